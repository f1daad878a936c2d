/**
 * Where a key leads in a list of suggestions, after the ARIA Authoring Practices: arrows go round, home and
 * end do not. Undefined if the key is not for the list.
 */
export function nextOption(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === undefined ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === undefined ? count - 1 : (active + count - 1) % count;
    case 'PageDown':
      return active === undefined ? undefined : Math.min(active + 10, count - 1);
    case 'PageUp':
      return active === undefined ? undefined : Math.max(active - 10, 0);
    default:
      return undefined;
  }
}
