import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  rescale,
  subtract,
  type Decimal,
} from '@domain/money/decimal';

/** Fractions of a security are held in thousandths (rules.md 10). */
const UNIT_PLACES = 3;

/** What two values and the fee can lose by rounding, in EUR. */
const ROUNDING = decimal('0.02');

const PERCENT = decimal('100');
const ONE = decimal('1');

/** What is to be bought for a rate, in EUR. */
export interface RateTerms {
  readonly rate: Decimal;
  /** In percent of the value. */
  readonly feePercent: Decimal;
  /** What comes to each purchase besides. */
  readonly otherFees: Decimal;
}

/** What a rate buys, in EUR to the cent. */
export interface Purchase {
  readonly quantity: Decimal;
  readonly value: Decimal;
  /** The fee in percent; the other fees come to it. */
  readonly fee: Decimal;
  readonly total: Decimal;
}

/**
 * The largest quantity of three decimals whose rounded value, rounded fee and other fees stay within the rate
 * (rules.md 10). `price` is in EUR; where the security is paid in another currency, `valueOf` says what a quantity costs
 * in EUR. Undefined where not even a thousandth fits.
 */
export function purchaseFor(
  terms: RateTerms,
  price: Decimal,
  valueOf: (quantity: Decimal) => Decimal = (quantity) => rescale(multiply(quantity, price), 2, 'half-up'),
): Purchase | undefined {
  const share = add(ONE, divide(terms.feePercent, PERCENT, 6, 'half-up'));
  const most = subtract(add(terms.rate, ROUNDING), terms.otherFees);
  if (compare(most, decimal('0')) <= 0) return undefined;
  let [fits, tooMany] = [0n, divide(most, multiply(price, share), UNIT_PLACES, 'up').units + 2n];
  while (tooMany - fits > 1n) {
    const units = (fits + tooMany) / 2n;
    if (compare(costOf(terms, thousandths(units), valueOf).total, terms.rate) <= 0) fits = units;
    else tooMany = units;
  }
  return fits === 0n ? undefined : costOf(terms, thousandths(fits), valueOf);
}

/** The least rate, in whole cents, for which a thousandth can be bought at this price in EUR. */
export function leastRate({ feePercent, otherFees }: Omit<RateTerms, 'rate'>, price: Decimal): Decimal {
  const value = rescale(multiply(thousandths(1n), price), 2, 'half-up');
  return add(add(value, feeOf(value, feePercent)), otherFees);
}

const thousandths = (units: bigint): Decimal => ({ units, scale: UNIT_PLACES });

function costOf(
  { feePercent, otherFees }: RateTerms,
  quantity: Decimal,
  valueOf: (quantity: Decimal) => Decimal,
): Purchase {
  const value = valueOf(quantity);
  const fee = feeOf(value, feePercent);
  return { quantity, value, fee, total: rescale(add(add(value, fee), otherFees), 2, 'half-up') };
}

const feeOf = (value: Decimal, feePercent: Decimal): Decimal =>
  divide(multiply(value, feePercent), PERCENT, 2, 'half-up');
