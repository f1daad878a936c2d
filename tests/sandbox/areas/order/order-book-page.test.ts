import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let paul: PortalCustomer;
let anna: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  paul = await (await werkbank.signIn('10000015')).activateSession();
});
afterAll(() => werkbank.close());

const book = async (customer: PortalCustomer, query: string) => {
  const depot = depotIdOf(customer.zugangsnummer, 'depot');
  const answer = await customer.get(`/api/brokerage/depots/${depot}/v3/orders?${query}`);
  const { values } = answer.json<{ values: OrderAnswer[] }>();
  return { values, total: Number(answer.headers['x-total-count']) };
};
const first = 'without-attr=instrument,venue';

describe('an order book of ten thousand orders [OBK-06]', () => {
  it('is cut into pages that follow each other without gap or double, the latest first', async () => {
    const pages = await Promise.all(
      [0, 500, 9_900].map((index) => book(paul, `${first}&paging-first=${index}&paging-count=500`)),
    );
    expect(pages.map(({ total, values }) => [total, values.length])).toEqual([
      [10_000, 500],
      [10_000, 500],
      [10_000, 100],
    ]);
    const all = pages.flatMap(({ values }) => values);
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1_100);
    const moments = all.map(({ creationTimestamp }) => creationTimestamp);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('gives a thousand at once, as published, and refuses more', async () => {
    expect((await book(paul, `${first}&paging-count=1000`)).values).toHaveLength(1_000);
    const depot = depotIdOf(paul.zugangsnummer, 'depot');
    const { statusCode } = await paul.get(`/api/brokerage/depots/${depot}/v3/orders?paging-count=1001`);
    expect(statusCode).toBe(400);
  });

  it('says how many there are even beyond the last page', async () => {
    expect(await book(paul, `${first}&paging-first=20000`)).toEqual({ total: 10_000, values: [] });
  });

  it.each<[string, (order: OrderAnswer) => boolean]>([
    ['orderStatus=OPEN', ({ orderStatus }) => orderStatus === 'OPEN'],
    [
      'orderStatus=EXPIRED,CANCELLED_USER',
      ({ orderStatus }) => orderStatus === 'EXPIRED' || orderStatus === 'CANCELLED_USER',
    ],
    ['side=BUY&wkn=716460', ({ instrument }) => instrument?.wkn === '716460'],
    ['min-creationTimeStamp=2026-11-01', ({ creationTimestamp }) => creationTimestamp >= '2026-11-01'],
    ['max-creationTimeStamp=2025-12-31', ({ creationTimestamp }) => creationTimestamp < '2026'],
  ])('is filtered by %s in the database', async (query, holds) => {
    const { values, total } = await book(paul, `${query}&paging-count=100`);
    expect(total).toBeGreaterThan(values.length === 100 ? 100 : 0);
    expect(total).toBeLessThan(10_000);
    expect(values.filter((order) => !holds(order))).toEqual([]);
  });

  it.each([['side=SELL'], ['wkn=000000'], ['orderType=QUOTE'], ['orderStatus=PENDING']])(
    'holds nothing for %s',
    async (query) => {
      expect(await book(paul, query)).toEqual({ total: 0, values: [] });
    },
  );
});

describe('combined orders in the order book [OBK-01]', () => {
  it('are found by their own type, and shown whole when one of their legs is', async () => {
    const combined = await book(anna, 'orderType=NEXT_ORDER');
    expect(combined.values.map(({ orderType, subOrders }) => [orderType, subOrders?.length])).toEqual([
      ['NEXT_ORDER', 2],
      ['NEXT_ORDER', 2],
    ]);
    const waiting = await book(anna, 'orderStatus=WAITING');
    expect(waiting.values.map(({ orderId }) => orderId)).toEqual(
      combined.values.map(({ orderId }) => orderId),
    );
  });

  it('nest: what follows may cancel one another', async () => {
    const { values } = await book(anna, 'wkn=604843');
    expect(values).toMatchObject([
      {
        orderType: 'NEXT_ORDER',
        subOrders: [
          { orderType: 'LIMIT', orderStatus: 'OPEN' },
          {
            orderType: 'ONE_CANCELS_OTHER',
            subOrders: [
              { orderType: 'STOP_MARKET', orderStatus: 'WAITING' },
              { orderType: 'LIMIT', orderStatus: 'WAITING' },
            ],
          },
        ],
      },
    ]);
  });

  it('stand beside orders of every rarer kind, a subscription that cannot be touched among them', async () => {
    const { values } = await book(anna, 'orderStatus=OPEN');
    const types = new Set(values.map(({ orderType }) => orderType));
    expect([...types].sort()).toEqual([
      'LIMIT',
      'NEXT_ORDER',
      'ONE_CANCELS_OTHER',
      'STOP_LIMIT',
      'STOP_MARKET',
      'SUBSCRIPTION',
      'TRAILING_STOP_MARKET',
      'TRAILING_STOP_NATIVE_MARKET',
    ]);
    const subscription = values.find(({ orderType }) => orderType === 'SUBSCRIPTION');
    expect(subscription).toMatchObject({ deletable: false, modifiable: false });
    const ledger = await werkbank.inject({ url: '/sandbox/api/ledger' });
    expect(ledger.json()).toMatchObject({ sound: true, gaps: [] });
  });
});
