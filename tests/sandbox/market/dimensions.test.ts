import { decimal, decimalText } from '@domain/money/decimal';
import { priceSteps, tickAt } from '@sandbox/market/price/listing';
import { tickSize } from '@sandbox/market/price/tick-size';
import type { VenueAnswer } from '@sandbox/market/venue/venue-schema';
import { executableType } from '@sandbox/market/venue/order-type';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { fc } from '@tests/support/properties';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';
import { share } from './fixtures';

let werkbank: Werkbank;
let anna: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

const dimensions = async (query: string): Promise<VenueAnswer[]> => {
  const answer = await anna.get(`/api/brokerage/v3/orders/dimensions?${query}`);
  return answer.json<{ values: [{ venues: VenueAnswer[] }] }>().values[0].venues;
};
const typesAt = async (wkn: string, venue: string): Promise<string[]> =>
  Object.keys((await dimensions(`wkn=${wkn}`)).find(({ name }) => name === venue)?.orderTypes ?? {});

describe('what an instrument can be ordered like [ORD-05]', () => {
  it.each([
    ['wkn=716460&isin=DE0007164600', 200],
    ['wkn=716460&isin=US0378331005', 404],
    ['instrumentId=716460&wkn=865985', 404],
  ])('is told of one instrument, whatever codes name it: %s', async (query, status) => {
    expect((await anna.get(`/api/brokerage/v3/orders/dimensions?${query}`)).statusCode).toBe(status);
  });

  it.each(['standard', 'unknown', '', 'x'.repeat(2_000)])(
    'is told alike whatever advertising reference brought the customer: %s',
    async (wref) => {
      const told = async (more: string) =>
        (await dimensions(`wkn=716460${more}`)).map(({ venueId, orderTypes }) => [venueId, orderTypes]);
      expect(await told(`&wref=${wref}`)).toEqual(await told(''));
    },
  );

  it('names only order types that the bank executes, whatever the instrument', async () => {
    const offered = new Set<string>();
    for (const { wkn } of worldInstruments()) {
      for (const venue of await dimensions(`wkn=${wkn}`)) {
        for (const type of Object.keys(venue.orderTypes)) offered.add(type);
      }
    }
    const combined = ['ONE_CANCELS_OTHER', 'NEXT_ORDER'];
    const unknown = [...offered].filter(
      (type) => !combined.includes(type) && executableType(type) === undefined,
    );
    expect(unknown).toEqual([]);
    expect(offered.size).toBe(10);
  });

  it.each([
    ['Fondsgesellschaft', '847402', ['MARKET'], 'a fund company takes unlimited orders only'],
    ['New York', '865985', ['MARKET', 'LIMIT', 'STOP_MARKET', 'STOP_LIMIT'], 'a foreign exchange'],
    [
      'Xetra',
      '716460',
      ['MARKET', 'LIMIT', 'STOP_MARKET', 'ONE_CANCELS_OTHER', 'NEXT_ORDER'],
      'no quotes in continuous trading',
    ],
  ])('%s, %s: %j (%s)', async (venue, wkn, expected) => {
    expect((await typesAt(wkn, venue)).sort()).toEqual([...expected].sort());
  });

  it('knows FOK, IOC, AON and the three auction restrictions at a venue each', async () => {
    const limits = (await dimensions('wkn=716460')).map(({ name, orderTypes }) => [
      name,
      orderTypes['LIMIT'],
    ]);
    expect(Object.fromEntries(limits)).toMatchObject({
      Xetra: { limitExtensions: ['FOK', 'IOC'], tradingRestrictions: ['OAO', 'AO', 'CAO'] },
      Stuttgart: { limitExtensions: ['FOK', 'IOC', 'AON'], tradingRestrictions: [] },
      Frankfurt: { limitExtensions: ['AON'] },
    });
  });

  it.each([
    ['side=SELL&orderType=QUOTE', ['Direkthandel Nord', 'Frankfurt', 'Stuttgart', 'Tradegate'], 'by quote'],
    ['type=OFF', ['Direkthandel Nord'], 'over the counter'],
    ['orderType=TRAILING_STOP_LIMIT', ['Direkthandel Nord'], 'trailing with a limit'],
    ['type=FUND', [], 'no share at a fund company'],
  ])('is cut down to %s: %j (%s)', async (filter, names) => {
    const venues = await dimensions(`wkn=716460&${filter}`);
    expect(venues.map(({ name }) => name).sort()).toEqual(names);
  });

  it('offers no venue while trading is suspended, and none for an index', async () => {
    expect([await dimensions('wkn=747206'), await dimensions('wkn=846900')]).toEqual([[], []]);
  });
});

describe('the price list a venue tells [ORD-19]', () => {
  it.each([
    ['Xetra', '716460', '2.50'],
    ['Direkthandel Nord', '716460', '0.00'],
    ['Fondsgesellschaft', '847402', '0.00'],
  ])('%s takes of %s %s besides what the bank takes', async (venue, wkn, fee) => {
    const found = (await dimensions(`wkn=${wkn}`)).find(({ name }) => name === venue);
    expect(found?.fees).toEqual({
      base: { value: '4.90', unit: 'EUR' },
      percent: '0.25',
      least: { value: '9.90', unit: 'EUR' },
      most: { value: '59.90', unit: 'EUR' },
      venue: { value: fee, unit: 'EUR' },
    });
  });
});

describe('the grid of prices a venue tells [ORD-29]', () => {
  it('goes with the instrument', async () => {
    const [venue] = await dimensions('wkn=DW1ZE1');
    expect(venue?.priceSteps).toEqual([
      { from: '0', step: '0.001' },
      { from: '5', step: '0.01' },
    ]);
  });

  it('is the one prices are made on, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), (hundredths) => {
        const price = { units: BigInt(hundredths), scale: 2 };
        const step = priceSteps(share({})).findLast(
          ({ from }) => Number(decimalText(from)) <= hundredths / 100,
        );
        expect(step?.step).toEqual(tickSize(6, price));
        expect(tickAt(share({}), price)).toEqual(tickSize(6, price));
      }),
    );
    expect(tickAt(share({ type: 'WARRANT' }), decimal('4.99'))).toEqual(decimal('0.001'));
  });
});

describe('dimensions by country [PUB-02]', () => {
  it.each([
    ['US', ['New York']],
    ['us', ['New York']],
    ['AT', []],
  ])('%s leaves %j', async (country, names) => {
    expect((await dimensions(`wkn=865985&country=${country}`)).map(({ name }) => name)).toEqual(names);
  });

  it('leaves those at home out of none but other countries', async () => {
    const home = await dimensions('wkn=865985&country=DE');
    expect(home.length).toBeGreaterThan(1);
    expect(home.every(({ country }) => country === 'DE')).toBe(true);
  });
});

describe('an instrument with its parts, as published [PUB-01]', () => {
  const instrument = async (code: string, query = ''): Promise<Record<string, unknown>> => {
    const answer = await anna.get(`/api/brokerage/v1/instruments/${code}${query}`);
    return answer.json<{ values: [Record<string, unknown>] }>().values[0];
  };

  it('of a fund says on what terms it is sold', async () => {
    expect(await instrument('847402')).toMatchObject({
      staticData: { shippingWaiverRequired: true },
      fundsDistribution: {
        fundStatus: 'OPEN',
        reducedIssueSurcharge: '0.00',
        totalExpenseRatio: '1.45',
        rating: { morningstar: null, moodys: null },
      },
      derivativeData: null,
    });
  });

  it('of a bond says what it pays and when, of one without coupon when it is repaid', async () => {
    expect(await instrument('DW7US7')).toMatchObject({
      staticData: { shippingWaiverRequired: false },
      fundsDistribution: null,
      derivativeData: {
        nominalRate: '4.25',
        interestStartDate: '2023-05-20',
        interestPaymentDate: '2023-11-20',
        interestPaymentInterval: 'HALF_YEARLY',
        maturityDate: '2029-05-20',
      },
    });
    expect(await instrument('110258')).toMatchObject({
      derivativeData: { nominalRate: null, interestPaymentInterval: null, maturityDate: '2032-02-15' },
    });
  });

  it('of a warrant says what it is on', async () => {
    expect(await instrument('DW1WS1')).toMatchObject({
      derivativeData: {
        underlyingInstrument: '723610',
        strikePrice: { value: '260.00', unit: 'EUR' },
        warrantType: 'Call',
        multiplier: '0.1',
        expiryDate: '2027-06-18',
      },
    });
  });

  it('comes with where it can be ordered, if that is asked for, and without what is not wanted', async () => {
    const { orderDimensions } = await instrument('716460', '?with-attr=orderDimensions');
    expect(orderDimensions).toEqual({ venues: await dimensions('wkn=716460') });
    const short = await instrument('716460', '?without-attr=staticData,derivativeData');
    expect(Object.keys(short).sort()).toEqual(
      ['fundsDistribution', 'instrumentId', 'isin', 'issuer', 'mnemonic', 'name', 'shortName', 'wkn'].sort(),
    );
  });

  it('refuses to be asked for anything else', async () => {
    const answer = await anna.get('/api/brokerage/v1/instruments/716460?with-attr=everything');
    expect(answer.statusCode).toBe(400);
  });
});
