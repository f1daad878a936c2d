import { instant, later, type Instant } from '@domain/time/instant';
import type { Listing } from '@sandbox/market/price/listing';
import { isQuoted } from '@sandbox/market/price/price-model';
import { fundPriceDay } from '@sandbox/market/venue/fund-price-day';
import { match, referenceOf } from './match';
import { alarmsOf } from './order-alarms';
import { searchPrices } from './price-search';
import { followed } from './trailing-stop';
import type { WorkingOrder } from './working-order';

/** So far ahead is looked at most, and so often: then the order is looked at again, however quiet it was. */
const AHEAD = 7 * 24 * 3_600_000;
const LOOKS = 200;

/** How long the venue takes to accept an order, a change or a cancellation. */
const VENUE_DELAY = 1_000;

/** When the venue has taken what was sent to it. */
export const venueTakes = ({ stageSince }: WorkingOrder): Instant => later(stageSince, VENUE_DELAY);

/**
 * Up to when, exclusively, an order to which nothing happens now is left alone. Prices are a function of time, so the
 * next one that does something to it is known before it comes, and until then the order costs nothing. What is set by
 * hand meanwhile voids the answer (wake-orders.ts).
 */
export function quietUntil(order: WorkingOrder, listing: Listing, now: Instant): Instant {
  switch (order.stage) {
    case 'ENTERING':
    case 'CHANGING':
    case 'CANCELLING':
      return venueTakes(order);
    case 'WORKING':
      return quietAtVenue(order, listing, now);
    case 'WAITING':
    case 'ENDED':
      return order.validUntil;
  }
}

function quietAtVenue(order: WorkingOrder, listing: Listing, now: Instant): Instant {
  const { side, terms, validUntil, restriction } = order;
  const { instrument, venue, anchors } = listing;
  const action = anchors.find(({ at, corporateAction }) => corporateAction && at > now);
  const end = instant(Math.min(validUntil, later(now, AHEAD), action?.at ?? validUntil));
  if (isSilent(listing, now)) return end;
  const alarms = alarmsOf(order, listing);
  let looks = 0;
  const moved = searchPrices(listing, firstMoment(order, listing, later(now, 1)), end, restriction, {
    alarms: () => alarms,
    look: (book, at) => {
      if (match(order, book, venue.referencePrice).kind !== 'none') return at;
      if (terms.kind !== 'trailing') return undefined;
      const reference = referenceOf(side, book, venue.referencePrice);
      return followed(terms, side, reference, instrument) === terms ? undefined : at;
    },
    tired: (at) => {
      looks += 1;
      return looks > LOOKS ? at : undefined;
    },
  });
  return moved ?? end;
}

/** A fund order gets the price of its price day: nobody knows it when ordering. */
export function firstMoment(
  { createdAt }: WorkingOrder,
  { instrument, venue }: Listing,
  from: Instant,
): Instant {
  if (venue.type !== 'FUND') return from;
  return instant(Math.max(from, fundPriceDay(instrument, venue, createdAt).opens));
}

/** Nobody quotes it, and nobody will unless something is done by hand. */
const isSilent = ({ instrument, halts }: Listing, now: Instant): boolean =>
  !isQuoted(instrument) || halts.some(({ from, until }) => from <= now && until === undefined);
