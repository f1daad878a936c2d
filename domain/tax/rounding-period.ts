import type { Decimal } from '../money/decimal';

/** After so many units an amount has grown by whole cents, so that all beyond is rounded as before. */
export interface RoundingPeriod {
  readonly units: bigint;
  readonly cents: bigint;
}

/** An exact ratio of whole numbers. */
interface Ratio {
  readonly of: bigint;
  readonly to: bigint;
}

/** A ratio of decimals. */
export const ratioOf = (of: Decimal, to: Decimal): Ratio => ({
  of: of.units * 10n ** BigInt(to.scale),
  to: to.units * 10n ** BigInt(of.scale),
});

/** The period of what a unit brings in cents. */
export const periodOf = (centsOfUnit: Ratio): RoundingPeriod =>
  periodAfter({ units: 1n, cents: 1n }, centsOfUnit);

/** The period of such an amount that is changed at a ratio and rounded once more. */
export function periodAfter({ units, cents }: RoundingPeriod, { of, to }: Ratio): RoundingPeriod {
  const changed = cents * of;
  const times = to / divisor(changed, to);
  return { units: units * times, cents: (changed * times) / to };
}

/** The period of all of them together, in units. */
export const commonPeriod = (periods: readonly bigint[]): bigint =>
  periods.reduce((all, each) => (all / divisor(all, each)) * each, 1n);

/** The greatest common divisor. */
function divisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}
