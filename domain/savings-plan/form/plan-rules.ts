import { issueAt, type Finding, type Issue } from '../../form/issue';
import type { RowOutcome } from '../../form/nodes/rows';
import { valueOf, type Outcome } from '../../form/outcome';
import { compare, decimalText, equals, hundred, subtract, sum, type Decimal } from '../../money/decimal';
import { conditionsOf, mostDebitOf, type PlanConditions } from '../plan-conditions';
import type { PaidBy, RateMode, SaidPosition } from './plan-fields';
import { planFinding } from './plan-finding';
import { rowPath, saidRows, type PlannedRow } from './planned-rows';

const at = (field: string, finding: Finding): Issue => issueAt(field, finding, 'rule');

/** What is wrong with a security whatever its rate: it stands there twice, or cannot be saved. */
export function instrumentIssues(rows: readonly RowOutcome<SaidPosition>[]): readonly Issue[] {
  const seen = new Set<string>();
  return saidRows(rows).flatMap(({ key, instrument }) => {
    const chosen = valueOf(instrument);
    if (chosen === undefined) return [];
    const isTwice = seen.has(chosen.wkn);
    seen.add(chosen.wkn);
    if (isTwice) return [at(rowPath(key, 'instrument'), planFinding('plan-instrument-twice'))];
    return chosen.savingsPlanEligible
      ? []
      : [at(rowPath(key, 'instrument'), planFinding('plan-instrument-not-eligible'))];
  });
}

/** Rates below what a security takes at least; the bank's conditions say how much. */
export function rateIssues(
  rows: readonly RowOutcome<SaidPosition>[],
  planned: Outcome<readonly PlannedRow[]>,
  conditions: PlanConditions | undefined,
  mode: RateMode,
): readonly Issue[] {
  const shared = valueOf(planned);
  return saidRows(rows).flatMap(({ key, instrument, rate }) => {
    const known = conditionsOf(conditions, valueOf(instrument)?.wkn);
    const said = mode === 'EACH' ? valueOf(rate) : shared?.find((row) => row.key === key)?.rate;
    if (known === undefined || said === undefined || compare(said, known.minimumRate.value) >= 0) return [];
    const missing = subtract(known.minimumRate.value, said);
    const args = { min: decimalText(known.minimumRate.value), missing: decimalText(missing) };
    return [
      at(rowPath(key, mode === 'EACH' ? 'rate' : 'share'), planFinding('plan-rate-below-minimum', args)),
    ];
  });
}

/** Shares that do not come to a whole. */
export function shareIssues(rows: readonly RowOutcome<SaidPosition>[], mode: RateMode): readonly Issue[] {
  if (mode === 'EACH') return [];
  const shares = saidRows(rows).map(({ share }) => valueOf(share));
  const said = shares.filter((share): share is Decimal => share !== undefined);
  if (said.length < shares.length || equals(sum(said), hundred)) return [];
  return [at('positions', planFinding('plan-shares-not-hundred', { sum: decimalText(sum(said)) }))];
}

/** More than one execution may take, or one debit. */
export function totalIssues(
  total: Decimal,
  conditions: PlanConditions,
  {
    mode,
    paidBy,
    iban,
  }: { readonly mode: RateMode; readonly paidBy: PaidBy; readonly iban: string | undefined },
): readonly Issue[] {
  const place = totalPath(mode);
  const { mostTotal } = conditions;
  if (compare(total, mostTotal.value) > 0)
    return [at(place, planFinding('plan-total-above-limit', { max: decimalText(mostTotal.value) }))];
  const mostDebit = mostDebitOf(conditions, iban);
  return paidBy === 'EXTERNAL' && compare(total, mostDebit.value) > 0
    ? [at(place, planFinding('plan-debit-above-limit', { max: decimalText(mostDebit.value) }))]
    : [];
}

/** Where something about the rates together stands. */
export const totalPath = (mode: RateMode): string => (mode === 'TOTAL' ? 'total' : 'positions');
