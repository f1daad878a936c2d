import type { Instrument } from '@domain/instrument/instrument';
import { subtract } from '@domain/money/decimal';
import { later } from '@domain/time/instant';
import { sheetOf } from '@domain/instrument/product-sheet';
import type { PriceRange } from '@domain/instrument/price-history';
import type { PriceSeries } from '@domain/instrument/price-series';
import type { VenueQuote } from '@domain/instrument/venue';
import type { InstrumentId, VenueId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from './fake-bank';

const DAY = 86_400_000;
const spans: Readonly<Record<PriceRange, number>> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
  fiveYears: 5 * 365 * DAY,
};
const STEPS = 52;

/** The instruments and quotes of the fake bank. */
export class FakeInstrumentGateway implements InstrumentGateway {
  constructor(private readonly bank: FakeBank) {}

  find(code: string): Result<Instrument> {
    return this.bank.answer('findInstrument', 'session-tan', () => {
      const sought = code.toUpperCase();
      const found = this.bank.world.instruments.find(({ wkn, isin, mnemonic }) =>
        [wkn, isin, mnemonic].includes(sought),
      );
      return found === undefined ? E.left({ kind: 'not-found' }) : E.right(found);
    });
  }

  search(text: string): Result<readonly Instrument[]> {
    return this.bank.answer('search', 'session-tan', () => {
      const sought = text.toLowerCase();
      return E.right(
        this.bank.world.instruments.filter(({ name, wkn, isin }) =>
          [name, wkn, isin].some((candidate) => candidate.toLowerCase().includes(sought)),
        ),
      );
    });
  }

  quotes(instrumentId: InstrumentId): Result<readonly VenueQuote[]> {
    return this.bank.answer('quotes', 'session-tan', () => E.right(this.#quotesOf(instrumentId)));
  }

  prices(instrumentId: InstrumentId, venueId: VenueId): Result<PriceSeries> {
    return this.bank.answer('prices', 'session-tan', () => {
      const quote = this.#quotesOf(instrumentId).find((each) => each.venueId === venueId);
      if (quote?.last === undefined) return E.left({ kind: 'not-found' });
      const { at, last } = quote;
      return E.right({ venueId, unit: last.unit, points: [{ at, price: last.value }] });
    });
  }

  /** A price a week, risen by a hundredth each, up to the last one. */
  history(instrumentId: InstrumentId, venueId: VenueId, range: PriceRange): Result<PriceSeries> {
    return this.bank.answer('history', 'session-tan', () => {
      const last = this.#quotesOf(instrumentId).find((each) => each.venueId === venueId)?.last;
      if (last === undefined) return E.left({ kind: 'not-found' });
      const now = this.bank.scheduler.now();
      const distance = spans[range] / STEPS;
      const points = Array.from({ length: STEPS + 1 }, (_, step) => ({
        at: later(now, -(STEPS - step) * distance),
        price: subtract(last.value, { units: BigInt(STEPS - step), scale: 2 }),
      }));
      return E.right({ venueId, unit: last.unit, points });
    });
  }

  sheet(instrumentId: InstrumentId): Result<ArrayBuffer> {
    return this.bank.answer('sheet', 'session-tan', () => {
      const known = this.bank.world.instruments.find(({ id }) => id === instrumentId);
      return known === undefined || sheetOf(known) === undefined
        ? E.left({ kind: 'not-found' })
        : E.right(new TextEncoder().encode('%PDF-1.7').buffer);
    });
  }

  #quotesOf(instrumentId: InstrumentId): readonly VenueQuote[] {
    return this.bank.world.quotes.filter((quote) => quote.instrumentId === instrumentId);
  }
}
