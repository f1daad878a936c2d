import { localDate } from '@domain/calendar/local-date';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { WireMessage } from '../http/message';
import type { TradingVenue } from '../market/trading-venue';
import { dayClosingAfter } from '../market/venue-hours';
import type { Instant } from '@domain/shared/instant';
import { orderMessage } from './order-messages';
import { decideValidity, type Validity, type ValidityWish } from './validity';

/** How long an order lives, or what is wrong with what was asked. */
export interface CheckedValidity {
  readonly messages: readonly WireMessage[];
  readonly validity?: Validity & { readonly type: ValidityWish['type'] | undefined };
}

const INVALID: CheckedValidity = {
  messages: [orderMessage.error('fehler-gueltigkeit-ungueltig', { origin: ['validityType', 'validity'] })],
};

/**
 * Checks the validity against the venue. Without one an order is good for the day; at a fund company it has none
 * and lives until the next price is made.
 */
export function checkValidity(
  type: string | undefined,
  date: string | undefined,
  now: Instant,
  venue: TradingVenue,
): CheckedValidity {
  const { validityTypes } = venue.abilities;
  if (venue.type === 'FUND') return type === undefined ? untilNextPrice(now, venue) : INVALID;
  const wish = validityWish(type ?? 'GFD', date);
  if (wish === undefined || !validityTypes.includes(wish.type)) return INVALID;
  const decided = decideValidity(wish, now, venue);
  if (E.isLeft(decided)) return INVALID;
  const validity = decided.right;
  const { correctedFrom } = validity;
  return {
    validity: { ...validity, type: wish.type },
    messages:
      correctedFrom === undefined
        ? []
        : [
            orderMessage.info('hinweis-gueltigkeitsdatum-wird-korrigiert', {
              args: { datum: validity.date, bisher: correctedFrom },
              origin: ['validity'],
            }),
          ],
  };
}

function validityWish(type: string, date: string | undefined): ValidityWish | undefined {
  switch (type) {
    case 'GFD':
    case 'MAX':
      return { type };
    case 'GTD': {
      const day = localDate(date ?? '');
      return O.isSome(day) ? { type, date: day.value } : undefined;
    }
    default:
      return undefined;
  }
}

function untilNextPrice(now: Instant, venue: TradingVenue): CheckedValidity {
  const today = dayClosingAfter(venue, now);
  const next = dayClosingAfter(venue, today.closes);
  return { messages: [], validity: { type: undefined, date: next.date, until: next.closes } };
}
