import { withoutFilledIn } from '@domain/order/prefill/without-filled-in';
import { useStepHistory } from '@ui/app/history/use-step-history';
import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenDayIsOver } from './day-over';
import type { OrderEntryModel } from './order-entry-model';
import { OrderSteps } from './order-steps';

interface OrderHistoryProps {
  readonly model: OrderEntryModel;
  /** Whether the customer may have the input asked for question by question. */
  readonly isAsked: boolean;
}

/**
 * What goes on around the steps of an order: the browser keeps an entry for each, and an address that does not contradict
 * the draft; and the day on which it was checked may end.
 */
export function OrderHistory({ model, isAsked }: OrderHistoryProps) {
  const [steps] = useState(() => new OrderSteps(model, isAsked));
  const putSearch = useStepHistory(steps);
  const { keeper } = model.input;
  const { key, search } = useLocation();
  const shorten = useEffectEvent((): void => {
    const query = new URLSearchParams(search);
    const left = new URLSearchParams(withoutFilledIn(query));
    if (left.size < query.size) putSearch(left.toString());
  });
  // Once a draft keeps what the link fills in, no entry says it any more: what is typed from then on would else lose to
  // it after a reload, on coming back, or after a sign-in (ORD-30).
  useEffect(() => when(() => keeper.savedAt !== undefined, shorten), [keeper, key]);
  useEffect(() => whenDayIsOver(model), [model]);
  return null;
}
