import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHistoryMove } from './history/use-history-move';

/** A list as it is looked at: its model shows another view of it, as far as one is told. */
interface ViewedModel<V> {
  readonly view: V;
  readonly show: (view: Partial<V>) => void;
}

/** How a view is said in the address of its page. */
export interface ViewQuery<V> {
  /** What the address says; anything it does not know is left at its default. */
  readonly read: (query: URLSearchParams) => Partial<V>;
  /** The view as query, beside what else stands there. */
  readonly write: (query: URLSearchParams, view: V) => URLSearchParams;
  /** Whether no change makes history. */
  readonly isWithoutHistory?: boolean;
}

/**
 * Keeps the view in the address, so that a reload or a shared link shows the same, and the browser's back button goes
 * back to the view before. Typing a search makes no history.
 */
export function useViewInUrl<V extends { readonly search: string }>(
  model: ViewedModel<V>,
  { read, write, isWithoutHistory = false }: ViewQuery<V>,
): void {
  const [query, setQuery] = useSearchParams();
  const isSame = (one: V, other: V): boolean =>
    write(new URLSearchParams(), one).toString() === write(new URLSearchParams(), other).toString();
  const readAddress = useEffectEvent(() => {
    model.show(read(query));
  });
  const navigated = useHistoryMove(() => model.show(read(query)));
  const writeAddress = useEffectEvent((view: V, before: V) => {
    if (isSame(view, { ...view, ...read(query) })) return;
    const isTyping = isSame(view, { ...before, search: view.search });
    setQuery((current) => write(current, view), { replace: isTyping || isWithoutHistory });
    navigated();
  });
  useEffect(() => {
    readAddress();
    return reaction(
      () => model.view,
      (view, before) => {
        writeAddress(view, before);
      },
    );
  }, [model]);
}
