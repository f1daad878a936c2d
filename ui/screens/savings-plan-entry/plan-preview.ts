import { compare, sum, zero, type Decimal } from '@domain/money/decimal';
import { raisedRates, type DueDay } from '@domain/savings-plan/execution-days';
import { daysAhead } from '@domain/savings-plan/form/plan-ahead';
import { dayOfCode } from '@domain/savings-plan/form/plan-form';
import type { PlannedRow } from '@domain/savings-plan/form/planned-rows';
import { conditionsOf, mostDebitOf } from '@domain/savings-plan/plan-conditions';
import { purchaseWithin, type Purchase } from '@domain/savings-plan/plan-costs';
import { planParts, type PlanPart } from '@domain/savings-plan/plan-sentence';
import type { ProjectedPlan } from '@domain/savings-plan/projection';
import type { PlanInputModel } from './plan-input-model';

/** How many executions are shown beforehand. */
const AHEAD = 3;

/** What one row buys each time. */
export interface PlannedPurchase extends PlannedRow {
  readonly purchase: Purchase;
}

/** The purchases of one execution, as far as the bank has told the terms. */
export function purchasesOf(input: PlanInputModel): readonly PlannedPurchase[] | undefined {
  const planned = input.read(input.nodes.planned);
  const conditions = input.read(input.nodes.conditions);
  const bought = planned?.flatMap((row) => {
    const terms = conditionsOf(conditions, row.instrument.wkn);
    return terms === undefined ? [] : [{ ...row, purchase: purchaseWithin(row.rate, feesOf(terms)) }];
  });
  return bought !== undefined && bought.length === planned?.length ? bought : undefined;
}

const feesOf = (terms: NonNullable<ReturnType<typeof conditionsOf>>) => ({
  orderFee: terms.orderFee ?? zero,
  otherFees: terms.otherFees.value,
});

/** The days of the next executions, skipped ones among them. */
export function nextDaysOf(input: PlanInputModel, count = AHEAD): readonly DueDay[] {
  const start = dayOfCode(input.entry(input.nodes.startDate));
  const executionDay = Number(input.entry(input.nodes.executionDay));
  if (start === undefined || !(executionDay > 0)) return [];
  const end = input.read(input.nodes.end);
  const suspension = input.read(input.nodes.suspension);
  const days = {
    interval: input.entry(input.nodes.interval),
    executionDay,
    start,
    ...(end !== undefined && { end }),
    ...(suspension !== undefined && { suspension }),
  };
  return daysAhead(days, input.today, count, input.drafts.current);
}

/** What an execution takes after so many increases. */
export const totalAfter = (
  planned: readonly PlannedRow[],
  percent: Decimal,
  raises: number,
  most: Decimal | undefined,
): Decimal =>
  sum(
    raisedRates(
      planned.map(({ rate }) => rate),
      percent,
      raises,
      most,
    ),
  );

/** Whether so many increases raise what an execution takes: a direct debit may have reached its limit. */
export const isRaised = (
  planned: readonly PlannedRow[],
  percent: Decimal,
  raises: number,
  most: Decimal | undefined,
): boolean => compare(totalAfter(planned, percent, raises, most), totalAfter(planned, percent, 0, most)) > 0;

/** What a direct debit may take at once; undefined where the plan is paid from an account with the bank. */
export function mostTaken(input: PlanInputModel): Decimal | undefined {
  const account = input.read(input.nodes.account);
  const conditions = input.read(input.nodes.conditions);
  return account?.isExternal && conditions ? mostDebitOf(conditions, account.iban).value : undefined;
}

/** The sentence, as far as it is decided. */
export function partsOf(input: PlanInputModel): readonly PlanPart[] {
  const planned = input.read(input.nodes.planned) ?? [];
  return planParts({
    total: input.read(input.nodes.sum),
    names: planned.map(({ instrument }) => instrument.name),
    interval: input.entry(input.nodes.interval),
    executionDay: Number(input.entry(input.nodes.executionDay)) || undefined,
    next: nextDaysOf(input).find(({ isSkipped }) => !isSkipped)?.day,
    end: input.read(input.nodes.end),
    suspension: input.read(input.nodes.suspension),
    increase: input.read(input.nodes.raise),
    account: input.read(input.nodes.account),
  });
}

/** What the preview is drawn from; undefined before the bank has told the terms. */
export function projectedOf(input: PlanInputModel): ProjectedPlan | undefined {
  const purchases = purchasesOf(input);
  const conditions = input.read(input.nodes.conditions);
  if (purchases === undefined || purchases.length === 0) return undefined;
  const most = mostTaken(input);
  return {
    interval: input.entry(input.nodes.interval),
    ...(most && { most }),
    increase: input.read(input.nodes.raise) ?? zero,
    positions: purchases.flatMap(({ rate, instrument }) => {
      const terms = conditionsOf(conditions, instrument.wkn);
      return terms === undefined ? [] : [{ rate, ...feesOf(terms) }];
    }),
  };
}
