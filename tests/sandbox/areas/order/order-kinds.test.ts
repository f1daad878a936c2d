import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk, toldKeys, type Wish } from './trading';

const SAP = '716460';
const eur = (value: string) => ({ value, unit: 'EUR' });
const OVER_THE_COUNTER = { wkn: SAP, venue: 'Direkthandel Nord', side: 'SELL' } as const;
const trailing = {
  ...OVER_THE_COUNTER,
  orderType: 'TRAILING_STOP_MARKET',
  triggerLimit: eur('180.00'),
} as const;

describe('every kind of order on the ticking market [ORD-05]', () => {
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

  const priceOf = ({ executions }: OrderAnswer): number => Number(executions?.[0]?.executionPrice.value);
  const stopOf = async (orderId: string): Promise<number> =>
    Number((await desk.order(orderId)).triggerLimit?.value);

  it('moves a trailing stop up with the price, never down, and sells once it is reached', async () => {
    const { orderId } = await desk.place({ ...trailing, trailingLimitDistAbs: eur('20.00') });
    await desk.pass(2);
    await desk.price(SAP, '230.00');
    await desk.pass(2);
    const risen = await stopOf(orderId);
    expect(risen).toBeGreaterThan(208);
    await desk.price(SAP, '215.00');
    await desk.pass(2);
    expect(await stopOf(orderId)).toBeGreaterThanOrEqual(risen);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await desk.price(SAP, '205.00');
    await desk.pass(2);
    const sold = await desk.order(orderId);
    expect(sold.orderStatus).toBe('EXECUTED');
    expect(priceOf(sold)).toBeLessThan(206);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('keeps the limit of a trailing stop at its distance and sells at it or better', async () => {
    const { orderId } = await desk.place({
      ...trailing,
      orderType: 'TRAILING_STOP_LIMIT',
      limit: eur('178.00'),
      trailingLimitDistRel: '10',
    });
    await desk.price(SAP, '220.00');
    await desk.pass(3);
    const { triggerLimit, limit } = await desk.order(orderId);
    expect(Number(triggerLimit?.value) - Number(limit?.value)).toBeCloseTo(2, 5);
    await desk.price(SAP, '150.00');
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await desk.price(SAP, '200.00');
    await desk.pass(2);
    const sold = await desk.order(orderId);
    expect(sold.orderStatus).toBe('EXECUTED');
    expect(priceOf(sold)).toBeGreaterThanOrEqual(Number(limit?.value));
  });

  it('lets a native trailing stop follow at the exchange', async () => {
    const { orderId } = await desk.place({
      ...trailing,
      venue: 'Tradegate',
      orderType: 'TRAILING_STOP_NATIVE_MARKET',
      trailingLimitDistRel: '5',
    });
    await desk.pass(3);
    expect(await stopOf(orderId)).toBeGreaterThan(189);
  });

  it('turns a stop limit into a limit order once it triggers', async () => {
    const { orderId } = await desk.place({
      ...OVER_THE_COUNTER,
      orderType: 'STOP_LIMIT',
      triggerLimit: eur('180.00'),
      limit: eur('178.00'),
    });
    await desk.pass(2);
    await desk.price(SAP, '170.00');
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({ orderStatus: 'OPEN', modifiable: false });
    await desk.price(SAP, '179.00');
    await desk.pass(2);
    expect((await desk.order(orderId)).orderStatus).toBe('EXECUTED');
  });

  it('executes what there is at once and cancels the rest at once (IOC) [ORD-10]', async () => {
    await desk.price('555750', '20.00');
    const wish: Wish = {
      wkn: '555750',
      venue: 'Xetra',
      pieces: '2300',
      limitAt: '20.50',
      limitExtension: 'IOC',
    };
    const { orderId } = await desk.place({ ...wish, pieces: '2300' });
    await desk.pass(2);
    const order = await desk.order(orderId);
    expect(order.limitExtension).toBe('IOC');
    expect(['EXECUTED', 'CANCELLED_TRADE']).toContain(order.orderStatus);
    expect(order.openQuantity?.value).toBe('0');
    expect((await desk.cash()).available).toBe((await desk.cash()).balance);
  });

  it('keeps an order for the closing auction of Xetra', async () => {
    const { orderId } = await desk.place({ venue: 'Xetra', tradingRestriction: 'CAO' });
    await desk.pass(4 * 3_600);
    expect((await desk.order(orderId)).orderStatus).toBe('OPEN');
    await desk.pass(4 * 3_600);
    const order = await desk.order(orderId);
    expect(order.orderStatus).toBe('EXECUTED');
    expect(order.executions?.[0]?.executionTimestamp).toMatch(/^2026-11-23T17:30:00/);
  });

  it.each<[string, Wish, string, string]>([
    [
      'an extension the venue does not have',
      { limitAt: '150.00', limitExtension: 'AON' },
      'fehler-limitzusatz-nicht-erlaubt',
      'limitExtension',
    ],
    [
      'an auction where there is none',
      { tradingRestriction: 'AO' },
      'fehler-handelsbeschraenkung-nicht-erlaubt',
      'tradingRestriction',
    ],
    ['a trailing stop without a distance', trailing, 'fehler-abstand-ungueltig', 'trailingLimitDistAbs'],
    [
      'both distances',
      { ...trailing, trailingLimitDistRel: '5', trailingLimitDistAbs: eur('5') },
      'fehler-abstand-ungueltig',
      'trailingLimitDistAbs',
    ],
    [
      'a distance of all of the price',
      { ...trailing, trailingLimitDistRel: '100' },
      'fehler-abstand-ungueltig',
      'trailingLimitDistAbs',
    ],
    [
      'a distance larger than the price',
      { ...trailing, trailingLimitDistAbs: eur('1000') },
      'fehler-abstand-ungueltig',
      'trailingLimitDistAbs',
    ],
    [
      'a limit that an unlimited order would not keep',
      { orderType: 'MARKET', limit: eur('150.00') },
      'fehler-limit-ungueltig',
      'limit',
    ],
    [
      'a stop price that a limit order would not wait for',
      { limitAt: '150.00', triggerLimit: eur('160.00') },
      'fehler-stop-marke-ungueltig',
      'triggerLimit',
    ],
    [
      'a distance that a stop would not follow by',
      { side: 'SELL', triggerAt: '180.00', trailingLimitDistRel: '5' },
      'fehler-abstand-ungueltig',
      'trailingLimitDistRel',
    ],
    [
      'a type the venue does not have',
      { ...trailing, venue: 'Xetra', trailingLimitDistRel: '5' },
      'fehler-ordertyp-nicht-erlaubt',
      'orderType',
    ],
  ])('refuses %s', async (_what, wish, key, origin) => {
    const answer = await desk.validate(await desk.body(wish));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ messages: object[] }>().messages).toContainEqual(
      expect.objectContaining({ key, origin: expect.arrayContaining([origin]) }),
    );
  });

  it('warns of a limit on the wrong side of its trigger [ORD-29]', async () => {
    const answer = await desk.validate(
      await desk.body({
        ...OVER_THE_COUNTER,
        orderType: 'STOP_LIMIT',
        triggerLimit: eur('180.00'),
        limit: eur('185.00'),
      }),
    );
    expect([answer.statusCode, toldKeys(answer)]).toEqual([201, ['warnung-limit-auf-falscher-seite']]);
  });
});
