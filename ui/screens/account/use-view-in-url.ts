import { isSameTransactionsView, type TransactionsView } from '@domain/banking/transactions-view';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { AccountModel } from './account-model';
import { readTransactionsView, writeTransactionsView } from './account-query';

/**
 * Keeps the view in the address, so that a reload or a shared link shows the same, and the browser's back button goes
 * back to the view before. Typing a search makes no history.
 */
export function useViewInUrl(model: AccountModel): void {
  const [query, setQuery] = useSearchParams();
  const direction = useNavigationType();
  const read = useEffectEvent(() => {
    model.show(readTransactionsView(query));
  });
  const write = useEffectEvent((view: TransactionsView, before: TransactionsView) => {
    if (isSameTransactionsView(view, readTransactionsView(query))) return;
    const isTyping = isSameTransactionsView(view, { ...before, search: view.search });
    setQuery((current) => writeTransactionsView(current, view), { replace: isTyping });
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
