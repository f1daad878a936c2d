import type { TaxClass } from '@sandbox/market/catalogue/tax-class';
import { least, orNothing, rounded } from './cents';

/** A year of one customer in cents; see TaxYearTable. */
export interface YearTotals {
  readonly shares: bigint;
  readonly other: bigint;
  /** What of the allowance a partner has not used. */
  readonly allowance: bigint;
  readonly allowanceUsed: bigint;
  readonly churchRate: bigint;
  readonly foreignTax: bigint;
  readonly foreignCredited: bigint;
  readonly substitute: bigint;
  readonly kest: bigint;
  readonly soli: bigint;
  readonly kist: bigint;
}

/** A result booked into a year. */
export interface BookedResult {
  readonly year: YearTotals;
  readonly exempt: bigint;
  /** Losses that took up a part of it, of both pots. */
  readonly losses: bigint;
  /** Negative: given back. */
  readonly allowance: bigint;
  readonly taxable: bigint;
  readonly foreignTax: bigint;
  readonly kest: bigint;
  readonly soli: bigint;
  readonly kist: bigint;
}

/** Percent that InvStG § 20 exempts. */
const EXEMPT: Readonly<Record<TaxClass, bigint>> = {
  SHARE: 0n,
  EQUITY_FUND: 30n,
  MIXED_FUND: 15n,
  PROPERTY_FUND: 60n,
  FOREIGN_PROPERTY_FUND: 80n,
  OTHER_FUND: 0n,
  OTHER: 0n,
};

/** What of a year is income: losses from shares wait for gains from shares, other losses take all (EStG § 20 VI). */
export const incomeOf = (shares: bigint, other: bigint): bigint => orNothing(orNothing(shares) + other);

/**
 * Books a result in cents: exempt part, losses, allowance, foreign tax, then the tax on what the year's taxable amount
 * has changed by; less of it gives tax back, as far as it was paid (EStG §§ 20, 32d, 43a III, 44a, InvStG § 20).
 * `substituted` is what of the result stands for a cost that nobody told.
 */
export function bookResult(
  year: YearTotals,
  result: bigint,
  taxClass: TaxClass,
  substituted = 0n,
): BookedResult {
  const exempt = rounded(result * EXEMPT[taxClass], 100n);
  const net = result - exempt;
  const shares = year.shares + (taxClass === 'SHARE' ? net : 0n);
  const other = year.other + (taxClass === 'SHARE' ? 0n : net);
  const before = incomeOf(year.shares, year.other);
  const after = incomeOf(shares, other);
  const allowanceUsed = least(orNothing(year.allowance), after);
  const allowance = allowanceUsed - year.allowanceUsed;
  const taxable = after - allowanceUsed - orNothing(before - year.allowanceUsed);
  const tax = taxable < 0n ? refund(year, -taxable) : charge(year, taxable);
  return {
    exempt,
    losses: net > 0n ? net - (after - before) : 0n,
    allowance,
    taxable,
    ...tax,
    year: {
      ...year,
      shares,
      other,
      allowanceUsed,
      foreignTax: year.foreignTax - tax.foreignTax,
      foreignCredited: year.foreignCredited + tax.foreignTax,
      substitute: year.substitute + substituted - rounded(substituted * EXEMPT[taxClass], 100n),
      kest: year.kest + tax.kest,
      soli: year.soli + tax.soli,
      kist: year.kist + tax.kist,
    },
  };
}

/** A result of somebody resident abroad: it is no domestic income, so that nothing is withheld or kept (EStG § 49 I). */
export const untaxedAbroad = (year: YearTotals): BookedResult => ({
  year,
  exempt: 0n,
  losses: 0n,
  allowance: 0n,
  taxable: 0n,
  foreignTax: 0n,
  kest: 0n,
  soli: 0n,
  kist: 0n,
});

/** What a change of the taxable amount charges; negative: gives back. */
export type Charge = Pick<BookedResult, 'foreignTax' | 'kest' | 'soli' | 'kist'>;

function charge({ churchRate, foreignTax: waiting }: YearTotals, taxable: bigint): Charge {
  const foreignTax = least(waiting, taxable / 4n);
  const kest = rounded(100n * (taxable - 4n * foreignTax), 400n + churchRate);
  return { foreignTax, kest, soli: (kest * 55n) / 1000n, kist: (kest * churchRate) / 100n };
}

/** What is given back where so much less is taxable: at most the tax that was paid, then foreign tax that was credited. */
export function refund(year: YearTotals, less: bigint): Charge {
  const { churchRate } = year;
  const kest = rounded(100n * less, 400n + churchRate);
  // No capital gains tax left: nothing can be left of what is charged on it.
  if (kest >= year.kest) {
    const covered = year.kest * (400n + churchRate);
    // Tax that was never paid, and cents lost by rounding, are no foreign tax that was credited.
    const freed = least((100n * less - covered) / 400n, year.foreignCredited);
    return {
      foreignTax: -freed,
      kest: -year.kest,
      soli: -year.soli,
      kist: -year.kist,
    };
  }
  return {
    foreignTax: 0n,
    kest: -kest,
    soli: -least((kest * 55n) / 1000n, year.soli),
    kist: -least((kest * churchRate) / 100n, year.kist),
  };
}
