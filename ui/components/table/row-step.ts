const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

const CONTROLS = 'a[href], button';

/**
 * Where an arrow key leads from a link or button in a table's row: to the same one in the row below or above.
 * Undefined if the key is not for the rows, or there is no such row.
 */
export function rowStep(key: string, target: Element): HTMLElement | undefined {
  const direction = steps[key];
  const row = target.closest('tr');
  if (direction === undefined || row === null || !target.matches(CONTROLS)) return undefined;
  const place = controlsOf(row).indexOf(target);
  for (let other = row[direction]; other !== null; other = other[direction]) {
    const controls = controlsOf(other);
    const same = controls[Math.min(place, controls.length - 1)];
    if (same instanceof HTMLElement) return same;
  }
  return undefined;
}

const controlsOf = (row: Element): readonly Element[] => [...row.querySelectorAll(CONTROLS)];
