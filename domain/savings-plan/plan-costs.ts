import { percentOf, toCents } from '../money/amount';
import {
  add,
  compare,
  decimal,
  divide,
  hundred,
  isNegative,
  isZero,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '../money/decimal';
import { percentage, percentageOf, type Percentage } from '../money/percentage';
import { EUR } from '../money/unit';

/** Above this share of the rate, costs eat it: the customer is warned (decisions: 5 %). */
export const HIGH_COST_SHARE: Percentage = percentage(decimal('5'));

/** What one purchase takes besides the value bought. */
export interface FeeTerms {
  /** Percent of the value. */
  readonly orderFee: Decimal;
  /** EUR for each purchase, whatever it is worth. */
  readonly otherFees: Decimal;
}

/** What a rate buys at most, and what of it are costs; EUR, to the cent. */
export interface Purchase {
  readonly value: Decimal;
  readonly fee: Decimal;
  readonly other: Decimal;
  readonly costs: Decimal;
  /** Costs in percent of the rate. */
  readonly share: Percentage | undefined;
}

const CENT: Decimal = { units: 1n, scale: 2 };

const feeOn = (value: Decimal, percent: Decimal): Decimal =>
  toCents(percentOf({ value, unit: EUR }, percent)).value;

/**
 * The most that a rate buys: value, rounded fee and other fees stay within it (rules.md 10). What is bought in the end
 * is a little less, since units come in thousandths.
 */
export function purchaseWithin(rate: Decimal, { orderFee, otherFees }: FeeTerms): Purchase {
  const left = subtract(rate, otherFees);
  const start = isNegative(left)
    ? zero
    : add(divide(multiply(left, hundred), add(hundred, orderFee), 2, 'down'), CENT);
  let value = rescale(start, 2, 'down');
  const isTooMuch = (candidate: Decimal): boolean =>
    compare(add(candidate, feeOn(candidate, orderFee)), left) > 0;
  while (value.units > 0n && isTooMuch(value)) value = subtract(value, CENT);
  const fee = feeOn(value, orderFee);
  const other = isZero(value) ? zero : rescale(otherFees, 2, 'half-up');
  const costs = add(fee, other);
  return { value, fee, other, costs, share: percentageOf(costs, rate) };
}

/** Whether costs take so much of the rate that the customer is told. */
export const eatsTheRate = ({ share }: Pick<Purchase, 'share'>): boolean =>
  share !== undefined && compare(share, HIGH_COST_SHARE) > 0;

/** Several purchases of one execution together. */
export function purchasesTogether(purchases: readonly Purchase[], total: Decimal): Purchase {
  const of = (pick: (purchase: Purchase) => Decimal): Decimal =>
    rescale(sum(purchases.map(pick)), 2, 'half-up');
  const costs = of((each) => each.costs);
  return {
    value: of((each) => each.value),
    fee: of((each) => each.fee),
    other: of((each) => each.other),
    costs,
    share: percentageOf(costs, total),
  };
}
