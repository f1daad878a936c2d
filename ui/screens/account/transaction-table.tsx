import type { AccountTransaction } from '@domain/banking/account-transaction';
import type { TransactionEntry } from '@domain/banking/transactions-view';
import { calendarDay } from '@domain/time/local-date';
import { groupIban } from '@domain/codes/group-iban';
import { Tag } from '@ui/components/text/tag';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableHead, TableRegion } from '@ui/components/table/table';
import { WindowedRows, type RowPlace } from '@ui/components/table/windowed-rows';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { AccountModel } from './account-model';
import { PurposeText } from './purpose-text';
import css from './account-screen.module.css';

const columnCount = 4;

/** So high that head and many rows are seen together with what stands above. */
const height = 'max(24rem, calc(100dvh - 9rem))';

const cents = { minDecimals: 2 } as const;

/** The bookings as a table of any length, month by month; on phones each is a card. */
export const TransactionTable = observer(function TransactionTable({
  model,
}: {
  readonly model: AccountModel;
}) {
  const t = useTexts();
  const { entries } = model;
  const drawEntry = useCallback(
    (entry: TransactionEntry, place: RowPlace) =>
      entry.kind === 'month' ? (
        <MonthRow entry={entry} place={place} />
      ) : (
        <TransactionRow transaction={entry.transaction} place={place} />
      ),
    [],
  );
  return (
    <TableRegion label={t('banking.transactions.tableLabel')} height={height}>
      <Table aria-rowcount={entries.length + 1}>
        <TableHead>
          <ColumnHead>{t('banking.transactions.column.transaction')}</ColumnHead>
          <ColumnHead>{t('banking.transactions.column.purpose')}</ColumnHead>
          <ColumnHead numeric>{t('banking.transactions.column.day')}</ColumnHead>
          <ColumnHead numeric>{t('banking.transactions.column.amount')}</ColumnHead>
        </TableHead>
        <WindowedRows rows={entries} keyOf={entryId} usualHeight={56}>
          {drawEntry}
        </WindowedRows>
      </Table>
    </TableRegion>
  );
});

const entryId = ({ id }: TransactionEntry): string => id;

interface MonthRowProps {
  readonly entry: Extract<TransactionEntry, { kind: 'month' }>;
  readonly place: RowPlace;
}

/** The head of a month: its name, and what came in and went out. */
function MonthRow({ entry: { month, sums }, place }: MonthRowProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Row {...place} className={css['month']}>
      <RowHeader colSpan={columnCount}>
        <span className={css['monthLine']}>
          <span>
            {month === undefined
              ? t('banking.transactions.notBooked')
              : formats.day(calendarDay(`${month}-01`), 'month')}
          </span>
          <span className={css['sums']}>
            <span>
              {t('banking.transactions.filter.in')} <AmountText amount={sums.in} shape={cents} />
            </span>
            <span>
              {t('banking.transactions.filter.out')} <AmountText amount={sums.out} shape={cents} />
            </span>
          </span>
        </span>
      </RowHeader>
    </Row>
  );
}

interface TransactionRowProps {
  readonly transaction: AccountTransaction;
  readonly place: RowPlace;
}

function TransactionRow({ transaction, place }: TransactionRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const { party, bookingDate, amount, type } = transaction;
  const kind = t(`banking.transactions.type.${type}`);
  return (
    <Row {...place}>
      <RowHeader>
        {party?.name ?? kind}
        <Caption>{party?.iban === undefined ? kind : groupIban(party.iban)}</Caption>
      </RowHeader>
      <Cell label={t('banking.transactions.column.purpose')} className={css['purpose']}>
        <PurposeText transaction={transaction} />
      </Cell>
      <Cell numeric label={t('banking.transactions.column.day')}>
        {bookingDate === undefined ? (
          <Tag icon="hourglass">{t('banking.transactions.notBooked')}</Tag>
        ) : (
          formats.day(bookingDate)
        )}
      </Cell>
      <Cell numeric main>
        <AmountText amount={amount} shape={cents} />
      </Cell>
    </Row>
  );
}
