import { decimal, decimalText, isZero, negate, zero, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { LedgerLine } from '@sandbox/ledger/ledger-line';
import type { Journal } from '@sandbox/ledger/journal';
import { blockSecurities, reserveCash } from '@sandbox/ledger/trade-entries';
import type { FundOrderRow } from '../store/fund-record';
import type { FundRow } from '../store/fund-tables';

/** What an order binds: money of a deposit, shares of a withdrawal. */
export interface Bound {
  readonly depotId: string;
  readonly accountId: string;
  readonly reserved: Decimal;
  readonly rows: readonly FundRow[];
}

/** What an order has bound so far. */
export const boundBy = (row: FundOrderRow): Bound => ({
  depotId: row.depot_id,
  accountId: row.account_id,
  reserved: decimal(row.reserved),
  rows: row.fund_rows,
});

const linesOf = ({ depotId, accountId, reserved, rows }: Bound): readonly LedgerLine[] => [
  ...reserveCash(accountId, EUR, reserved),
  ...rows.flatMap(({ instrumentId, bound }) => blockSecurities(depotId, instrumentId, decimal(bound))),
];

/** Binds it; the reference is one of its kind. */
export const bind = (journal: Journal, bound: Bound, reference: string, at: Date): Promise<void> =>
  journal.post({ kind: 'RESERVATION', reference: `${reference}/bound`, at, lines: linesOf(bound) });

/** Frees what an order has bound. */
export const unbind = (journal: Journal, bound: Bound, reference: string, at: Date): Promise<void> =>
  journal.post({
    kind: 'RESERVATION',
    reference: `${reference}/freed`,
    at,
    lines: linesOf(bound).map((each) => ({ ...each, amount: negate(each.amount) })),
  });

/** The rows of an order once nothing is bound for them. */
export const unboundRows = (rows: readonly FundRow[]): readonly FundRow[] =>
  rows.map((row) => (isZero(decimal(row.bound)) ? row : { ...row, bound: decimalText(zero) }));
