import {
  add,
  compare,
  divide,
  isZero,
  minimum,
  multiply,
  subtract,
  sum,
  zero,
  type Decimal,
} from '@domain/money/decimal';

/** What was bought at once and is not yet sold, in the order of purchase (first in, first out: rules.md 11). */
export interface Lot {
  readonly lotId: string;
  readonly quantity: Decimal;
  /** What is left of it. */
  readonly remaining: Decimal;
  /** Price per piece, or in percent, in the unit of the instrument's prices. */
  readonly price: Decimal;
  /** What the whole lot cost in EUR at the day's rate, with purchase costs. */
  readonly costEur: Decimal;
}

/** What is left of each lot that a sale touches, the oldest first. Selling more than there is is a bug and throws. */
export function consumeLots(lots: readonly Lot[], sold: Decimal): readonly Lot[] {
  const touched: Lot[] = [];
  let open = sold;
  for (const lot of lots) {
    if (isZero(open)) break;
    const taken = minimum(lot.remaining, open);
    open = subtract(open, taken);
    touched.push({ ...lot, remaining: subtract(lot.remaining, taken) });
  }
  if (!isZero(open)) throw new Error('More sold than the lots hold');
  return touched;
}

/** How much the lots still hold. */
export const heldQuantity = (lots: readonly Lot[]): Decimal => sum(lots.map(({ remaining }) => remaining));

/** The average purchase price of what is held, with so many decimals; undefined when nothing is. */
export function averagePrice(lots: readonly Lot[], places = 4): Decimal | undefined {
  const held = heldQuantity(lots);
  if (compare(held, zero) === 0) return undefined;
  return divide(sum(lots.map(({ remaining, price }) => multiply(remaining, price))), held, places, 'half-up');
}

/** What the held part of the lots cost in EUR, to the cent. */
export const heldCostEur = (lots: readonly Lot[]): Decimal =>
  lots.reduce<Decimal>(
    (cost, { quantity, remaining, costEur }) =>
      add(cost, divide(multiply(costEur, remaining), quantity, 2, 'half-up')),
    zero,
  );
