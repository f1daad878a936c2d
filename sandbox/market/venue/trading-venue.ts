import type { Decimal } from '@domain/money/decimal';
import type { VenueAbilities, VenueTable } from './venue-table';

/** A venue as the market and the order rules see it. */
export interface TradingVenue {
  readonly venueId: string;
  readonly name: string;
  readonly country: string;
  readonly type: VenueTable['type'];
  readonly currencies: readonly string[];
  readonly abilities: VenueAbilities;
  /** Local opening and closing time, `HH:MM` in `timeZone`. */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
  readonly calendar: VenueTable['calendar'];
  /** `LAST`: the last price triggers; `QUOTE`: the market maker's bid (sell) or ask (buy). */
  readonly referencePrice: VenueTable['reference_price'];
  /** Half of a blue chip's spread, in basis points. */
  readonly halfSpread: number;
  /** Venue fee in EUR. */
  readonly fee: Decimal;
}
