import {
  compare,
  decimal,
  divide,
  hundred,
  minimum,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '@domain/money/decimal';
import { purchaseFor } from '@sandbox/areas/savings-plan/rules/units';

/** Shares of funds are held in thousandths. */
const PLACES = 3;

/** How much more is bound than today's price needs: prices may fall until the sale. */
const MARGIN = decimal('1.05');

const FREE = { feePercent: zero, otherFees: zero };

/** What so much of a fund is worth in EUR, to the cent. */
export type ValueOf = (quantity: Decimal) => Decimal;

/** A fund at a price in EUR. */
export interface Priced {
  readonly price: Decimal;
  readonly valueOf: ValueOf;
}

/** Shares and what they are worth in EUR. */
export interface Shares {
  readonly quantity: Decimal;
  readonly value: Decimal;
}

/** An amount of EUR over weights, to the cent; the last takes what rounding leaves. */
export function split(amount: Decimal, weights: readonly Decimal[]): readonly Decimal[] {
  const whole = sum(weights);
  const parts = weights.slice(0, -1).map((weight) => divide(multiply(amount, weight), whole, 2, 'down'));
  return [...parts, subtract(amount, sum(parts))].slice(0, weights.length);
}

/** The largest quantity whose value stays within an amount; undefined where not even a thousandth does. */
export function sharesWithin(amount: Decimal, { price, valueOf }: Priced): Shares | undefined {
  const bought = purchaseFor({ rate: amount, ...FREE }, price, valueOf);
  return bought && { quantity: bought.quantity, value: bought.value };
}

/**
 * What of each fund is sold for an amount: of each the same part, never more than is there and never for more than the
 * amount; everything where all together does not bring it.
 */
export function sharesFor(
  amount: Decimal,
  held: readonly (Priced & { readonly there: Decimal })[],
): readonly (Shares | undefined)[] {
  const values = held.map((fund) => fund.valueOf(fund.there));
  if (compare(sum(values), amount) <= 0) {
    return held.map((fund) => ({ quantity: fund.there, value: fund.valueOf(fund.there) }));
  }
  return split(amount, values).map((part, index) => {
    const fund = held[index];
    const shares = fund && sharesWithin(part, fund);
    if (fund === undefined || shares === undefined) return undefined;
    const quantity = minimum(shares.quantity, fund.there);
    return { quantity, value: fund.valueOf(quantity) };
  });
}

/** A part of a quantity in percent, in whole thousandths. */
export const partOf = (quantity: Decimal, percent: Decimal): Decimal =>
  divide(multiply(quantity, percent), hundred, PLACES, 'down');

/** What is bound for a sale of so many at a price that is not known yet. */
export const boundFor = (quantity: Decimal, free: Decimal): Decimal =>
  minimum(rescale(multiply(quantity, MARGIN), PLACES, 'up'), free);
