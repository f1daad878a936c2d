import type { VenueQuote } from '@domain/instrument/venue';
import type { InstrumentId } from '@domain/codes/ids';
import type { InstrumentGateway } from '../ports/bank/instrument-gateway';
import type { Result } from '../ports/result';

/** Reads what an instrument is quoted at on each venue, for the comparison (ORD-04). */
export class LoadQuotes {
  constructor(private readonly instruments: Pick<InstrumentGateway, 'quotes'>) {}

  execute(instrumentId: InstrumentId): Result<readonly VenueQuote[]> {
    return this.instruments.quotes(instrumentId);
  }
}
