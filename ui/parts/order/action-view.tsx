import type { Order } from '@domain/order/open/order';
import type { Intent } from '@domain/release/intent';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { OrderStatusTag } from './order-status-tag';
import { useOrderFacts } from './use-order-facts';
import { WholeNumber } from './whole-number';

interface ActionDoneProps {
  readonly headline: string;
  readonly children: ReactNode;
  /** As it stands now; its state goes on changing while it is shown. */
  readonly order: Order;
  readonly intent: Intent;
}

/** A change or cancellation that the bank has: to which order, when, and how far it is. */
export function ActionDone({ headline, children, order, intent }: ActionDoneProps) {
  const t = useTexts();
  const formats = useFormats();
  const factsOf = useOrderFacts(formats);
  const released = intent.receipts.findLast(({ action }) => action === 'release')?.at;
  return (
    <>
      <Notice kind="ok" headline={headline} announced="status">
        {children}
      </Notice>
      <SummaryList
        rows={[
          {
            id: 'order',
            label: t('orderAction.order'),
            value: t('orderAction.facts', { ...factsOf(order) }),
          },
          {
            id: 'status',
            label: t('orderAction.status'),
            value: (
              <span role="status">
                <OrderStatusTag status={order.status} />
              </span>
            ),
          },
          { id: 'number', label: t('orderAction.number'), value: <WholeNumber id={order.id} /> },
          ...(released === undefined
            ? []
            : [
                {
                  id: 'at',
                  label: t('orderAction.at'),
                  value: t('orderAction.moment', {
                    day: formats.instant(released, 'date'),
                    time: formats.instant(released, 'exactTime'),
                  }),
                },
              ]),
        ]}
      />
    </>
  );
}
