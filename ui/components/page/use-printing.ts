import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is just being put on paper, where nothing can be scrolled. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(onChange: () => void): () => void {
  const turn =
    (to: boolean): (() => void) =>
    () => {
      isPrinting = to;
      onChange();
    };
  const [begin, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
