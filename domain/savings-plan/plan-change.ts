import type { Wkn } from '../codes/wkn';
import { equals, sum, type Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { Interval } from './interval';
import type { PlanRequest } from './plan-request';
import type { Period, PlanAccount, SavingsPlan } from './savings-plan';

interface Change<Term extends string, Value> {
  readonly term: Term;
  readonly before: Value;
  readonly after: Value;
}

/** A term of a plan that another shape of it changes, as it stands and as it is to be. */
export type PlanChange =
  /** Of one security; undefined where the plan does not buy it. */
  | (Change<'position', Decimal | undefined> & { readonly wkn: Wkn; readonly name: string })
  /** What one execution takes. */
  | Change<'rate', Decimal>
  | Change<'interval', Interval>
  | Change<'executionDay', number>
  | Change<'startDate', LocalDate>
  | Change<'endDate', LocalDate | undefined>
  | Change<'suspension', Period | undefined>
  | Change<'increase', Decimal>
  | Change<'account', PlanAccount>
  | Change<'name', string>;

/** What a plan would have otherwise than it has now, in the order of the form; names are those of its securities. */
export function planChanges(
  before: SavingsPlan,
  after: PlanRequest,
  names: ReadonlyMap<Wkn, string>,
): readonly PlanChange[] {
  return [
    ...positionChanges(before, after, names),
    ...changed(
      'rate',
      sum(before.positions.map(({ rate }) => rate.value)),
      sum(after.positions.map(({ rate }) => rate)),
      equals,
    ),
    ...changed('interval', before.interval, after.interval),
    ...changed('executionDay', before.executionDay, after.executionDay),
    ...(before.startDate === undefined ? [] : changed('startDate', before.startDate, after.startDate)),
    ...changed('endDate', before.endDate, after.endDate),
    ...changed('suspension', before.suspension, after.suspension, isSamePeriod),
    ...changed('increase', before.increase, after.increase, equals),
    ...changed('account', before.account, after.account, isSameAccount),
    // Without a name the plan keeps the one it has.
    ...changed('name', before.name, after.name ?? before.name),
  ];
}

/** Of a plan in one security that stays, its rate is that of the plan. */
function positionChanges(
  { positions }: SavingsPlan,
  { positions: planned }: PlanRequest,
  names: ReadonlyMap<Wkn, string>,
): readonly PlanChange[] {
  const wkns = [...new Set([...positions, ...planned].map(({ wkn }) => wkn))];
  if (wkns.length === 1) return [];
  return wkns.flatMap((wkn) => {
    const now = positions.find((each) => each.wkn === wkn);
    const before = now?.rate.value;
    const after = planned.find((each) => each.wkn === wkn)?.rate;
    if (before !== undefined && after !== undefined && equals(before, after)) return [];
    return [{ term: 'position', wkn, name: names.get(wkn) ?? now?.instrument?.name ?? wkn, before, after }];
  });
}

function changed<Term extends string, Value>(
  term: Term,
  before: Value,
  after: Value,
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): readonly Change<Term, Value>[] {
  return isSame(before, after) ? [] : [{ term, before, after }];
}

const isSamePeriod = (a: Period | undefined, b: Period | undefined): boolean =>
  a?.from === b?.from && a?.to === b?.to;

const isSameAccount = (a: PlanAccount, b: PlanAccount): boolean =>
  a.iban === b.iban && a.isExternal === b.isExternal;
