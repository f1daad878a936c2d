import type { PriceSeries } from '@domain/instrument/price-series';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Result } from '../ports/result';

/** Reads the day's prices of an instrument at a venue, for the price picture (ORD-29). */
export class LoadPrices {
  constructor(private readonly instruments: Pick<InstrumentGateway, 'prices'>) {}

  execute(instrumentId: InstrumentId, venueId: VenueId): Result<PriceSeries> {
    return this.instruments.prices(instrumentId, venueId);
  }
}
