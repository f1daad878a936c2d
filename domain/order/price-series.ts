import type { Decimal } from '../shared/decimal';
import type { VenueId } from '../shared/ids';
import type { Instant } from '../shared/instant';
import type { Unit } from '../shared/unit';

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
