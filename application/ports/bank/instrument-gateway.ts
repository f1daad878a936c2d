import type { Instrument } from '@domain/instrument/instrument';
import type { PriceRange } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import type { VenueQuote } from '@domain/instrument/venue';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { Result } from '../result';

/** Securities, what they are quoted at, and what they were quoted at. */
export interface InstrumentGateway {
  /** One instrument by WKN, ISIN or mnemonic; `not-found` when the bank does not know it. */
  find(code: string): Result<Instrument>;
  search(text: string): Result<readonly Instrument[]>;
  /** One quote for each venue that trades the instrument. */
  quotes(instrumentId: InstrumentId): Result<readonly VenueQuote[]>;
  /** Last prices over the current, or last, trading day. */
  prices(instrumentId: InstrumentId, venueId: VenueId): Result<PriceSeries>;
  /** Prices from a day to five years back; `not-found` where nobody knows one. */
  history(instrumentId: InstrumentId, venueId: VenueId, range: PriceRange): Result<PriceSeries>;
  /** What is to be known of it before it is bought, as a PDF; `not-found` where there is nothing. */
  sheet(instrumentId: InstrumentId): Result<ArrayBuffer>;
}
