import { instant, later, type Instant } from '@domain/shared/instant';
import type { Decimal } from '@domain/shared/decimal';
import type { Listing } from '../market/listing';
import { openQuoteAt } from '../market/price-model';
import { dayClosingAfter, openDay } from '../market/venue-hours';
import { match } from './match';
import { priceMoments } from './price-moments';
import type { EndCause } from './order-status';
import type { WorkingOrder } from './working-order';

/** How long the venue takes to accept an order, a change or a cancellation. */
export const VENUE_DELAY = 1_000;

/** The next thing that happens to an order, or the moment up to which nothing does. */
export type Step =
  | { readonly kind: 'accept'; readonly at: Instant }
  | { readonly kind: 'trigger'; readonly at: Instant }
  | {
      readonly kind: 'execute';
      readonly at: Instant;
      readonly quantity: Decimal;
      readonly price: Decimal;
      readonly sequence: number;
    }
  | { readonly kind: 'end'; readonly at: Instant; readonly cause: EndCause }
  | { readonly kind: 'wait'; readonly until: Instant };

/**
 * What happens to an order next, up to now. Pure and, because prices are a function of time, the same for every
 * process that asks and after every restart: nothing is lost while the bank is down and nothing happens twice.
 */
export function nextStep(order: WorkingOrder, listing: Listing, now: Instant): Step {
  const takenAt = later(order.stageSince, VENUE_DELAY);
  switch (order.stage) {
    case 'ENTERING':
    case 'CHANGING':
      return takenAt <= now ? { kind: 'accept', at: takenAt } : { kind: 'wait', until: takenAt };
    case 'CANCELLING':
      return takenAt <= now
        ? { kind: 'end', at: takenAt, cause: 'CANCELLED_USER' }
        : { kind: 'wait', until: takenAt };
    case 'WORKING':
      return stepAtVenue(order, listing, now);
    case 'WAITING':
      return order.validUntil <= now
        ? { kind: 'end', at: order.validUntil, cause: 'EXPIRED' }
        : { kind: 'wait', until: order.validUntil };
    case 'ENDED':
      return { kind: 'wait', until: now };
  }
}

function stepAtVenue(order: WorkingOrder, listing: Listing, now: Instant): Step {
  const { venue } = listing;
  const action = listing.anchors.find(
    ({ at, corporateAction }) => corporateAction && at > order.createdAt && at <= now,
  );
  const until = instant(Math.min(now, order.validUntil, action?.at ?? now));
  for (const moment of priceMoments(venue, firstMoment(order, listing), until)) {
    const quote = openQuoteAt(listing, moment);
    if (quote === undefined) continue;
    const found = match(order, quote, venue.referencePrice);
    if (found.kind === 'trigger') return { kind: 'trigger', at: moment };
    if (found.kind === 'execute') return { ...found, at: moment, sequence: quote.sequence };
  }
  if (action !== undefined && action.at <= order.validUntil) {
    return { kind: 'end', at: action.at, cause: 'CANCELLED_SYSTEM' };
  }
  if (order.validUntil <= now) return { kind: 'end', at: order.validUntil, cause: 'EXPIRED' };
  return { kind: 'wait', until: quietUntil(order, listing, now) };
}

/** A fund order gets a price made after it came in: nobody knows it when ordering. */
function firstMoment({ checkedUntil, createdAt }: WorkingOrder, { venue }: Listing): Instant {
  return venue.type === 'FUND' ? instant(Math.max(checkedUntil, createdAt + 1)) : checkedUntil;
}

/** Nothing more can happen before the next second, or before the venue opens again. */
function quietUntil(order: WorkingOrder, { venue }: Listing, now: Instant): Instant {
  if (openDay(venue, now) !== undefined && venue.type !== 'FUND') return later(now, 1);
  const next = dayClosingAfter(venue, openDay(venue, now)?.closes ?? now);
  return instant(Math.min(next.opens, order.validUntil));
}
