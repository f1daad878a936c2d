import { berlinTime } from '@domain/time/berlin-time';
import { addDays, daysBetween, type LocalDate } from '@domain/time/local-date';
import type { Instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import {
  LONGEST_VALIDITY,
  dayClosingAfter,
  tradingDayOf,
  type TradingDay,
} from '@sandbox/market/venue/venue-hours';

/** How long an order is to live (rules.md 3). */
export type ValidityWish =
  | { readonly type: 'GFD' }
  | { readonly type: 'GTD'; readonly date: LocalDate }
  | { readonly type: 'MAX' };

/** The day an order is valid to; `correctedFrom` is the day that was asked for, where it was another. */
export interface Validity {
  readonly date: LocalDate;
  readonly until: Instant;
  readonly correctedFrom?: LocalDate;
}

/** Why a validity cannot be had: the day is over, or too far away. */
export type ValidityProblem = 'past' | 'too-far';

/**
 * The exchange day an order entered now lives to, counted from the day it is at the bank, wherever the venue is. A
 * day without trading is corrected to the last exchange day before it, so that the longest term is never passed, or
 * to the first to come if that one is over.
 */
export function decideValidity(
  wish: ValidityWish,
  now: Instant,
  venue: TradingVenue,
): E.Either<ValidityProblem, Validity> {
  const current = dayClosingAfter(venue, now);
  const { date: today } = berlinTime(now);
  switch (wish.type) {
    case 'GFD':
      return E.right({ date: current.date, until: current.closes });
    case 'MAX':
      return E.right(lastDayUpTo(addDays(today, LONGEST_VALIDITY - 1), current, venue));
    case 'GTD': {
      const distance = daysBetween(today, wish.date);
      if (distance < 0) return E.left('past');
      if (distance > LONGEST_VALIDITY - 1) return E.left('too-far');
      const { date, until } = lastDayUpTo(wish.date, current, venue);
      return E.right(date === wish.date ? { date, until } : { date, until, correctedFrom: wish.date });
    }
  }
}

function lastDayUpTo(date: LocalDate, current: TradingDay, venue: TradingVenue): Validity {
  for (let candidate = date; candidate > current.date; candidate = addDays(candidate, -1)) {
    const day = tradingDayOf(venue, candidate);
    if (day !== undefined) return { date: day.date, until: day.closes };
  }
  return { date: current.date, until: current.closes };
}
