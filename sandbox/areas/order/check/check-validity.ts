import { addDays, localDate, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { fundPriceDay } from '@sandbox/market/venue/fund-price-day';
import type { Listing } from '@sandbox/market/price/listing';
import type { Instant } from '@domain/time/instant';
import type { LegBody } from '../routes/order-body';
import { orderMessage } from './order-messages';
import { isGiven } from './price-input';
import { decideValidity, type Validity, type ValidityWish } from '../trade/validity';

/** How long an order lives, or what is wrong with what was asked. */
export interface CheckedValidity {
  readonly messages: readonly WireMessage[];
  readonly validity?: Validity & { readonly type: ValidityWish['type'] | undefined };
}

const INVALID: CheckedValidity = {
  messages: [orderMessage.error('fehler-gueltigkeit-ungueltig', { origin: ['validityType', 'validity'] })],
};

/**
 * Checks the validity against the venue and the term of the security. Without one an order is good for the day; at
 * a fund company it has none and lives until its price is made.
 */
export function checkValidity(
  { validityType, validity: date }: Pick<LegBody, 'validityType' | 'validity'>,
  now: Instant,
  listing: Listing,
  maturesOn: string | null | undefined,
): CheckedValidity {
  const { venue } = listing;
  const type = isGiven(validityType) ? validityType : undefined;
  const { validityTypes } = venue.abilities;
  if (venue.type === 'FUND') return type === undefined ? untilPriceDay(now, listing) : INVALID;
  const wish = validityWish(type ?? 'GFD', date ?? undefined);
  if (wish === undefined || !validityTypes.includes(wish.type)) return INVALID;
  const decided = decideValidity(wish, now, venue);
  if (E.isLeft(decided)) return INVALID;
  const { correctedFrom } = decided.right;
  const maturity = localDate(maturesOn ?? '');
  if (O.isSome(maturity) && decided.right.date >= maturity.value) {
    return untilMaturity(maturity.value, wish.type, decided.right.date, now, venue);
  }
  return {
    validity: { ...decided.right, type: wish.type },
    messages:
      correctedFrom === undefined
        ? []
        : [
            orderMessage.info('hinweis-gueltigkeitsdatum-wird-korrigiert', {
              args: { datum: decided.right.date, bisher: correctedFrom },
              origin: ['validity'],
            }),
          ],
  };
}

/** The last day a security can be traded is the exchange day before it is repaid. */
function untilMaturity(
  maturity: LocalDate,
  type: ValidityWish['type'],
  asked: LocalDate,
  now: Instant,
  venue: TradingVenue,
): CheckedValidity {
  const last = decideValidity({ type: 'GTD', date: addDays(maturity, -1) }, now, venue);
  if (E.isLeft(last) || last.right.date >= maturity) return INVALID;
  const { date, until } = last.right;
  return {
    validity: { date, until, type },
    messages: [
      orderMessage.info('hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst', {
        args: { datum: date, bisher: asked },
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

function untilPriceDay(now: Instant, { instrument, venue }: Listing): CheckedValidity {
  const { date, closes } = fundPriceDay(instrument, venue, now);
  return { messages: [], validity: { type: undefined, date, until: closes } };
}
