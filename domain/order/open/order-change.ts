import { compareAmounts, type Amount } from '../../money/amount';
import type { ActionVerdict } from './action-verdict';
import type { OrderId } from '@domain/codes/ids';
import type { Order } from './order';
import { combinationOf } from './order-leg';
import type { Validity } from '../validity';

/** The terms of an open order that can be changed (rules.md 4), in the order in which they are shown. */
export const changeTerms = ['quantity', 'triggerLimit', 'limit', 'validity'] as const;

/** One of them. */
export type ChangeTerm = (typeof changeTerms)[number];

/** A change as it is sent to the bank: only what changes. A quantity counts what has been executed already. */
export interface OrderChange {
  readonly quantity?: Amount;
  readonly triggerLimit?: Amount;
  readonly limit?: Amount;
  readonly validity?: Validity;
}

/** A change, and the order, or leg, that is changed. */
export interface ChangeOfOrder {
  readonly orderId: OrderId;
  readonly change: OrderChange;
}

/** Why a term stays as it is; the screen has a sentence for each. */
export type FixedReason =
  /** Orders of this type have no such price. */
  | 'not-of-type'
  /** The exchange itself moves the stop. */
  | 'kept-by-venue'
  /** All legs of a combined order share it. */
  | 'shared'
  /** Orders at this venue carry no validity. */
  | 'no-validity';

/** The terms that stay, each with its reason; what is absent may be changed. */
export type FixedTerms = Readonly<Partial<Record<ChangeTerm, FixedReason>>>;

/**
 * What of a part may not be changed, and why. The legs of a combined order share their quantity: changing that of one
 * alone would break what binds them (rules.md 2, 4).
 */
export function fixedTerms(order: Order, part: Order): FixedTerms {
  return {
    ...(combinationOf(order, part) !== undefined && { quantity: 'shared' as const }),
    ...triggerReason(part),
    ...(part.limit === undefined && { limit: 'not-of-type' as const }),
    ...(part.validityType === undefined && { validity: 'no-validity' as const }),
  };
}

/** Whether a new validity of this part is the other leg's, too: those of an OCO have the same (rules.md 2). */
export const sharesValidity = (order: Order, part: Order): boolean =>
  combinationOf(order, part)?.orderType === 'ONE_CANCELS_OTHER';

/** The terms that a change touches. */
export const changedTerms = (change: OrderChange): readonly ChangeTerm[] =>
  changeTerms.filter((term) => change[term] !== undefined);

/**
 * What the order shows of a change. A new version alone says nothing: a part may have been
 * executed, or another device may have changed it. It has arrived where every term stands as it was asked for.
 */
export function changeVerdict(before: Order, after: Order, change: OrderChange): ActionVerdict {
  if (after.version !== undefined && after.version === before.version) return 'not-arrived';
  if (showsTerms(after, change)) return 'arrived';
  return after.status === 'PENDING' ? 'pending' : 'overtaken';
}

const showsTerms = (after: Order, { quantity, triggerLimit, limit, validity }: OrderChange): boolean =>
  isSame(quantity, after.quantity) &&
  isSame(triggerLimit, after.triggerLimit) &&
  isSame(limit, after.limit) &&
  isSameValidity(validity, after);

/** The day as it was asked for; which one the others come to, only the bank knows. */
const isSameValidity = (wanted: Validity | undefined, { validityType, validUntil }: Order): boolean =>
  wanted === undefined ||
  (wanted.type === validityType && (wanted.type !== 'GTD' || wanted.date === validUntil));

function triggerReason({ orderType, triggerLimit }: Order): FixedTerms {
  if (triggerLimit === undefined) return { triggerLimit: 'not-of-type' };
  return orderType === 'TRAILING_STOP_NATIVE_MARKET' ? { triggerLimit: 'kept-by-venue' } : {};
}

const isSame = (wanted: Amount | undefined, actual: Amount | undefined): boolean =>
  wanted === undefined ||
  (actual !== undefined && wanted.unit === actual.unit && compareAmounts(wanted, actual) === 0);
