import type { Instant } from '../shared/instant';
import { assertNever } from '../shared/assert-never';
import type { VenueHours } from './venue';

/** When an order that is entered now reaches the market (rules.md 3). */
export type Activation =
  | { readonly kind: 'now'; readonly until?: Instant }
  | { readonly kind: 'at'; readonly opens: Instant }
  | { readonly kind: 'unknown' };

/**
 * The activation by the venue's hours, which are its own data and never constants of the portal. Hours that
 * have passed since they were told say nothing any more.
 */
export function activationOf(hours: VenueHours, now: Instant): Activation {
  switch (hours.state) {
    case 'open':
      if (hours.closes === undefined) return { kind: 'now' };
      return hours.closes > now ? { kind: 'now', until: hours.closes } : { kind: 'unknown' };
    case 'closed':
      return hours.opens !== undefined && hours.opens > now
        ? { kind: 'at', opens: hours.opens }
        : { kind: 'unknown' };
    default:
      return assertNever(hours);
  }
}
