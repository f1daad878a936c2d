import { add, compare, isPositive, minimum, multiply, sum, zero, type Decimal } from '../money/decimal';
import { saleTax, type TaxedSale } from './sale-tax';
import { inOrder } from './sold-lots';
import type { TaxLot } from './tax-lot';
import type { TaxRecord } from './tax-record';

/** The position of which as much as possible shall be sold without tax. */
export interface FreeSaleQuestion {
  readonly lots: readonly TaxLot[];
  /** What can be sold at all; orders may bind a part of the lots. */
  readonly most: Decimal;
  /** The smallest part that can be sold, as a scale: 0 for pieces, 3 for parts of a fund share. */
  readonly places: number;
  /** The sale of so many, with its value and costs. */
  readonly saleOf: (quantity: Decimal) => TaxedSale;
  /** Quantities at which the costs begin to rise otherwise than before. */
  readonly bends: readonly Decimal[];
}

/** So many steps beyond a found quantity are tried, since cents are rounded lot by lot. */
const BEYOND = 12n;

/**
 * The largest quantity that can be sold without tax; zero when there is none. First in first out lets the tax fall again
 * where later lots lose, so that each stretch between two lots, and between two bends of the costs, is searched from the last on.
 */
export function taxFreeQuantity(record: TaxRecord, question: FreeSaleQuestion): Decimal {
  const { places } = question;
  const isFree = (units: bigint): boolean =>
    !isPositive(saleTax(record, question.saleOf({ units, scale: places })).tax);
  const ends = stretchEnds(question);
  for (let at = ends.length - 1; at > 0; at--) {
    const [from = 0n, to = 0n] = [ends[at - 1], ends[at]];
    const found = lastFree(from, to, isFree);
    if (found > from) return { units: found, scale: places };
  }
  return { units: 0n, scale: places };
}

function lastFree(from: bigint, to: bigint, isFree: (units: bigint) => boolean): bigint {
  if (isFree(to)) return to;
  let low = from;
  let high = to;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isFree(middle)) low = middle;
    else high = middle;
  }
  for (let step = BEYOND; step > 0n; step--) if (low + step < to && isFree(low + step)) return low + step;
  return low;
}

function stretchEnds({ lots, most, places, bends }: FreeSaleQuestion): readonly bigint[] {
  const whole = minimum(sum(lots.map(({ quantity }) => quantity)), most);
  let held: Decimal = zero;
  const lotEnds = inOrder(lots).map(({ quantity }) => (held = add(held, quantity)));
  const inside = bends.filter((bend) => isPositive(bend) && compare(bend, whole) < 0);
  const units = [zero, ...lotEnds, ...inside].map((end) => unitsDown(minimum(end, whole), places));
  return [...new Set(units)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

const unitsDown = (value: Decimal, places: number): bigint => {
  const scaled = multiply(value, { units: 10n ** BigInt(places), scale: 0 });
  return scaled.units / 10n ** BigInt(scaled.scale);
};
