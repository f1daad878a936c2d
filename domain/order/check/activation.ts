import type { Instant } from '../../time/instant';
import { assertNever } from '../../assert-never';
import type { TradingRestriction } from '../order-type';
import type { VenueHours } from '../../instrument/venue';

/** When an order that is entered now reaches the market (rules.md 3). */
export type Activation =
  | { readonly kind: 'now'; readonly until?: Instant }
  | { readonly kind: 'at'; readonly opens: Instant }
  | { readonly kind: 'unknown' };

/**
 * The activation by the venue's hours, which are its own data and never constants of the portal. Hours that
 * have passed since they were told say nothing any more. An order kept for one auction waits for it: the opening
 * one is held when trading begins, the closing one when it ends (brokerage.md 3). One for any auction is in the
 * book at once.
 */
export function activationOf(hours: VenueHours, now: Instant, restriction?: TradingRestriction): Activation {
  switch (hours.state) {
    case 'open':
      return whileOpen(hours.closes, now, restriction);
    case 'closed':
      return restriction === 'CAO' ? { kind: 'unknown' } : at(hours.opens, now);
    default:
      return assertNever(hours);
  }
}

function whileOpen(
  closes: Instant | undefined,
  now: Instant,
  restriction: TradingRestriction | undefined,
): Activation {
  switch (restriction) {
    case undefined:
    case 'AO':
      if (closes === undefined) return { kind: 'now' };
      return closes > now ? { kind: 'now', until: closes } : { kind: 'unknown' };
    case 'CAO':
      return at(closes, now);
    case 'OAO':
      return { kind: 'unknown' };
    default:
      return assertNever(restriction);
  }
}

const at = (moment: Instant | undefined, now: Instant): Activation =>
  moment !== undefined && moment > now ? { kind: 'at', opens: moment } : { kind: 'unknown' };
