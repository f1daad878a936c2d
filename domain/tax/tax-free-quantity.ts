import {
  add,
  compare,
  isPositive,
  minimum,
  multiply,
  subtract,
  sum,
  zero,
  type Decimal,
} from '../money/decimal';
import type { TaxedSale } from './sale-tax';
import { settleResult } from './settle-result';
import { inOrder, soldLots, taxedResult } from './sold-lots';
import type { TaxLot } from './tax-lot';
import type { TaxRecord } from './tax-record';
import { totalTax } from './withholding';

/** The position of which as much as possible shall be sold without tax. */
export interface FreeSaleQuestion {
  readonly lots: readonly TaxLot[];
  /** What can be sold at all; orders may bind a part of the lots. */
  readonly most: Decimal;
  /** The smallest part that can be sold, as a scale: 0 for pieces, 3 for parts of a fund share. */
  readonly places: number;
  /** The sale of so many, with its value and costs; more never bring less. */
  readonly saleOf: (quantity: Decimal) => TaxedSale;
  /** Values in EUR from which on the costs rise otherwise than before. */
  readonly bends: readonly Decimal[];
}

/**
 * The largest quantity that can be sold without tax; zero when there is none. First in first out lets the tax fall again
 * where later lots lose, so that each stretch between two lots, and between two bends of the costs, is searched from the
 * last on. Within one the result goes one way but for rounded cents, which count where a step brings less than they do.
 */
export function taxFreeQuantity(record: TaxRecord, question: FreeSaleQuestion): Decimal {
  const { places } = question;
  const search = searchIn(record, question);
  const ends = stretchEnds(question);
  for (let at = ends.length - 1; at > 0; at--) {
    const [from = 0n, to = 0n] = [ends[at - 1], ends[at]];
    const found = lastFree(from, to, search);
    if (found > from) return { units: found, scale: places };
  }
  return { units: 0n, scale: places };
}

interface Search {
  readonly resultOf: (units: bigint) => Decimal;
  readonly isFree: (result: Decimal) => boolean;
  /** By how much two results of a stretch may lie the wrong way round, each rounded. */
  readonly rounded: Decimal;
}

function searchIn(record: TaxRecord, question: FreeSaleQuestion): Search {
  const { lots, places, saleOf } = question;
  const { taxClass } = saleOf(zero);
  const sold = (quantity: Decimal) => soldLots(lots, saleOf(quantity), taxClass);
  const cutByItself = sold(wholeOf(question)).filter(({ basis }) => basis !== 'cost');
  return {
    resultOf: (units) => taxedResult(sold({ units, scale: places })),
    isFree: (result) => !isPositive(totalTax(settleResult(record, result, taxClass).tax)),
    // Less than three cents each: the value in the currency of the price and in EUR, the costs, what a lot cost, its lump
    // sum. Two more for each lot that is not taxed like the others: the parts of these no longer add up to the whole.
    rounded: { units: 6n + 4n * BigInt(cutByItself.length), scale: 2 },
  };
}

/** The last free quantity of a stretch, `from` for none: what is surely taxed is halved away, the rest is tried one by one. */
function lastFree(from: bigint, to: bigint, { resultOf, isFree, rounded }: Search): bigint {
  const isTaxed = (units: bigint): boolean => !isFree(subtract(resultOf(units), rounded));
  const last = isTaxed(to) ? firstOf(from, to, isTaxed) - 1n : to;
  // Beyond that the result rises towards smaller quantities, and none of them is free.
  const highest = add(resultOf(last), rounded);
  for (let units = last; units > from; units--) {
    const result = resultOf(units);
    if (isFree(result)) return units;
    if (compare(result, highest) > 0) return from;
  }
  return from;
}

/** The first after `from` of which holds what holds of all after it, `to` included. */
function firstOf(from: bigint, to: bigint, holds: (units: bigint) => boolean): bigint {
  let [low, high] = [from, to];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function stretchEnds(question: FreeSaleQuestion): readonly bigint[] {
  const { lots, places, saleOf, bends } = question;
  const whole = unitsDown(wholeOf(question), places);
  let held: Decimal = zero;
  const lotEnds = inOrder(lots).map(({ quantity }) => unitsDown((held = add(held, quantity)), places));
  const bendsOfCosts = [
    // As long as the costs take all that is brought, they rise with it.
    ({ value, costs }: TaxedSale) => compare(value, costs) > 0,
    ...bends.map(
      (bend) =>
        ({ value }: TaxedSale) =>
          compare(value, bend) >= 0,
    ),
  ].map((isBeyond) => firstOf(0n, whole, (units) => isBeyond(saleOf({ units, scale: places }))) - 1n);
  const inside = [...lotEnds, ...bendsOfCosts].filter((end) => end > 0n && end < whole);
  return [...new Set([0n, ...inside, whole])].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

const wholeOf = ({ lots, most }: FreeSaleQuestion): Decimal =>
  minimum(sum(lots.map(({ quantity }) => quantity)), most);

const unitsDown = (value: Decimal, places: number): bigint => {
  const scaled = multiply(value, { units: 10n ** BigInt(places), scale: 0 });
  return scaled.units / 10n ** BigInt(scaled.scale);
};
