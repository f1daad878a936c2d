import { compareAmounts, negateAmount, addAmounts, toCents, valueOf, type Amount } from '../shared/amount';
import { assertNever } from '../shared/assert-never';
import type { OrderRequest } from './order-request';
import type { VenueQuote } from './venue';

/** How sure an order's value is: a limit bounds it, a market price only hints at it. */
export type Certainty = 'at-most' | 'at-least' | 'about';

/** What an order comes to, to the cent, before fees and accrued interest (German ausmachender Betrag). */
export interface OrderValue {
  readonly value: Amount;
  readonly certainty: Certainty;
}

/** The value of an order at its limit or trigger, else at the quote; undefined without any price. */
export function orderValue(order: OrderRequest, quote: VenueQuote | undefined): OrderValue | undefined {
  const price = expectedPrice(order, quote);
  return price && { value: toCents(valueOf(order.quantity, price)), certainty: certaintyOf(order) };
}

function expectedPrice(order: OrderRequest, quote: VenueQuote | undefined): Amount | undefined {
  switch (order.orderType) {
    case 'MARKET':
      return (order.side === 'BUY' ? quote?.ask : quote?.bid) ?? quote?.last;
    case 'LIMIT':
      return order.limit;
    case 'STOP_MARKET':
      return order.triggerLimit;
    default:
      return assertNever(order);
  }
}

function certaintyOf({ orderType, side }: OrderRequest): Certainty {
  if (orderType !== 'LIMIT') return 'about';
  return side === 'BUY' ? 'at-most' : 'at-least';
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
