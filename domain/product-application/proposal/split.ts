import { decimal, rescale, type Decimal } from '@domain/money/decimal';
import { allocationOf, assetClasses, type AssetClass } from './allocation';
import { riskClassOf, type PlannerAnswers } from './risk-class';
import { securityOf, type ProposedSecurity } from './securities';

/** What goes into one security. */
export interface Part {
  readonly asset: AssetClass;
  readonly security: ProposedSecurity;
  /** Euros, to the cent. */
  readonly value: Decimal;
}

/** The least that a plan puts into a security at each execution (rules.md 10). */
export const LEAST_RATE = decimal('25.00');
/** The least that is worth an order of its own: the fee stays below three percent of it (rules.md 7). */
export const LEAST_ORDER = decimal('500.00');

const CENTS = 2;

/** What goes into each security at each execution of the plan. */
export const plannedParts = (answers: PlannerAnswers): readonly Part[] =>
  split(answers, answers.rate, LEAST_RATE);

/** What goes into each security at once. */
export const orderedParts = (answers: PlannerAnswers): readonly Part[] =>
  split(answers, answers.amount, LEAST_ORDER);

/**
 * Splits euros by the allocation, to the cent. A part below the least is none: the smallest first, and of equals the
 * riskier, it goes to the most cautious class that stays. What rounding leaves goes to the largest.
 */
function split(answers: PlannerAnswers, total: Decimal | undefined, least: Decimal): readonly Part[] {
  if (total === undefined) return [];
  const allocation = allocationOf(riskClassOf(answers));
  const cents = rescale(total, CENTS, 'down').units;
  const shares = assetClasses
    .filter((asset) => allocation[asset] > 0)
    .map((asset) => ({ asset, units: (cents * BigInt(allocation[asset])) / 100n }));
  return withRest(merged(shares, least.units), cents).map(({ asset, units }) => ({
    asset,
    security: securityOf(asset, answers.wished),
    value: { units, scale: CENTS },
  }));
}

interface Share {
  readonly asset: AssetClass;
  readonly units: bigint;
}

/** The shares without those below the least; they come from the most cautious to the riskiest, and stay so. */
function merged(shares: readonly Share[], least: bigint): readonly Share[] {
  const small = shares.reduce<Share | undefined>(
    (found, share) => (found !== undefined && found.units < share.units ? found : share),
    undefined,
  );
  const [first, ...others] = shares.filter((share) => share !== small);
  return small === undefined || first === undefined || small.units >= least
    ? shares
    : merged([{ ...first, units: first.units + small.units }, ...others], least);
}

function withRest(shares: readonly Share[], cents: bigint): readonly Share[] {
  const rest = shares.reduce((left, { units }) => left - units, cents);
  const most = shares.reduce((found, { units }) => (units > found ? units : found), 0n);
  const largest = shares.find(({ units }) => units === most);
  return shares.map((share) => (share === largest ? { ...share, units: share.units + rest } : share));
}
