import { withoutFilledIn } from '@domain/order/prefill/order-parameters';
import { stepEntry } from '@ui/app/step-entry';
import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrderEntryModel } from './order-entry-model';

/**
 * The query of the link that led to this visit. Once a draft keeps what it fills in, the address no longer says it: what
 * is typed from then on would else lose to it after a reload, on coming back, or after a sign-in (ORD-30).
 */
export function useVisitedLink({ input: { keeper } }: OrderEntryModel): string {
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(location.search);
  const shorten = useEffectEvent((): void => {
    const query = new URLSearchParams(location.search);
    const left = new URLSearchParams(withoutFilledIn(query));
    if (left.size === query.size) return;
    void navigate({ ...location, search: left.toString() }, { replace: true, state: stepEntry(location) });
  });
  useEffect(() => when(() => keeper.savedAt !== undefined, shorten), [keeper]);
  return link;
}
