import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import type { Venue, VenueQuote } from '@domain/order/venue';
import { addAmounts, negateAmount, type Amount } from '@domain/shared/amount';
import { compare, divide, hundred, multiply, isZero, type Decimal } from '@domain/shared/decimal';
import type { VenueId } from '@domain/shared/ids';

/** Whether a venue can take the order as it is now, and if not, why. */
export type Suitability =
  | { readonly kind: 'suited' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'order-type'; readonly orderType: EnterableOrderType };

/** A fund company takes every chosen type as a market order, with notice (ORD-07). */
export function suitability(venue: Venue, side: Side, orderType: EnterableOrderType): Suitability {
  if (!venue.sides.includes(side)) return { kind: 'side', side };
  if (venue.type !== 'FUND' && venue.orderTypes[orderType] === undefined)
    return { kind: 'order-type', orderType };
  return { kind: 'suited' };
}

/** Distance between bid and ask, and what it is of the ask in percent; undefined if one is unknown. */
export function spreadOf(
  quote: VenueQuote | undefined,
): { readonly absolute: Amount; readonly percent: Decimal } | undefined {
  const { bid, ask } = quote ?? {};
  if (bid === undefined || ask === undefined || bid.unit !== ask.unit || isZero(ask.value)) return undefined;
  const absolute = addAmounts(ask, negateAmount(bid));
  return { absolute, percent: divide(multiply(absolute.value, hundred), ask.value, 2, 'half-up') };
}

/** The suited venue with the smallest spread, an open one before a closed one: where the order costs least to cross. */
export function suggestedVenue(
  venues: readonly Venue[],
  quoteOf: (id: VenueId) => VenueQuote | undefined,
): VenueId | undefined {
  return venues
    .map(({ id }) => ({ id, isClosed: quoteOf(id)?.hours.state !== 'open', spread: spreadOf(quoteOf(id)) }))
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed) || bySpread(a.spread, b.spread))[0]?.id;
}

type Spread = ReturnType<typeof spreadOf>;

function bySpread(a: Spread, b: Spread): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a.percent, b.percent);
}
