import { instant, type Instant } from '@domain/time/instant';
import type { Decimal } from '@domain/money/decimal';
import type { Listing } from '@sandbox/market/price/listing';
import { match, referenceOf } from './match';
import { alarmsOf } from './order-alarms';
import type { EndCause, EndReason } from '../store/order-status';
import { searchPrices } from './price-search';
import { firstMoment, venueTakes } from './quiet-time';
import { followed, type TrailingTerms } from './trailing-stop';
import type { WorkingOrder } from './working-order';

/** The next thing that happens to an order, or nothing up to now (quiet-time.ts says for how long). */
export type Step =
  | { readonly kind: 'accept'; readonly at: Instant }
  /** A trailing one says where its stop stood. */
  | { readonly kind: 'trigger'; readonly at: Instant; readonly terms?: TrailingTerms }
  /** The stop has moved; up to `at` nothing else has happened. */
  | { readonly kind: 'follow'; readonly at: Instant; readonly terms: TrailingTerms }
  | {
      readonly kind: 'execute';
      readonly at: Instant;
      readonly quantity: Decimal;
      readonly price: Decimal;
      readonly sequence: number;
    }
  | { readonly kind: 'end'; readonly at: Instant; readonly cause: EndCause; readonly reason?: EndReason }
  | { readonly kind: 'wait' };

const WAIT: Step = { kind: 'wait' };

/**
 * What happens to an order next, up to now. Pure and, because prices are a function of time, the same for every
 * process that asks and after every restart: nothing is lost while the bank is down and nothing happens twice.
 */
export function nextStep(order: WorkingOrder, listing: Listing, now: Instant): Step {
  const takenAt = venueTakes(order);
  switch (order.stage) {
    case 'ENTERING':
    case 'CHANGING':
      return takenAt <= now ? { kind: 'accept', at: takenAt } : WAIT;
    case 'CANCELLING':
      return takenAt <= now ? { kind: 'end', at: takenAt, cause: 'CANCELLED_USER' } : WAIT;
    case 'WORKING':
      return stepAtVenue(order, listing, now);
    case 'WAITING':
      return order.validUntil <= now ? { kind: 'end', at: order.validUntil, cause: 'EXPIRED' } : WAIT;
    case 'ENDED':
      return WAIT;
  }
}

function stepAtVenue(order: WorkingOrder, listing: Listing, now: Instant): Step {
  const action = corporateActionOn(order, listing, now);
  const until = instant(Math.min(now, order.validUntil, action === undefined ? now : action - 1));
  const { found, terms } = searched(order, listing, until);
  if (found !== undefined) return found;
  if (action !== undefined && action <= order.validUntil) {
    const at = instant(Math.max(action, order.createdAt));
    return { kind: 'end', at, cause: 'CANCELLED_SYSTEM', reason: 'CORPORATE_ACTION' };
  }
  if (order.validUntil <= now) return { kind: 'end', at: order.validUntil, cause: 'EXPIRED' };
  if (terms.kind === 'trailing' && terms !== order.terms) return { kind: 'follow', at: now, terms };
  return WAIT;
}

/**
 * The second from which a corporate action has made the security another one: the orders entered before never meet
 * its first price (rules.md 2). What is entered in the very moment of the action counts as entered before it.
 */
const corporateActionOn = (
  { createdAt }: WorkingOrder,
  { anchors }: Listing,
  now: Instant,
): Instant | undefined =>
  anchors.find(({ at, corporateAction, setAt = at }) => corporateAction && setAt >= createdAt && at <= now)
    ?.at;

/** The first price that does something to the order, and its terms as the prices before have moved them. */
function searched(order: WorkingOrder, listing: Listing, until: Instant) {
  const { side } = order;
  const { instrument, venue } = listing;
  let { terms } = order;
  let alarms = alarmsOf(order, listing);
  const found = searchPrices<Step>(
    listing,
    firstMoment(order, listing, order.checkedUntil),
    until,
    order.restriction,
    {
      alarms: () => alarms,
      look: (book, at) => {
        const matched = match({ ...order, terms }, book, venue.referencePrice);
        switch (matched.kind) {
          case 'execute':
            return { ...matched, at, sequence: book.sequence };
          case 'kill':
            return { kind: 'end', at, cause: 'CANCELLED_TRADE' };
          case 'trigger':
            return { kind: 'trigger', at, ...(terms.kind === 'trailing' ? { terms } : {}) };
          case 'none': {
            if (terms.kind !== 'trailing') return undefined;
            const moved = followed(terms, side, referenceOf(side, book, venue.referencePrice), instrument);
            if (moved !== terms) alarms = alarmsOf({ ...order, terms: moved }, listing);
            terms = moved;
            return undefined;
          }
        }
      },
    },
  );
  return { found, terms };
}
