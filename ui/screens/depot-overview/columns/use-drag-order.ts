import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Lets the items of a list be dragged to another place by mouse; `onMove` is told from where to where. An extra for
 * the hand: whatever can be dragged has buttons that do the same.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const ended = new AbortController();
    const options = { signal: ended.signal };
    let from = -1;
    const placeOf = ({ target }: Event): number =>
      [...element.children].findIndex((item) => target instanceof Node && item.contains(target));
    element.addEventListener('dragstart', (event) => void (from = placeOf(event)), options);
    element.addEventListener('dragend', () => void (from = -1), options);
    element.addEventListener('dragover', (event) => event.preventDefault(), options);
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const to = placeOf(event);
        if (from >= 0 && to >= 0 && from !== to) move(from, to);
      },
      options,
    );
    return () => ended.abort();
  }, [list]);
}
