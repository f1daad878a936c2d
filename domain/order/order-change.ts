import { compareAmounts, type Amount } from '../shared/amount';
import type { Order } from './order';
import { combinationOf } from './order-leg';
import type { Validity } from './validity';

/** The terms of a standing order that can be changed (rules.md 4), in the order in which they are shown. */
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
 * What of a part may not be changed, and why. The legs of a combined order share their quantity, those of an OCO
 * their validity too: changing one alone would break what binds them (rules.md 2, 4).
 */
export function fixedTerms(order: Order, part: Order): FixedTerms {
  const combination = combinationOf(order, part);
  return {
    ...(combination !== undefined && { quantity: 'shared' as const }),
    ...triggerReason(part),
    ...(part.limit === undefined && { limit: 'not-of-type' as const }),
    ...validityReason(part, combination),
  };
}

/** The terms that a change touches. */
export const changedTerms = (change: OrderChange): readonly ChangeTerm[] =>
  changeTerms.filter((term) => change[term] !== undefined);

/**
 * Whether the order shows that a change has reached the bank, where the answer to it was lost: a newer version
 * that is being worked on, or that has every new term. The bank may move a last day to a trading day, so of the
 * validity its type is compared.
 */
export function hasArrived(before: Order, after: Order, change: OrderChange): boolean {
  if (after.version === before.version) return false;
  return (
    after.status === 'PENDING' ||
    (isSame(change.quantity, after.quantity) &&
      isSame(change.triggerLimit, after.triggerLimit) &&
      isSame(change.limit, after.limit) &&
      (change.validity === undefined || change.validity.type === after.validityType))
  );
}

function triggerReason({ orderType, triggerLimit }: Order): FixedTerms {
  if (triggerLimit === undefined) return { triggerLimit: 'not-of-type' };
  return orderType === 'TRAILING_STOP_NATIVE_MARKET' ? { triggerLimit: 'kept-by-venue' } : {};
}

function validityReason({ validityType }: Order, combination: Order | undefined): FixedTerms {
  if (validityType === undefined) return { validity: 'no-validity' };
  return combination?.orderType === 'ONE_CANCELS_OTHER' ? { validity: 'shared' } : {};
}

const isSame = (wanted: Amount | undefined, actual: Amount | undefined): boolean =>
  wanted === undefined ||
  (actual !== undefined && wanted.unit === actual.unit && compareAmounts(wanted, actual) === 0);
