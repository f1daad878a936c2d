import { valueOrUndefined } from '@domain/failure/remote-data';
import type { Order } from '@domain/order/open/order';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import { classNames } from '@ui/components/class-names';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { WindowedRows } from '@ui/components/table/windowed-rows';
import { Caption } from '@ui/components/text/caption';
import { SectionHead } from '@ui/components/text/section-head';
import { MessageWords } from '@ui/components/text/message-words';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { WholeNumber } from '@ui/parts/order/whole-number';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DeviceSteps } from './device-steps';
import type { ReceiptsModel } from './receipts-model';
import css from './receipts-section.module.css';
import { receiptMoment } from './receipts-text';

const isReasoned = (event: BankReceipt['event']): boolean => event === 'refused' || event === 'wrong-tan';

/** That the TAN was wrong is the event; what else the bank said of it, such as a lock, comes with it. */
const said = (messages: BankReceipt['messages']): BankReceipt['messages'] =>
  messages.filter(({ key }) => key !== 'TAN_UNGUELTIG');

const keyOf = ({ id }: BankReceipt): string => id;

/** What the customer has released, as the bank keeps it for every device, and the steps of it on this one (CUS-10). */
export const ReceiptsSection = observer(function ReceiptsSection({
  model,
  orders,
}: {
  readonly model: ReceiptsModel;
  /** Those on the page: of them it can be said what was traded. */
  readonly orders: ReadonlyMap<string, Order>;
}) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
  }, [model]);
  const isOnPaper = (valueOrUndefined(model.bank) ?? []).length > 0;
  return (
    <>
      <section
        className={classNames(css['receipts'], !isOnPaper && css['onScreen'])}
        aria-labelledby="receipts"
      >
        <SectionHead id="receipts">{t('orderReceipts.title')}</SectionHead>
        <p className={css['explain']}>{t('orderReceipts.explain')}</p>
        <RemoteView
          data={model.bank}
          subject={t('orderReceipts.bankSubject')}
          onRetry={() => void model.loadBank()}
        >
          {(receipts) =>
            receipts.length === 0 ? (
              <p>{t('orderReceipts.none')}</p>
            ) : (
              <BankReceipts receipts={receipts} orders={orders} />
            )
          }
        </RemoteView>
      </section>
      <DeviceSteps model={model} />
    </>
  );
});

interface BankReceiptsProps {
  readonly receipts: readonly BankReceipt[];
  readonly orders: ReadonlyMap<string, Order>;
}

function BankReceipts({ receipts, orders }: BankReceiptsProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <TableRegion label={t('orderReceipts.tableLabel')} height="24rem">
      <Table tight aria-rowcount={receipts.length + 1}>
        <TableHead>
          <ColumnHead>{t('orderReceipts.column.at')}</ColumnHead>
          <ColumnHead>{t('orderReceipts.column.action')}</ColumnHead>
          <ColumnHead>{t('orderReceipts.column.event')}</ColumnHead>
          <ColumnHead>{t('orderReceipts.column.subject')}</ColumnHead>
        </TableHead>
        <WindowedRows rows={receipts} keyOf={keyOf}>
          {({ key, action, event, reference, messages, at }, place) => (
            <Row {...place}>
              <RowHeader>{receiptMoment({ at }, formats)}</RowHeader>
              <Cell label={t('orderReceipts.column.action')}>
                {action === undefined
                  ? t('orderReceipts.unknownAction')
                  : t(`orderReceipts.action.${action}`)}
              </Cell>
              <Cell label={t('orderReceipts.column.event')}>
                {t(`orderReceipts.event.${event}`)}
                {isReasoned(event) && said(messages).length > 0 && (
                  <Caption>
                    <MessageWords messages={said(messages)} />
                  </Caption>
                )}
              </Cell>
              <Cell label={t('orderReceipts.column.subject')}>
                <SubjectOf id={reference ?? key} isKey={reference === undefined} orders={orders} />
              </Cell>
            </Row>
          )}
        </WindowedRows>
      </Table>
    </TableRegion>
  );
}

interface SubjectProps {
  readonly id: string | undefined;
  readonly isKey: boolean;
  readonly orders: BankReceiptsProps['orders'];
}

/** What it was about: what was traded, where the page has the order, and its number; else its key, named as one; the session has neither. */
const SubjectOf = observer(function SubjectOf({ id, isKey, orders }: SubjectProps) {
  const t = useTexts();
  const nameOf = useOrderName();
  if (id === undefined) return t('orderReceipts.noSubject');
  const order = orders.get(id);
  return (
    <>
      {order !== undefined && <span className={css['traded']}>{nameOf(order)}</span>}
      <WholeNumber id={id} />
      {isKey && <Caption>{t('orderReceipts.key')}</Caption>}
    </>
  );
});
