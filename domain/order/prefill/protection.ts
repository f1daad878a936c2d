import type { Position } from '../../depot/position';
import { addAmounts, compareAmounts, negateAmount, toCents, valueOf, type Amount } from '../../money/amount';
import { isPositive } from '../../money/decimal';
import { percentageOf, type Percentage } from '../../money/percentage';
import type { EnterableOrderType } from '../order-request';
import type { Venue } from '../../instrument/venue';
import type { ValidityType } from '../validity';

/** The order types that protect a position (ORD-22, kind ABSICHERUNG), in the order in which they are offered. */
export const protectiveTypes = [
  'STOP_MARKET',
  'STOP_LIMIT',
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
  'ONE_CANCELS_OTHER',
] as const satisfies readonly EnterableOrderType[];

/** One of them. */
export type ProtectiveType = (typeof protectiveTypes)[number];

/** Whether a type protects. */
export const isProtective = (type: EnterableOrderType): type is ProtectiveType =>
  protectiveTypes.some((protective) => protective === type);

/** How long a protection is to stand at a venue: one that ends with the day protects nobody at night. */
export const lastingValidity = ({ validityTypes }: Pick<Venue, 'validityTypes'>): ValidityType | undefined =>
  (['MAX', 'GTD'] as const).find((type) => validityTypes.includes(type));

/** Why a position cannot be protected. */
export type ProtectionHindrance =
  /** The bank does not let this kind of security be protected. */
  | 'not-hedgeable'
  /** All of it is bound in orders already. */
  | 'nothing-free';

/** Why this position cannot be protected; undefined where it can. */
export function protectionHindrance({
  hedgeable,
  availableQuantityToHedge,
}: Pick<Position, 'hedgeable' | 'availableQuantityToHedge'>): ProtectionHindrance | undefined {
  if (!hedgeable) return 'not-hedgeable';
  return isPositive(availableQuantityToHedge.value) ? undefined : 'nothing-free';
}

/** What a protection comes to where its stop is reached. */
export interface ProtectedValue {
  readonly quantity: Amount;
  /** The quantity at the stop, to the cent; a stop sells at the next price, so it may be less. */
  readonly value: Amount;
  /** Of what the same quantity is worth today. */
  readonly share: Percentage;
}

/** How much of what is held an order over this quantity leaves unprotected; undefined where it protects all. */
export function unprotectedQuantity(held: Amount, quantity: Amount): Amount | undefined {
  if (held.unit !== quantity.unit || compareAmounts(quantity, held) >= 0) return undefined;
  return addAmounts(held, negateAmount(quantity));
}

/** The value that a stop protects; unknown across units, or without a price today. */
export function protectedValue(
  quantity: Amount,
  stop: Amount,
  priceToday: Amount,
): ProtectedValue | undefined {
  if (stop.unit !== priceToday.unit) return undefined;
  const share = percentageOf(stop.value, priceToday.value);
  return share && { quantity, value: toCents(valueOf(quantity, stop)), share };
}
