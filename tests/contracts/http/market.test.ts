import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { instrumentTypes } from '@domain/instrument/instrument-type';
import { instrumentId } from '@domain/codes/ids';
import { bernd, openSession, signIn, type Visit } from '../support/signed-in';
import { failureOf, valueOf } from '../support/value-of';

describe('instruments and prices over HTTP', () => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await signIn(bernd);
    await openSession(visit);
  });

  it('finds an instrument by its WKN and its ISIN alike', async () => {
    const instruments = new HttpInstrumentGateway(visit.client);
    const [first] = await valueOf(instruments.search('a'));
    if (first === undefined) throw new Error('Nothing found');
    const byWkn = await valueOf(instruments.find(first.wkn));
    expect(await valueOf(instruments.find(first.isin))).toEqual(byWkn);
    expect(instrumentTypes).toContain(byWkn.type);
  });

  it('says not found for a code nobody has', async () => {
    const instruments = new HttpInstrumentGateway(visit.client);
    expect(await failureOf(instruments.find('ZZZZZZ'))).toEqual({ kind: 'not-found' });
  });

  it('quotes every venue of the dimensions, and a day of prices at one of them', async () => {
    const instruments = new HttpInstrumentGateway(visit.client);
    const [first] = await valueOf(instruments.search('sap'));
    if (first === undefined) throw new Error('Nothing found');
    const { venues } = await valueOf(
      new HttpOrderGateway(visit.client).dimensions({ instrumentId: first.id }),
    );
    const quotes = await valueOf(instruments.quotes(first.id));
    expect(quotes.map(({ venueId }) => venueId).sort()).toEqual(venues.map(({ id }) => id).sort());
    const venue = venues[0];
    if (venue === undefined) throw new Error('No venue');
    const prices = await valueOf(instruments.prices(first.id, venue.id));
    expect(prices.venueId).toBe(venue.id);
    expect(prices.points.length).toBeLessThanOrEqual(500);
    expect(visit.logger.records).toEqual([]);
  });

  it('has no dimensions for an instrument nobody knows', async () => {
    const orders = new HttpOrderGateway(visit.client);
    const unknown = instrumentId('00000000-0000-4000-8000-000000000000');
    expect((await failureOf(orders.dimensions({ instrumentId: unknown }))).kind).toBe('not-found');
  });
});
