import { decimalText } from '@domain/money/decimal';
import { USD } from '@domain/money/unit';
import type { InstrumentAnswer } from '@sandbox/market/catalogue/instrument-schema';
import { marketOf } from '@sandbox/market/market';
import { venueIdOf } from '@sandbox/market/venue/venues';
import { keysOf, TradingDesk } from '../areas/order/trading';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

type DerivativeData = NonNullable<InstrumentAnswer['derivativeData']>;

let werkbank: Werkbank;
let anna: PortalCustomer;

/** Friday, 20 November 2026, while New York trades too: what is bought is paid on Tuesday, the 24th. */
beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-20T16:00:00+01:00', requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

const setPrice = (instrument: string, price: string) =>
  werkbank.inject({ method: 'POST', url: '/sandbox/api/market', payload: { instrument, price } });

async function dataOf(wkn: string): Promise<DerivativeData> {
  const answer = await anna.get(`/api/brokerage/v1/instruments/${wkn}`);
  const [instrument] = answer.json<{ values: [InstrumentAnswer] }>().values;
  if (instrument.derivativeData === null) throw new Error(`${wkn} has no such data`);
  return instrument.derivativeData;
}

describe('what prices and the day say of a derivative or a bond [PUB-01]', () => {
  it('of a call: its underlying costs 240.00, a tenth of it 24.00, that is twelve times 2.00', async () => {
    await setPrice('723610', '240.00');
    await setPrice('DW1WS1', '2.00');
    expect(await dataOf('DW1WS1')).toMatchObject({
      underlyingPrice: { value: '240.00', unit: 'EUR' },
      leverage: '12.00',
      // 210 days to 18 June 2027
      remainingTermInYears: '0.58',
      yieldPA: null,
    });
  });

  it('of a put: a tenth of 27.00 is 6.75 times 0.40', async () => {
    await setPrice('BAY001', '27.00');
    await setPrice('DW2WS2', '0.40');
    expect(await dataOf('DW2WS2')).toMatchObject({
      underlyingInstrument: 'BAY001',
      underlyingPrice: { value: '27.00', unit: 'EUR' },
      strikePrice: { value: '24.00', unit: 'EUR' },
      warrantType: 'Put',
      leverage: '6.75',
      // 119 days to 19 March 2027
      remainingTermInYears: '0.33',
    });
  });

  it('of a call on a share in another currency: both prices in one, at the rate of now', async () => {
    await setPrice('865985', '230.00');
    await setPrice('DW3WS3', '2.30');
    const { leverage, ...data } = await dataOf('DW3WS3');
    expect(data).toMatchObject({
      underlyingPrice: { value: '230.00', unit: 'USD' },
      strikePrice: { value: '240.00', unit: 'USD' },
    });
    // A tenth of 230 USD is ten times 2.30 EUR, divided by the dollars of a euro.
    const market = await marketOf(werkbank.bank);
    const dollars = Number(decimalText(market.rate(USD, market.now)));
    expect(leverage).toBe((10 / dollars).toFixed(2));
  });

  it('of a certificate: what it follows, and no leverage', async () => {
    await setPrice('716460', '233.00');
    expect(await dataOf('DW2ZE2')).toMatchObject({
      underlyingInstrument: '716460',
      underlyingPrice: { value: '233.00', unit: 'EUR' },
      multiplier: '1',
      warrantType: null,
      strikePrice: null,
      leverage: null,
    });
  });

  it('of a certificate on an index: its level in points, at the exchange that makes it', async () => {
    await setPrice('846900', '24010.50');
    expect(await dataOf('DW1ZE1')).toMatchObject({
      underlyingInstrument: '846900',
      underlyingPrice: { value: '24010.50', unit: 'XXP' },
      underlyingVenueId: venueIdOf('Xetra'),
      leverage: null,
    });
  });

  it('is measured by a quote that can be followed, an index among them, which nobody can order', async () => {
    const { underlyingVenueId } = await dataOf('DW1ZE1');
    const answer = await anna.get('/api/brokerage/v1/instruments/846900/quotes');
    const { values } = answer.json<{ values: Record<string, unknown>[] }>();
    expect(values.map(({ venueId, bid, ask }) => ({ venueId, bid, ask }))).toEqual([
      { venueId: underlyingVenueId, bid: null, ask: null },
    ]);
    expect(values[0]).toMatchObject({ last: { unit: 'XXP' }, prevClose: { unit: 'XXP' }, state: 'OPEN' });
    const desk = new TradingDesk(werkbank, anna);
    const order = await desk.body({ wkn: '846900', venue: 'Xetra', pieces: '1', limitAt: '24000.00' });
    expect(keysOf(await desk.validate(order))).toContain('fehler-handelsplatz-nicht-erlaubt');
  });

  // The yields are those of bond-yield.test.ts; days by ACT/365 from 20 November 2026.
  it.each([
    ['with two payments a year', 'DW7US7', '98.50', '4.9572', '2.50'],
    ['over many years', '110261', '79.35', '2.9240', '26.75'],
    ['with a short first period', 'DWDHF4', '100.80', '3.4576', '6.32'],
    ['that is nearly over', 'DW9NB9', '99.86', '5.4251', '0.07'],
    ['without interest', '110258', '86.74', '2.7587', '5.24'],
  ])('of a bond %s: its yield and its remaining term', async (_, wkn, price, yieldPA, years) => {
    await setPrice(wkn, price);
    expect(await dataOf(wkn)).toMatchObject({
      yieldPA,
      remainingTermInYears: years,
      underlyingPrice: null,
      leverage: null,
    });
  });

  it('of what is traded flat: its term, and no yield', async () => {
    expect(await dataOf('DW5GS5')).toMatchObject({ yieldPA: null, remainingTermInYears: '5.12' });
  });
});
