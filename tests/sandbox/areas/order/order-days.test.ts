import { wireInstrument } from '@adapters/http/wire/instrument/instrument-codec';
import { wireVenueQuote } from '@adapters/http/wire/instrument/quote-codec';
import { toInstrument } from '@adapters/http/wire/instrument/instrument-mapper';
import { toVenueQuote } from '@adapters/http/wire/instrument/quote-mapper';
import { wireDimensions } from '@adapters/http/wire/instrument/venue-codec';
import { toDimensions } from '@adapters/http/wire/instrument/venue-mapper';
import { berlinTime } from '@domain/time/berlin-time';
import { addDays } from '@domain/time/local-date';
import { entryDaysOf } from '@domain/order/check/entry-days';
import type { Instrument } from '@domain/instrument/instrument';
import { lastTradingDay, type EntryDays, type Validity } from '@domain/order/validity';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import { instant } from '@domain/time/instant';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

/** Every venue that knows a validity, once, and a bond on the way to its repayment; no order executes. */
const traded = [
  { wkn: '716460', pieces: '1', venues: ['Xetra'] },
  {
    wkn: '865985',
    pieces: '1',
    venues: ['Tradegate', 'Stuttgart', 'Frankfurt', 'Direkthandel Nord', 'New York'],
  },
  { wkn: 'DW9NB9', pieces: '1000', venues: ['Stuttgart'] },
] as const;

/** Each moment with what is special about it. */
const moments = [
  ['2026-11-22T12:00:00+01:00', 'a Sunday'],
  ['2026-11-23T06:00:00+01:00', 'before every open'],
  ['2026-11-25T22:30:00+01:00', 'after the close of most, on the eve of Thanksgiving'],
  ['2026-11-26T02:00:00+01:00', 'the day before in New York'],
  ['2026-11-26T16:00:00+01:00', 'Thanksgiving'],
  ['2026-11-27T19:30:00+01:00', 'a short day in New York'],
  ['2026-12-24T16:00:00+01:00', 'Christmas Eve'],
  ['2026-12-25T16:00:00+01:00', 'Christmas'],
  ['2026-12-26T16:00:00+01:00', 'a Saturday and a holiday'],
  ['2026-12-30T16:00:00+01:00', 'a short day at home'],
  ['2027-01-01T16:00:00+01:00', 'New Year'],
  ['2027-03-26T16:00:00+01:00', 'Good Friday'],
] as const;

/** The validities that an order can have, with dates at holidays and weekends. */
const validities = (today: EntryDays['today']): readonly Validity[] => [
  { type: 'GFD' },
  { type: 'GTD', date: today },
  { type: 'GTD', date: addDays(today, 30) },
  { type: 'GTD', date: addDays(today, 359) },
  { type: 'MAX' },
];

function decoded<A>(codec: t.Type<A, unknown>, body: unknown): A {
  const read = codec.decode(body);
  if (E.isLeft(read)) throw new Error('The portal cannot read this answer');
  return read.right;
}

describe('the days of an order at the bank', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;

  const listOf = async (path: string): Promise<readonly unknown[]> =>
    (await desk.customer.get(`/api/brokerage/${path}`)).json<{ values: unknown[] }>().values;

  /** A security as the portal reads it now: where it is traded, and how the venues stand. */
  async function market(
    wkn: string,
  ): Promise<{ instrument: Instrument; venues: readonly Venue[]; quotes: readonly VenueQuote[] }> {
    const [instrument] = await listOf(`v1/instruments/${wkn}`);
    const [dimensions] = await listOf(`v3/orders/dimensions?wkn=${wkn}`);
    const quotes = await listOf(`v1/instruments/${wkn}/quotes`);
    return {
      instrument: toInstrument(decoded(wireInstrument, instrument)),
      venues: toDimensions(decoded(wireDimensions, dimensions)).venues,
      quotes: quotes.map((quote) => toVenueQuote(decoded(wireVenueQuote, quote))),
    };
  }

  beforeAll(async () => {
    werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
    desk = await TradingDesk.open(werkbank, '10000011');
  });
  afterAll(() => werkbank.close());

  it.each(moments)('at %s, %s, are those the portal says, at every venue [ORD-11] [ORD-29]', async (at) => {
    const now = instant(Date.parse(at));
    await werkbank.bank.clock.set(werkbank.bank.db, { at: now, speed: 0 });
    const { date: today } = berlinTime(now);
    for (const { wkn, pieces, venues: names } of traded) {
      const { instrument, venues, quotes } = await market(wkn);
      for (const venue of venues.filter(({ name }) => names.some((each) => each === name))) {
        const { hours } = quotes.find(({ venueId }) => venueId === venue.id) ?? {};
        const entry = entryDaysOf({ venue, maturity: instrument.maturity }, hours, now);
        if (instrument.maturity !== undefined && instrument.maturity <= entry.activeDay) continue;
        for (const validity of validities(today)) {
          if (!venue.validityTypes.includes(validity.type)) continue;
          const { type, ...date } = validity;
          const { validity: until } = await desk.place({
            wkn,
            pieces,
            limitAt: '1.00',
            venueId: venue.id,
            validityType: type,
            ...('date' in date && { validity: date.date }),
          });
          const said = lastTradingDay(validity, entry);
          expect({ venue: venue.name, validity, until }).toEqual({
            venue: venue.name,
            validity,
            until: said,
          });
        }
      }
    }
  });
});
