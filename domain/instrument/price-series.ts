import type { Decimal } from '../money/decimal';
import type { VenueId } from '../codes/ids';
import type { Instant } from '../time/instant';
import type { Unit } from '../money/unit';

/** A price paid at an instant, in the unit of its series. */
export interface PricePoint {
  readonly at: Instant;
  readonly price: Decimal;
}

/** Last prices of one instrument at one venue, oldest first. */
export interface PriceSeries {
  readonly venueId: VenueId;
  readonly unit: Unit;
  readonly points: readonly PricePoint[];
}
