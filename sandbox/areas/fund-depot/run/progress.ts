import { decimal, decimalText, sum, zero } from '@domain/money/decimal';
import type { FundFailReason, FundOutcome, FundResult, FundRow } from '../store/fund-tables';

/** How an order has ended. */
export interface Ended {
  readonly outcome: Extract<FundOutcome, 'EXECUTED' | 'PARTLY_EXECUTED' | 'NOT_EXECUTED'>;
  readonly reason: FundFailReason | null;
  readonly rows: readonly FundRow[];
  readonly result: FundResult | null;
}

/** Nothing of it was executed. */
export const notExecuted = (reason: FundFailReason, rows: readonly FundRow[]): Ended => ({
  outcome: 'NOT_EXECUTED',
  reason,
  rows: rows.map((row) => ({ ...row, failReason: reason })),
  result: null,
});

/** What the rows came to; `isShort` where all together brought less than was asked for. */
export function endedWith(rows: readonly FundRow[], result: FundResult, isShort: boolean): Ended {
  const isDone = ({ execution }: FundRow): boolean => execution !== null;
  const reason = rows.find(({ failReason }) => failReason !== null)?.failReason ?? null;
  if (!rows.some(isDone))
    return { outcome: 'NOT_EXECUTED', reason: reason ?? 'NOTHING_LEFT', rows, result: null };
  const isWhole = rows.every(isDone) && !isShort;
  return {
    outcome: isWhole ? 'EXECUTED' : 'PARTLY_EXECUTED',
    reason: isWhole ? null : (reason ?? 'PRICE_FALLEN'),
    rows,
    result,
  };
}

/** The sum of what was executed. */
export const executedValue = (rows: readonly FundRow[]): string =>
  decimalText(sum([zero, ...rows.flatMap(({ amount, execution }) => (execution ? [decimal(amount)] : []))]));
