import type { Instrument } from '@domain/instrument/instrument';
import { quantityUnit } from '@domain/instrument/instrument';
import type { Side } from '@domain/order/side';
import { valueOf, type Amount } from '@domain/money/amount';
import { divide, isPositive, one } from '@domain/money/decimal';

/** What the largest possible quantity depends on. */
export interface QuantityBounds {
  readonly side: Side;
  readonly instrument: Instrument | undefined;
  /** What the depot holds and has not bound in orders. */
  readonly holding: Amount | undefined;
  readonly cash: Amount | undefined;
  /** The price a piece would cost: the limit, or the ask. */
  readonly price: Amount | undefined;
}

/**
 * How much can be sold from the depot or, fees aside, bought with the money at hand, in whole pieces.
 * Undefined if unknown, and where money and price count in different units.
 */
export function largestQuantity({
  side,
  instrument,
  holding,
  cash,
  price,
}: QuantityBounds): Amount | undefined {
  if (side === 'SELL') return holding;
  if (instrument === undefined || cash === undefined || price === undefined) return undefined;
  const unit = quantityUnit(instrument);
  const each = valueOf({ value: one, unit }, price);
  if (each.unit !== cash.unit || !isPositive(each.value) || !isPositive(cash.value)) return undefined;
  return { value: divide(cash.value, each.value, 0, 'down'), unit };
}
