import {
  add,
  compare,
  decimal,
  divide,
  isPositive,
  minimum,
  multiply,
  rescale,
  subtract,
  sum,
  zero,
  type Decimal,
} from '../money/decimal';
import { compareDates, calendarDay, type LocalDate } from '../time/local-date';
import { isFundClass, type TaxClass } from './tax-class';
import type { TaxLot } from './tax-lot';

/** What a sale brings and costs, in EUR to the cent. */
export interface SaleProceeds {
  readonly quantity: Decimal;
  readonly value: Decimal;
  readonly costs: Decimal;
}

/** How the result of a lot was found: from its cost, 30 % of the proceeds for want of it, or free as bought before 2009. */
export type LotBasis = 'cost' | 'substitute' | 'old';

/** The part of a lot that a sale takes, with what falls to it; EUR to the cent. */
export interface SoldLot {
  readonly lot: TaxLot;
  readonly taken: Decimal;
  readonly proceeds: Decimal;
  readonly saleCosts: Decimal;
  /** With the costs of the purchase; undefined when not known. */
  readonly cost: Decimal | undefined;
  readonly lumpSum: Decimal;
  readonly basis: LotBasis;
  /** Before partial exemption. */
  readonly result: Decimal;
}

const SUBSTITUTE = decimal('0.30');
const FLAT_TAX_SINCE = calendarDay('2009-01-01');

/**
 * Divides a sale among the lots, first in first out per depot (EStG § 20 IV 7): proceeds and costs by quantity, cents so
 * that the parts add up to the whole. A lot of unknown cost gains 30 % of its proceeds (EStG § 43a II 7). What is no
 * fund and was bought before 2009 is free (EStG § 52 XXVIII 11). More than the lots hold is a bug and throws.
 */
export function soldLots(
  lots: readonly TaxLot[],
  { quantity, value, costs }: SaleProceeds,
  taxClass: TaxClass,
): readonly SoldLot[] {
  const sold: SoldLot[] = [];
  let before: Decimal = zero;
  for (const lot of inOrder(lots)) {
    const open = subtract(quantity, before);
    if (!isPositive(open)) break;
    const taken = minimum(lot.quantity, open);
    const after = add(before, taken);
    const part = (whole: Decimal): Decimal =>
      subtract(share(whole, after, quantity), share(whole, before, quantity));
    sold.push(soldLot(lot, taken, part(value), part(costs), taxClass));
    before = after;
  }
  if (compare(before, quantity) < 0) throw new Error('More sold than the lots hold');
  return sold;
}

/** The sum of the results that are taxed. */
export const taxedResult = (sold: readonly SoldLot[]): Decimal =>
  cents(sum(sold.filter(({ basis }) => basis !== 'old').map(({ result }) => result)));

/** What of it was taken as 30 % of proceeds, for want of a cost. */
export const substitutedResult = (sold: readonly SoldLot[]): Decimal =>
  cents(sum(sold.filter(({ basis }) => basis === 'substitute').map(({ result }) => result)));

/** What is left of the lots after the sale, with what of cost and lump sums stays with it. */
export function lotsAfter(lots: readonly TaxLot[], sold: readonly SoldLot[]): readonly TaxLot[] {
  const taken = new Map(sold.map((each) => [each.lot.lotId, each.taken]));
  return inOrder(lots).flatMap((lot) => {
    const gone = taken.get(lot.lotId) ?? zero;
    const quantity = subtract(lot.quantity, gone);
    if (!isPositive(quantity)) return [];
    const left = (whole: Decimal): Decimal => subtract(whole, share(whole, gone, lot.quantity));
    const costs = left(lot.costs);
    const cost = lot.cost === undefined ? undefined : subtract(left(add(lot.cost, lot.costs)), costs);
    return [{ ...lot, quantity, cost, costs, prepaidLumpSum: left(lot.prepaidLumpSum) }];
  });
}

/** The order in which lots are sold. */
export const inOrder = (lots: readonly TaxLot[]): readonly TaxLot[] =>
  lots.toSorted((a, b) => compareDates(a.acquired, b.acquired));

/** What of a lot's cost, with its costs, and of its lump sums goes with so many, each to the cent. */
export const shareOfLot = (
  { cost, costs, prepaidLumpSum, quantity }: TaxLot,
  taken: Decimal,
  taxClass: TaxClass,
): Pick<SoldLot, 'cost' | 'lumpSum'> => ({
  cost: cost === undefined ? undefined : share(add(cost, costs), taken, quantity),
  lumpSum: isFundClass(taxClass) ? share(prepaidLumpSum, taken, quantity) : cents(zero),
});

function soldLot(
  lot: TaxLot,
  taken: Decimal,
  proceeds: Decimal,
  saleCosts: Decimal,
  taxClass: TaxClass,
): SoldLot {
  const { cost, lumpSum: taxedBefore } = shareOfLot(lot, taken, taxClass);
  const parts = { lot, taken, proceeds, saleCosts, cost };
  if (cost === undefined) {
    const result = rescale(multiply(proceeds, SUBSTITUTE), 2, 'half-up');
    return { ...parts, lumpSum: cents(zero), basis: 'substitute', result };
  }
  const isFund = isFundClass(taxClass);
  const result = cents(subtract(subtract(subtract(proceeds, saleCosts), cost), taxedBefore));
  return { ...parts, lumpSum: taxedBefore, basis: isOld(lot.acquired, isFund) ? 'old' : 'cost', result };
}

const isOld = (acquired: LocalDate, isFund: boolean): boolean =>
  !isFund && compareDates(acquired, FLAT_TAX_SINCE) < 0;

const share = (whole: Decimal, part: Decimal, of: Decimal): Decimal =>
  divide(multiply(whole, part), of, 2, 'half-up');

const cents = (value: Decimal): Decimal => rescale(value, 2, 'half-up');
