import type { Order } from '@domain/order/open/order';
import type { Failure } from '@domain/failure/failure';
import { Button } from '@ui/components/action/button';
import { failureWords } from '@domain/failure/failure-words';
import { Notice } from '@ui/components/feedback/notice';
import { Spinner } from '@ui/components/progress/progress';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import { OrderStatusTag } from './order-status-tag';
import { WholeNumber } from './whole-number';

interface DeedDoneProps {
  readonly headline: string;
  readonly children: ReactNode;
  /** As it stands now; its state goes on changing while it is shown. */
  readonly order: Order;
}

/** A change or cancellation that the bank has: what was done, and how far it is. */
export function DeedDone({ headline, children, order }: DeedDoneProps) {
  const t = useTexts();
  return (
    <>
      <Notice kind="ok" headline={headline} announced="status">
        {children}
      </Notice>
      <SummaryList
        rows={[
          {
            id: 'status',
            label: t('orderDeed.status'),
            value: (
              <span role="status">
                <OrderStatusTag status={order.status} />
              </span>
            ),
          },
          { id: 'number', label: t('orderDeed.number'), value: <WholeNumber id={order.id} /> },
        ]}
      />
    </>
  );
}

interface AskingDeedProps {
  readonly headline: string;
  /** What to do; said where the bank could not be asked. */
  readonly children: ReactNode;
  /** Why the bank could not be asked; without one it works on the order. */
  readonly failure: Failure | undefined;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

/** The answer was lost and the order does not tell: nothing else is offered before the bank has said (reliability.md 2). */
export function AskingDeed({ headline, children, failure, isBusy, onAsk }: AskingDeedProps) {
  const t = useTexts();
  return (
    <Notice
      kind="warn"
      icon="clock-alert"
      headline={headline}
      announced="alert"
      actions={
        <Button icon="refresh-cw" busy={isBusy ? t('orderDeed.asking') : undefined} onPress={onAsk}>
          {t('orderDeed.ask')}
        </Button>
      }
    >
      {failure ? children : <p>{t('orderDeed.pending')}</p>}
      {failure && <p>{t(`common.failure.${failureWords(failure)}`)}</p>}
      {isBusy && <Spinner>{t('orderDeed.asking')}</Spinner>}
    </Notice>
  );
}
