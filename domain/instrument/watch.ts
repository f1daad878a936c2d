import { addAmounts, negateAmount, type Amount } from '../money/amount';
import { percentageOf } from '../money/percentage';
import type { Instant } from '../time/instant';
import type { Instrument } from './instrument';
import type { PriceChange } from './price-history';
import type { Venue, VenueQuote } from './venue';

/** The prices at which the customer wants to be told, once each. */
export interface PriceAlarms {
  readonly above?: Amount;
  readonly below?: Amount;
}

/** An instrument that the customer watches. */
export interface Watch {
  readonly instrument: Instrument;
  readonly quote: VenueQuote;
  /** The one whose quote that is. */
  readonly venue: Pick<Venue, 'name'>;
  readonly since: Instant;
  /** What it cost when the customer began to watch it. */
  readonly priceThen?: Amount;
  readonly alarms: PriceAlarms;
}

/** How one price has changed to another; undefined where one is unknown or counts in another unit. */
export function changeBetween(before: Amount | undefined, now: Amount | undefined): PriceChange | undefined {
  if (before === undefined || now === undefined || before.unit !== now.unit) return undefined;
  const absolute = addAmounts(now, negateAmount(before));
  return { absolute, relative: percentageOf(absolute.value, before.value) };
}

/** How a quote has changed since the close before, on the day that it is of. */
export const changeOfDay = ({ last, previousClose }: VenueQuote): PriceChange | undefined =>
  changeBetween(previousClose, last);
