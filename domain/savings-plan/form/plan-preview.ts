import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown } from '../../form/nodes/lenient';
import type { DerivedNode, Node } from '../../form/nodes/node';
import { empty, read, valueOf } from '../../form/outcome';
import { compare, sum, zero, type Decimal } from '../../money/decimal';
import type { LocalDate } from '../../time/local-date';
import { firstRaise, raisedRates, type DueDay } from '../execution-days';
import { conditionsOf, mostDebitOf, type PlanConditions } from '../plan-conditions';
import { purchaseWithin, type FeeTerms, type Purchase } from '../plan-costs';
import { planParts, type PlanPart } from '../plan-sentence';
import type { ProjectedPlan } from '../projection';
import type { Period, PlanAccount } from '../savings-plan';
import { daysAhead } from './plan-ahead';
import type { PlanFormFacts } from './plan-facts';
import type { PlanFieldNodes } from './plan-fields';
import type { PlannedRow } from './planned-rows';

/** What one row buys each time, and on which terms. */
export interface PlannedPurchase extends PlannedRow {
  readonly purchase: Purchase;
  readonly fees: FeeTerms;
}

/** A day on which the plan is due, and what it takes then; EUR. */
export interface DayAhead extends DueDay {
  readonly total: Decimal;
  /** It takes more than at first: a direct debit may have reached its limit. */
  readonly isRaised: boolean;
}

/** What a plan means, as far as it is entered; nothing of it keeps the plan from being sent. */
export interface PlanPreviewNodes {
  /** The purchases of one execution, once the bank has told the terms of each. */
  readonly purchases: DerivedNode<readonly PlannedPurchase[]>;
  /** The next executions, skipped ones among them. */
  readonly nextDays: DerivedNode<readonly DayAhead[]>;
  /** The first execution that takes more than those before. */
  readonly firstRaised: DerivedNode<DayAhead | undefined>;
  /** The sentence, as far as it is decided. */
  readonly sentence: DerivedNode<readonly PlanPart[]>;
  readonly projected: DerivedNode<ProjectedPlan>;
}

/** What the plan is read to. */
interface ReadPlan {
  readonly planned: Node<readonly PlannedRow[]>;
  readonly sum: Node<Decimal>;
  readonly start: Node<LocalDate>;
  readonly end: Node<LocalDate | undefined>;
  readonly suspension: Node<Period | undefined>;
  readonly raise: Node<Decimal>;
  readonly account: Node<PlanAccount>;
  readonly conditions: Node<PlanConditions | undefined>;
}

/** How many executions are shown beforehand. */
const SHOWN = 3;

/** So many executions reach into the second year, however often a plan buys. */
const A_YEAR_AHEAD = 14;

/** What is shown beside a plan while it is entered, and said of it at its release. */
export function planPreview(
  { interval, executionDay }: Pick<PlanFieldNodes, 'interval' | 'executionDay'>,
  { planned, start, conditions, ...said }: ReadPlan,
  fact: Pick<FactNodes<PlanFormFacts>, 'today' | 'current'>,
): PlanPreviewNodes {
  const [raise, account] = [asOutcome(said.raise), asOutcome(said.account)];
  const [end, suspension] = [asOutcome(said.end), asOutcome(said.suspension)];
  const most = derive({ account, conditions }, ({ account: from, conditions: terms }) =>
    read(mostTaken(valueOf(from), terms)),
  );
  const schedule = { interval, executionDay, start, end, suspension };
  const ahead = (count: number): DerivedNode<readonly DayAhead[]> =>
    derive(
      { planned, ...schedule, raise, most, today: fact.today, current: ifKnown(fact.current) },
      (seen) => {
        const [last, pause] = [valueOf(seen.end), valueOf(seen.suspension)];
        const days = daysAhead(
          {
            interval: seen.interval,
            executionDay: Number(seen.executionDay),
            start: seen.start,
            ...(last !== undefined && { end: last }),
            ...(pause !== undefined && { suspension: pause }),
          },
          seen.today,
          count,
          seen.current,
        );
        const rates = seen.planned.map(({ rate }) => rate);
        const percent = valueOf(seen.raise) ?? zero;
        return read(
          days.map((day) => {
            const total = sum(raisedRates(rates, percent, day.raises, seen.most));
            return { ...day, total, isRaised: compare(total, sum(rates)) > 0 };
          }),
        );
      },
    );
  const nextDays = ahead(SHOWN);
  const purchases = derive({ planned, conditions }, ({ planned: rows, conditions: terms }) => {
    const bought = rows.flatMap((row) => purchaseOf(row, terms));
    return bought.length === rows.length ? read<readonly PlannedPurchase[]>(bought) : empty();
  });
  return {
    purchases,
    nextDays,
    firstRaised: derive({ days: ahead(A_YEAR_AHEAD), raise: said.raise }, ({ days, raise: percent }) => {
      const first = firstRaise(days, percent);
      return read(first?.isRaised === true ? first : undefined);
    }),
    sentence: derive(
      {
        planned,
        sum: said.sum,
        interval,
        executionDay: asOutcome(executionDay),
        days: asOutcome(nextDays),
        end,
        suspension,
        raise,
        account,
        current: ifKnown(fact.current),
      },
      (seen) =>
        read(
          planParts({
            total: seen.sum,
            names: seen.planned.map(({ instrument }) => instrument.name),
            interval: seen.interval,
            executionDay: Number(valueOf(seen.executionDay)) || undefined,
            next: valueOf(seen.days)?.find(({ isSkipped }) => !isSkipped)?.day,
            isNew: seen.current === undefined,
            end: valueOf(seen.end),
            suspension: valueOf(seen.suspension),
            increase: valueOf(seen.raise),
            account: valueOf(seen.account),
          }),
        ),
    ),
    projected: derive({ purchases, interval, raise, most }, (seen) =>
      seen.purchases.length === 0
        ? empty()
        : read<ProjectedPlan>({
            interval: seen.interval,
            ...(seen.most && { most: seen.most }),
            increase: valueOf(seen.raise) ?? zero,
            positions: seen.purchases.map(({ rate, fees }) => ({ rate, ...fees })),
          }),
    ),
  };
}

function purchaseOf(row: PlannedRow, conditions: PlanConditions | undefined): readonly PlannedPurchase[] {
  const terms = conditionsOf(conditions, row.instrument.wkn);
  if (terms === undefined) return [];
  const fees = { orderFee: terms.orderFee ?? zero, otherFees: terms.otherFees.value };
  return [{ ...row, fees, purchase: purchaseWithin(row.rate, fees) }];
}

/** What a direct debit may take at once; undefined where the plan is paid from an account with the bank. */
const mostTaken = (
  account: PlanAccount | undefined,
  conditions: PlanConditions | undefined,
): Decimal | undefined =>
  account?.isExternal && conditions ? mostDebitOf(conditions, account.iban).value : undefined;
