import { compareAmounts, negateAmount, addAmounts, toCents, valueOf, type Amount } from '../../money/amount';
import { assertNever } from '../../assert-never';
import { leadOf } from '../legs-of';
import type { OrderRequest, SingleOrder } from '../order-request';
import type { VenueQuote } from '../../instrument/venue';

/** How sure an order's value is: a dealer's price is binding, a limit bounds it, a market price only hints at it. */
export const certainties = ['exact', 'at-most', 'at-least', 'about'] as const;

/** One of them. */
export type Certainty = (typeof certainties)[number];

/** What an order comes to, to the cent, before fees and accrued interest (German ausmachender Betrag). */
export interface OrderValue {
  readonly value: Amount;
  readonly certainty: Certainty;
  /** What it is the product of, where both are known. */
  readonly of?: ValueBasis;
}

/** A quantity, and the price that it is reckoned at. */
export interface ValueBasis {
  readonly quantity: Amount;
  readonly price: Amount;
}

/**
 * The value of an order at its limit or trigger, else at the quote; undefined without any price. Of an OCO it is the
 * stop's, the worse of both for either side; of a next order the base's, for the follow is paid with what that buys.
 */
export function orderValue(order: OrderRequest, quote: VenueQuote | undefined): OrderValue | undefined {
  const lead = leadOf(order);
  const price = expectedPrice(lead, quote);
  if (price === undefined) return undefined;
  const of = { quantity: lead.quantity, price };
  return { value: toCents(valueOf(lead.quantity, price)), certainty: certaintyOf(lead), of };
}

function expectedPrice(order: SingleOrder, quote: VenueQuote | undefined): Amount | undefined {
  switch (order.orderType) {
    case 'MARKET':
      return (order.side === 'BUY' ? quote?.ask : quote?.bid) ?? quote?.last;
    case 'LIMIT':
    case 'STOP_LIMIT':
    case 'TRAILING_STOP_LIMIT':
    case 'QUOTE':
      return order.limit;
    case 'STOP_MARKET':
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return order.triggerLimit;
    default:
      return assertNever(order);
  }
}

/**
 * How sure the value of an order is: at the price a dealer has quoted or not at all (rules.md 6); a limit bounds what is
 * paid, also one that moves with its stop: that moves to the customer's favour only.
 */
export function certaintyOf(order: SingleOrder): Certainty {
  if (order.orderType === 'QUOTE') return 'exact';
  if (!('limit' in order)) return 'about';
  return order.side === 'BUY' ? 'at-most' : 'at-least';
}

/** Whether what is available covers what is needed; unknown across units, for no rate is known here. */
export type Coverage =
  | { readonly kind: 'covered'; readonly remaining: Amount }
  | { readonly kind: 'short'; readonly missing: Amount }
  | { readonly kind: 'unknown' };

/** Compares what an order takes, money or holding, with what is available. */
export function coverage(needed: Amount, available: Amount): Coverage {
  if (needed.unit !== available.unit) return { kind: 'unknown' };
  const remaining = addAmounts(available, negateAmount(needed));
  return compareAmounts(needed, available) <= 0
    ? { kind: 'covered', remaining }
    : { kind: 'short', missing: negateAmount(remaining) };
}
