/** The node a key leads to in a graph that is walked in reading order; undefined for keys that lead nowhere. */
export function nextStep(key: string, reached: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(reached + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(reached - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
