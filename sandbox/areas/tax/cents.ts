import { decimal, rescale } from '@domain/money/decimal';

/** Cents of a decimal text; more places are rounded, half away from zero. */
export const centsOf = (text: string): bigint => rescale(decimal(text), 2, 'half-up').units;

/** A fraction rounded to whole cents, half away from zero; the divisor is positive. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const cents = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -cents : cents;
}

/** The lesser of two amounts of cents. */
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** An amount of cents, but not below nothing. */
export const orNothing = (cents: bigint): bigint => (cents > 0n ? cents : 0n);
