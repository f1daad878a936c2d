import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Result } from '@application/ports/result';
import type { Instrument } from '@domain/instrument/instrument';
import type { PriceRange } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import type { VenueQuote } from '@domain/instrument/venue';
import type { Failure } from '@domain/failure/failure';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { fileBytes } from '../client/file-bytes';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireInstrument } from '../wire/instrument/instrument-codec';
import { wirePrices, wireVenueQuote } from '../wire/instrument/quote-codec';
import { toInstrument } from '../wire/instrument/instrument-mapper';
import { toPriceSeries, toVenueQuote } from '../wire/instrument/quote-mapper';

/** How far back, in the words of the wire. */
const ranges: Readonly<Record<PriceRange, string>> = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
  fiveYears: 'FIVE_YEARS',
};

const notFound: Failure = { kind: 'not-found' };

/** Securities and their prices (api.md 5). */
export class HttpInstrumentGateway implements InstrumentGateway {
  constructor(private readonly client: BankClient) {}

  find(code: string): Result<Instrument> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/instruments/${code}`,
      answer: wireList(wireInstrument),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.chain(({ values: [found] }) =>
        found === undefined ? TE.left(notFound) : TE.right(toInstrument(found)),
      ),
    );
  }

  search(text: string): Result<readonly Instrument[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/brokerage/v1/instruments',
      query: { search: text },
      answer: wireList(wireInstrument),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toInstrument)),
    );
  }

  quotes(instrumentId: InstrumentId): Result<readonly VenueQuote[]> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/instruments/${instrumentId}/quotes`,
      answer: wireList(wireVenueQuote),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toVenueQuote)),
    );
  }

  prices(instrumentId: InstrumentId, venueId: VenueId): Result<PriceSeries> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/instruments/${instrumentId}/prices`,
      query: { venueId },
      answer: wirePrices,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toPriceSeries));
  }

  history(instrumentId: InstrumentId, venueId: VenueId, range: PriceRange): Result<PriceSeries> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/instruments/${instrumentId}/pricehistory`,
      query: { venueId, range: ranges[range] },
      answer: wirePrices,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toPriceSeries));
  }

  sheet(instrumentId: InstrumentId): Result<ArrayBuffer> {
    return this.client.read({
      method: 'GET',
      path: path`/brokerage/v1/instruments/${instrumentId}/informationsheet`,
      file: true,
      answer: fileBytes,
      timeOut: timeOuts.read,
    });
  }
}
