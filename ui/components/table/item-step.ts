/** Where a key leads in a menu: to its neighbours, round its ends, or to what begins with the letter; undefined if it is not for it. */
export function itemStep(
  key: string,
  items: readonly HTMLElement[],
  current: Element | null,
): HTMLElement | undefined {
  const place = items.findIndex((item) => item === current);
  const at = (index: number): HTMLElement | undefined => items[(index + items.length) % items.length];
  switch (key) {
    case 'ArrowDown':
      return at(place + 1);
    case 'ArrowUp':
      return at(Math.max(place, 0) - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(-1);
    default:
      return key.length === 1 ? beginningWith(key, [...items.slice(place + 1), ...items]) : undefined;
  }
}

const beginningWith = (letter: string, items: readonly HTMLElement[]): HTMLElement | undefined =>
  items.find(({ textContent }) =>
    textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );
