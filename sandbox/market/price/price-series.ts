import { timestampText } from '@domain/time/wire-time';
import { instant, type Instant } from '@domain/time/instant';
import type { Listing } from './listing';
import { lastPriceAt } from './price-model';
import { priceUnit } from '../catalogue/traded-instrument';
import { dayOpenedBy } from '../venue/venue-hours';
import { wireAmount } from './wire-amount';

/** The prices of a day for a chart (wire.md). */
export interface PriceSeries {
  readonly venueId: string;
  readonly unit: string;
  readonly points: { readonly dateTime: string; readonly price: string }[];
}

/** Evenly spaced last prices of the current trading day up to now, or of all of the last one. */
export function priceSeries(listing: Listing, moment: Instant, count: number): PriceSeries {
  const { opens, closes } = dayOpenedBy(listing.venue, moment);
  const end = Math.min(moment, closes);
  const distance = (end - opens) / Math.max(count - 1, 1);
  const unit = priceUnit(listing.instrument);
  return {
    venueId: listing.venue.venueId,
    unit,
    points: Array.from({ length: count }, (_, index) => {
      const at = instant(Math.round(opens + index * distance));
      return { dateTime: timestampText(at), price: wireAmount(lastPriceAt(listing, at), unit).value };
    }),
  };
}
