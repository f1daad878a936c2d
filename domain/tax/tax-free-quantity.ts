import {
  compare,
  hundred,
  isPositive,
  minimum,
  multiply,
  rescale,
  subtract,
  sum,
  trimmed,
  zero,
  type Decimal,
} from '../money/decimal';
import { commonPeriod, periodOf, ratioOf } from './rounding-period';
import type { TaxedSale } from './sale-tax';
import { settleResult } from './settle-result';
import { inOrder, shareOfLot, soldLots, taxedResult, type SoldLot } from './sold-lots';
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
  /** After how many units value and costs are rounded as before, where the costs rise with the value and where not. */
  readonly period?: (isRising: boolean) => bigint;
}

/**
 * The largest quantity that can be sold without tax; zero when there is none. First in first out lets the tax fall again
 * where later lots lose, so that each stretch between two lots, and between two bends of the costs, is searched from the
 * last on. Within one the result goes one way but for rounded cents, which count where a step brings less than they do.
 */
export function taxFreeQuantity(record: TaxRecord, question: FreeSaleQuestion): Decimal {
  const { places, saleOf } = question;
  const whole = saleOf(wholeOf(question));
  const most = largestFree(record, whole);
  const ends = stretchEnds(question);
  for (let at = ends.length - 1; at > 0; at--) {
    const [from = 0n, to = 0n] = [ends[at - 1], ends[at]];
    const found = lastFree(stretchOf(question, from, to), most);
    if (found > from) return { units: found, scale: places };
  }
  return { units: 0n, scale: places };
}

/** The largest result, in cents, on which no tax is due; what all brings is more than any result. */
function largestFree(record: TaxRecord, { value, taxClass }: TaxedSale): bigint {
  const isTaxed = (units: bigint): boolean =>
    isPositive(totalTax(settleResult(record, { units, scale: 2 }, taxClass).tax));
  const beyond = inCents(value) + 1n;
  return isTaxed(beyond) ? firstOf(-1n, beyond, isTaxed) - 1n : beyond;
}

/** The quantities after `from` up to `to`, which end in the same lot and whose costs rise alike. */
interface Stretch {
  readonly from: bigint;
  readonly to: bigint;
  /** What so many gain, in cents. */
  readonly resultOf: (units: bigint) => bigint;
  /** By how many cents two results may lie the wrong way round, each rounded. */
  readonly rounded: bigint;
  /**
   * After so many units all but one amount is rounded as before; unknown where the parts of lots are rounded by themselves.
   * Quantities a period apart gain less and less, or more and more: one rounded amount never turns back.
   */
  readonly period?: bigint;
}

function stretchOf(question: FreeSaleQuestion, from: bigint, to: bigint): Stretch {
  const { lots, places, saleOf } = question;
  const quantityOf = (units: bigint): Decimal => ({ units, scale: places });
  const largest = saleOf(quantityOf(to));
  const { taxClass } = largest;
  const sold = soldLots(lots, largest, taxClass);
  const cutByItself = sold.filter(({ basis }) => basis !== 'cost').length;
  const last = sold.at(-1);
  if (cutByItself > 0 || last === undefined)
    return {
      from,
      to,
      resultOf: (units) => inCents(taxedResult(soldLots(lots, saleOf(quantityOf(units)), taxClass))),
      // Less than a cent each: the value in the currency of the price and in EUR, the costs, what a lot cost, its lump sum.
      // Two more for each lot that is not taxed like the others: their parts no longer add up to the whole.
      rounded: 6n + 4n * BigInt(cutByItself),
    };
  const before = sold.slice(0, -1);
  const fixed = costsOfLots(before);
  const held = sum(before.map(({ taken }) => taken));
  const isRising = compare(saleOf(quantityOf(from + 1n)).costs, largest.costs) !== 0;
  const period = periodOfStretch(question, last, isRising);
  return {
    from,
    to,
    // All lots are taxed alike, so that their parts of value and costs add up to the whole.
    resultOf: (units) => {
      const { quantity, value, costs } = saleOf(quantityOf(units));
      const part = shareOfLot(last.lot, subtract(quantity, held), taxClass);
      return inCents(value) - inCents(costs) - fixed - costsOfLots([part]);
    },
    rounded: 5n,
    ...(period !== undefined && { period }),
  };
}

/** What lots cost, and what was taxed of them in advance. */
const costsOfLots = (sold: readonly Pick<SoldLot, 'cost' | 'lumpSum'>[]): bigint =>
  inCents(sum(sold.flatMap(({ cost = zero, lumpSum }) => [cost, lumpSum])));

function periodOfStretch(
  { places, period }: FreeSaleQuestion,
  { lot, lumpSum }: SoldLot,
  isRising: boolean,
): bigint | undefined {
  const { cost = zero, costs, prepaidLumpSum } = lot;
  const quantity = trimmed(lot.quantity);
  if (period === undefined || quantity.scale > places) return undefined;
  const units = { units: rescale(quantity, places, 'down').units, scale: 0 };
  const ofPart = (whole: Decimal): bigint => periodOf(ratioOf(multiply(whole, hundred), units)).units;
  const value = period(isRising);
  if (!isPositive(lumpSum)) return value;
  const withPart = (part: Decimal): bigint => commonPeriod([value, ofPart(part)]);
  const withCost = withPart(sum([cost, costs]));
  const withLumpSum = withPart(prepaidLumpSum);
  return withCost < withLumpSum ? withCost : withLumpSum;
}

/**
 * The last free quantity of a stretch, `from` for none: what is surely taxed is halved away, the rest is tried one by one
 * for a period. Those whole periods further down go one way, so that the first free one of them is found by halving.
 */
function lastFree({ from, to, resultOf, rounded, period }: Stretch, most: bigint): bigint {
  const isTaxed = (units: bigint): boolean => resultOf(units) - rounded > most;
  const last = isTaxed(to) ? firstOf(from, to, isTaxed) - 1n : to;
  if (last === from) return from;
  const end = period === undefined || last - period <= from ? from : last - period;
  // Beyond that the result rises towards smaller quantities, and none of them is free.
  const highest = resultOf(last) + rounded;
  let found = from;
  for (let units = last; units > end && units > found; units--) {
    const result = resultOf(units);
    if (result <= most) return units;
    if (result > highest) return found;
    if (period === undefined) continue;
    const isFree = (periods: bigint): boolean => resultOf(units - periods * period) <= most;
    const periods = (units - found - 1n) / period;
    if (periods > 0n && isFree(periods)) found = units - firstOf(0n, periods, isFree) * period;
  }
  return found;
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
  const lotEnds = inOrder(lots).map(({ quantity }) => unitsDown((held = sum([held, quantity])), places));
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

const inCents = (amount: Decimal): bigint => rescale(amount, 2, 'half-up').units;

const unitsDown = (value: Decimal, places: number): bigint => {
  const scaled = multiply(value, { units: 10n ** BigInt(places), scale: 0 });
  return scaled.units / 10n ** BigInt(scaled.scale);
};
