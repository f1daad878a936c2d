import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { OrderBookModel } from './order-book-model';
import { readBookView, writeBookView } from './order-book-query';
import { isSameView, type OrderBookView } from '@domain/order/open/order-book-view';

/**
 * Keeps the view in the address, so that a reload or a shared link shows the same, and the browser's back button goes
 * back to the view before. Typing a search makes no history.
 */
export function useViewInUrl(model: OrderBookModel): void {
  const [query, setQuery] = useSearchParams();
  const direction = useNavigationType();
  const read = useEffectEvent(() => {
    model.show(readBookView(query));
  });
  const write = useEffectEvent((view: OrderBookView, before: OrderBookView) => {
    if (isSameView(view, readBookView(query))) return;
    const isTyping = isSameView(view, { ...before, search: view.search });
    setQuery((current) => writeBookView(current, view), { replace: isTyping });
  });
  useEffect(() => {
    read();
    return reaction(
      () => model.view,
      (view, before) => {
        write(view, before);
      },
    );
  }, [model]);
  useEffect(() => {
    if (direction === NavigationType.Pop) read();
  }, [direction, query]);
}
