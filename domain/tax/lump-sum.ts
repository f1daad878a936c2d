import type * as E from 'fp-ts/Either';
import {
  add,
  compare,
  decimal,
  divide,
  maximum,
  minimum,
  multiply,
  subtract,
  zero,
  type Decimal,
} from '../money/decimal';

/** What a lump sum follows from: a lot over a calendar year, in EUR. */
export interface LumpSumBasis {
  /** What it was worth at the first and at the last price of the year. */
  readonly start: Decimal;
  readonly end: Decimal;
  /** Paid out during the year. */
  readonly distributed: Decimal;
  /** In percent. */
  readonly baseRate: Decimal;
  /** In which it was held, the one of the purchase included. */
  readonly months: number;
}

/** What was taxed in advance of a lot for a year; for as many as the lot had then. */
export interface CalculatedLumpSum extends LumpSumBasis {
  readonly quantity: Decimal;
  readonly amount: Decimal;
}

/** Why there is none for a year: its base rate is not known. */
export interface BaseRateUnknown {
  readonly kind: 'base-rate-unknown';
}

/** A year of a lot of a fund. */
export interface LumpSumYear {
  readonly year: number;
  readonly calculated: E.Either<BaseRateUnknown, CalculatedLumpSum>;
}

/** The way of a lump sum, step by step; EUR. */
export interface LumpSumSteps {
  /** 70 % of the base rate on the value at the beginning (InvStG § 18 I 2). */
  readonly basic: Decimal;
  /** What it rose by, with what it paid out; no lump sum is more (InvStG § 18 I 3). */
  readonly gained: Decimal;
  readonly isCapped: boolean;
  /** For a whole year, less what it paid out (InvStG § 18 I 1). */
  readonly whole: Decimal;
  /** For the months held (InvStG § 18 II). */
  readonly amount: Decimal;
}

const SEVENTY = decimal('0.70');
const HUNDRED = decimal('100');
const TWELVE = decimal('12');

/** Decimals of what is not yet rounded to cents. */
const PLACES = 6;

/** Calculates a lump sum (InvStG § 18); only what is taxed is rounded to the cent. */
export function lumpSumSteps({ start, end, distributed, baseRate, months }: LumpSumBasis): LumpSumSteps {
  const basic = divide(multiply(multiply(start, SEVENTY), baseRate), HUNDRED, PLACES, 'half-up');
  const gained = add(subtract(end, start), distributed);
  const whole = maximum(subtract(minimum(basic, gained), distributed), zero);
  return {
    basic: maximum(basic, zero),
    gained: maximum(gained, zero),
    isCapped: compare(gained, basic) < 0,
    whole,
    amount: divide(multiply(whole, decimal(String(months))), TWELVE, 2, 'half-up'),
  };
}

/** What of a lump sum was not taxed, and what was (InvStG §§ 20, 21); a rounded cent is the customer's. */
export function lumpSumTaxed(amount: Decimal, exemptPercent: Decimal): { exempt: Decimal; taxed: Decimal } {
  const exempt = divide(multiply(amount, exemptPercent), HUNDRED, 2, 'half-up');
  return { exempt, taxed: subtract(amount, exempt) };
}
