import { withoutFilledIn } from '@domain/order/prefill/without-filled-in';
import { stepEntry } from '@ui/app/step-entry';
import { useStepHistory } from '@ui/app/use-step-history';
import { when } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrderEntryModel } from './order-entry-model';
import { OrderSteps } from './order-steps';

interface OrderHistoryProps {
  readonly model: OrderEntryModel;
  /** Whether the customer may have the input asked for question by question. */
  readonly isAsked: boolean;
}

/** What the browser keeps of an order: an entry a step, and an address that does not contradict the draft. */
export function OrderHistory({ model, isAsked }: OrderHistoryProps) {
  const [steps] = useState(() => new OrderSteps(model, isAsked));
  useStepHistory(steps);
  useShortAddress(model);
  return null;
}

/**
 * Once a draft keeps what the link fills in, the address no longer says it: what is typed from then on would else lose to
 * it after a reload, on coming back, or after a sign-in (ORD-30).
 */
function useShortAddress({ input: { keeper } }: OrderEntryModel): void {
  const location = useLocation();
  const navigate = useNavigate();
  const shorten = useEffectEvent((): void => {
    const query = new URLSearchParams(location.search);
    const left = new URLSearchParams(withoutFilledIn(query));
    if (left.size === query.size) return;
    void navigate({ ...location, search: left.toString() }, { replace: true, state: stepEntry(location) });
  });
  useEffect(() => when(() => keeper.savedAt !== undefined, shorten), [keeper]);
}
