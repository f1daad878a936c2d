import type { CostNote } from '@sandbox/areas/order/cost/cost-schema';
import type { LightMyRequestResponse } from 'fastify';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk, keysOf, toldKeys, type Body, type Wish } from './trading';

const SAP = '716460';
const eur = (value: string) => ({ value, unit: 'EUR' });
const pieces = (value: string) => ({ value, unit: 'XXX' });

describe('the change of an open order [ORD-23]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(async () => {
    await werkbank.bank.reset();
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price(SAP, '200.00');
  });
  afterAll(() => werkbank.close());

  const openOrder = async (body: Body): Promise<string> => {
    const { orderId } = await desk.send(body);
    await desk.pass(2);
    return orderId;
  };
  const prevalidate = (orderId: string, change: Body): Promise<LightMyRequestResponse> =>
    desk.customer.post(`/api/brokerage/v3/orders/${orderId}/prevalidation`, change);

  it('gives the legs of an OCO one validity, whichever of them is changed [ORD-12]', async () => {
    const sell = { side: 'SELL', wkn: SAP, pieces: '20' };
    const oco = await desk.oco({ ...sell, triggerAt: '180.00' }, { ...sell, limitAt: '220.00' });
    const { orderId, subOrders } = await desk.send(oco);
    await desk.pass(2);
    const change = { validityType: 'GTD', validity: '2026-12-04' };
    expect((await desk.change(subOrders?.[1]?.orderId ?? '', change)).statusCode).toBe(200);
    await desk.pass(2);
    expect((await desk.order(orderId)).subOrders?.map(({ validity }) => validity)).toEqual([
      '2026-12-04',
      '2026-12-04',
    ]);
  });

  it('takes limit, validity and less quantity, and binds what the open part needs then', async () => {
    const orderId = await openOrder(await desk.body({ limitAt: '150.00' }));
    const before = Number((await desk.cash()).available);
    const change = {
      limit: eur('160.00'),
      quantity: pieces('5'),
      validityType: 'GTD',
      validity: '2026-12-04',
    };
    expect((await desk.change(orderId, change)).json()).toMatchObject({
      orderStatus: 'PENDING',
      deletable: false,
      modifiable: false,
    });
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({
      orderStatus: 'OPEN',
      limit: { value: '160.00' },
      quantity: { value: '5' },
      openQuantity: { value: '5' },
      validity: '2026-12-04',
    });
    // 5 x 160 instead of 10 x 150, both with the least fee and the venue's.
    expect(Number((await desk.cash()).available) - before).toBeCloseTo(700, 2);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it.each<[string, Wish, Body]>([
    [
      'a limit order',
      { limitAt: '150.00', validityType: 'GTD', validity: '2026-12-04' },
      { limit: eur('150'), quantity: pieces('10.0'), validityType: 'GTD', validity: '2026-12-04' },
    ],
    ['a stop order', { side: 'SELL', triggerAt: '180.00' }, { triggerLimit: eur('180.00') }],
    [
      'a trailing stop',
      {
        venue: 'Direkthandel Nord',
        side: 'SELL',
        triggerAt: '180.00',
        orderType: 'TRAILING_STOP_MARKET',
        trailingLimitDistRel: '10',
      },
      { trailingLimitDistRel: '10.0', quantity: pieces('10') },
    ],
  ])('leaves %s as it is that stands so already, and says so', async (_name, wish, same) => {
    const orderId = await openOrder(await desk.body(wish));
    const [before, money] = [await desk.order(orderId), await desk.cash()];
    // What it is worth moves with the market, what was ordered does not.
    await desk.price(SAP, '199.00');
    expect(toldKeys(await prevalidate(orderId, same))).toContain('hinweis-keine-aenderung');
    const answer = await desk.change(orderId, same);
    expect([answer.statusCode, toldKeys(answer)]).toEqual([200, ['hinweis-keine-aenderung']]);
    expect(await desk.order(orderId)).toEqual(before);
    expect(await desk.cash()).toEqual(money);
  });

  it('refuses a second one, and a cancellation, while the first is on its way', async () => {
    const orderId = await openOrder(await desk.body({ limitAt: '150.00' }));
    await desk.change(orderId, { limit: eur('151.00'), validityType: 'GFD' });
    expect(keysOf(await prevalidate(orderId, { limit: eur('152.00') }))).toEqual([
      'fehler-order-nicht-aenderbar',
    ]);
    expect(keysOf(await prevalidate(orderId, {}))).toEqual(['fehler-order-nicht-streichbar']);
  });

  it('refuses one that arrives late, when another was made after it was signed [TAN-14]', async () => {
    const orderId = await openOrder(await desk.body({ limitAt: '150.00' }));
    const url = `/api/brokerage/v3/orders/${orderId}`;
    const late = { limit: eur('151.00') };
    const proof = await desk.release(await desk.customer.post(`${url}/validation`, late));
    await desk.change(orderId, { limit: eur('152.00') });
    await desk.pass(2);
    expect((await desk.customer.patch(url, late, proof)).statusCode).toBe(422);
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({ orderStatus: 'OPEN', limit: { value: '152.00' } });
  });

  it('never counts what has been executed as open', async () => {
    // On a slow machine more of it would be executed between what is read and what is sent.
    await werkbank.bank.clock.set(werkbank.bank.db, { speed: 0 });
    await desk.price('DW4BR4', '1.2700');
    const right = { wkn: 'DW4BR4', venue: 'Stuttgart', pieces: '30000', limitAt: '1.4000' } as const;
    const orderId = await openOrder(await desk.body(right));
    const { executedQuantity } = await desk.order(orderId);
    const done = Number(executedQuantity?.value);
    expect(done).toBeGreaterThan(0);
    const less = await prevalidate(orderId, { quantity: pieces(String(done)) });
    expect(keysOf(less)).toContain('fehler-menge-nur-verringerbar');
    await desk.change(orderId, { quantity: pieces(String(done + 100)), validityType: 'GFD' });
    await desk.pass(3);
    expect(await desk.order(orderId)).toMatchObject({ orderStatus: 'EXECUTED' });
    expect((await desk.cash()).available).toBe((await desk.cash()).balance);
  });

  it('costs what its rest adds by the fee rule, before as after [ORD-19]', async () => {
    await werkbank.bank.clock.set(werkbank.bank.db, { speed: 0 });
    await desk.price('DW4BR4', '1.2700');
    const right = { wkn: 'DW4BR4', venue: 'Stuttgart', pieces: '30000', limitAt: '1.4000' } as const;
    const orderId = await openOrder(await desk.body(right));
    const order = await desk.order(orderId);
    const open = Number(order.openQuantity?.value);
    expect([order.orderStatus, open > 0]).toEqual(['PARTIALLY_EXECUTED', true]);
    const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
    const done = (order.executions ?? []).reduce(
      (sum, { executedQuantity, executionPrice }) =>
        sum + Math.round(Number(executedQuantity.value) * Number(executionPrice.value) * 100),
      0,
    );
    const fee = (value: number): number =>
      Math.min(Math.max(Math.floor((4_900_000 + value * 25 + 5_000) / 10_000), 990), 5_990);
    const noteOf = async (change: Body) => {
      const answer = await desk.customer.post(
        `/api/brokerage/v3/orders/${orderId}/costindicationexante`,
        change,
      );
      const [note] = answer.json<{ values: [CostNote] }>().values;
      const charged = (note.purchaseCosts?.costs ?? []).filter(({ includedInPrice }) => !includedInPrice);
      return [
        cents(note.expectedValue.value),
        charged.reduce((sum, { amountReportingCurrency }) => sum + cents(amountReportingCurrency.value), 0),
      ];
    };
    for (const limit of [140, 110]) {
      const rest = open * limit;
      const change = limit === 140 ? {} : { limit: eur('1.10') };
      expect(await noteOf(change)).toEqual([rest, Math.max(fee(done + rest) - fee(done), 0)]);
    }
    // So much is bound by a change, and no more.
    const rest = 1_000 * 110;
    const quantity = pieces(String(Number(order.executedQuantity?.value) + 1_000));
    expect((await desk.change(orderId, { limit: eur('1.10'), quantity })).statusCode).toBe(200);
    const { balance, available } = await desk.cash();
    expect(cents(balance) - cents(available)).toBe(rest + fee(done + rest) - fee(done));
  });

  it('leaves the longest term where it was when nothing is said of it', async () => {
    const orderId = await openOrder(await desk.body({ limitAt: '150.00', validityType: 'MAX' }));
    const before = (await desk.order(orderId)).validity;
    await desk.pass(86_400);
    await desk.change(orderId, { limit: eur('151.00') });
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({
      limit: { value: '151.00' },
      validityType: 'MAX',
      validity: before,
    });
  });

  it('moves a trailing stop but not its distance', async () => {
    const trailing = await desk.body({
      side: 'SELL',
      venue: 'Direkthandel Nord',
      triggerAt: '180.00',
      orderType: 'TRAILING_STOP_MARKET',
      trailingLimitDistRel: '10',
    });
    const orderId = await openOrder(trailing);
    expect(
      (await desk.change(orderId, { triggerLimit: eur('185.00'), validityType: 'GFD' })).statusCode,
    ).toBe(200);
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({
      triggerLimit: { value: '185.00' },
      trailingLimitDistRel: '10',
    });
  });

  it('keeps market between both legs and gives both the same validity', async () => {
    const sell = { side: 'SELL', pieces: '10' } as const;
    const order = await desk.send(
      await desk.oco({ ...sell, triggerAt: '180.00' }, { ...sell, limitAt: '220.00' }),
    );
    await desk.pass(2);
    const [stop = '', limit = ''] = (order.subOrders ?? []).map(({ orderId }) => orderId);
    expect(keysOf(await prevalidate(limit, { limit: eur('190.00') }))).toEqual(['fehler-oco-preise']);
    expect(keysOf(await prevalidate(limit, { quantity: pieces('9') }))).toEqual([
      'fehler-aenderung-nicht-moeglich',
    ]);
    const longer = { limit: eur('225.00'), validityType: 'GTD', validity: '2026-12-04' };
    expect((await desk.change(limit, longer)).statusCode).toBe(200);
    await desk.pass(2);
    expect(await desk.order(stop)).toMatchObject({ validity: '2026-12-04', orderStatus: 'OPEN' });
    expect(await desk.order(limit)).toMatchObject({ validity: '2026-12-04', limit: { value: '225.00' } });
    expect(keysOf(await prevalidate(order.orderId, longer))).toEqual(['fehler-order-nicht-aenderbar']);
  });

  it('says a corrected last day, and tells the costs of what it would become', async () => {
    const orderId = await openOrder(await desk.body({ limitAt: '150.00' }));
    const change = { limit: eur('160.00'), validityType: 'GTD', validity: '2026-11-28' };
    expect(toldKeys(await prevalidate(orderId, change))).toEqual([
      'hinweis-gueltigkeitsdatum-wird-korrigiert',
    ]);
    const url = `/api/brokerage/v3/orders/${orderId}/costindicationexante`;
    const valueAfter = async (body: object) =>
      (await desk.customer.post(url, body)).json<{ values: { expectedValue: { value: string } }[] }>()
        .values[0]?.expectedValue.value;
    expect([await valueAfter({}), await valueAfter(change)]).toEqual(['1500.00', '1600.00']);
  });
});
