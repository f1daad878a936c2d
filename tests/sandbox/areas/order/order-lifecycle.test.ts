import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk } from './trading';

describe('an order from entry to settlement [BNK-04]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  });
  beforeEach(async () => {
    await werkbank.bank.reset();
    desk = await TradingDesk.open(werkbank, '10000002');
  });
  afterAll(() => werkbank.close());

  it('binds money at once, is PENDING until the venue takes it, executes at the ask, settles two exchange days later', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place();
    expect(order.orderStatus).toBe('PENDING');
    const bound = await desk.cash();
    expect(bound.balance).toBe('50000.00');
    expect(Number(bound.available)).toBeLessThan(48_000);

    await desk.pass(2);
    const executed = await desk.order(order.orderId);
    expect(executed.orderStatus).toBe('EXECUTED');
    const [execution] = executed.executions ?? [];
    expect(Number(execution?.executionPrice.value)).toBeGreaterThan(199);
    const cost = Number(execution?.executionPrice.value) * 10;
    const fee = Math.max(Math.round((4.9 + cost * 0.0025) * 100) / 100, 9.9) + 2.5;
    const after = await desk.cash();
    expect(Number(after.balance)).toBeCloseTo(50_000 - cost - fee, 2);
    expect(after.available).toBe(after.balance);
    expect((await desk.ledger()).sound).toBe(true);

    await desk.pass(86_400);
    expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
    await desk.pass(86_400);
    expect((await desk.order(order.orderId)).orderStatus).toBe('SETTLED');
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('buys at the limit or lower, and not before the market comes down to it', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '190.00', validityType: 'GTD', validity: '2026-12-04' });
    await desk.pass(30);
    expect((await desk.order(order.orderId)).orderStatus).toBe('OPEN');
    await desk.price('716460', '189.00');
    await desk.pass(2);
    const executed = await desk.order(order.orderId);
    expect(executed.orderStatus).toBe('EXECUTED');
    expect(Number(executed.executions?.[0]?.executionPrice.value)).toBeLessThanOrEqual(190);
  });

  it('sells at the limit or higher and takes the securities out of the depot', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ side: 'SELL', limitAt: '210.00' });
    await desk.pass(5);
    expect((await desk.order(order.orderId)).orderStatus).toBe('OPEN');
    const held = await desk.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/positions?wkn=716460`);
    expect(held.json().values[0]).toMatchObject({
      quantity: { value: '25' },
      availableQuantity: { value: '15' },
    });
    await desk.price('716460', '212.00');
    await desk.pass(2);
    expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
    const left = await desk.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/positions?wkn=716460`);
    expect(left.json().values[0]).toMatchObject({
      quantity: { value: '15' },
      availableQuantity: { value: '15' },
    });
    expect(Number((await desk.cash()).balance)).toBeGreaterThan(52_000);
  });

  it('lets a stop trigger first and then execute at the market, below the trigger if the market is there', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ side: 'SELL', triggerAt: '180.00' });
    await desk.pass(10);
    expect((await desk.order(order.orderId)).orderStatus).toBe('OPEN');
    await desk.price('716460', '170.00');
    await desk.pass(2);
    const executed = await desk.order(order.orderId);
    expect(executed.orderStatus).toBe('EXECUTED');
    expect(Number(executed.executions?.[0]?.executionPrice.value)).toBeLessThan(180);
  });

  it('fills a large order in parts, as much as waits at the best price, and charges the fee of one order', async () => {
    await desk.price('555750', '20.00');
    const order = await desk.place({ wkn: '555750', pieces: '2000', limitAt: '21.00' });
    await desk.pass(2);
    for (let second = 0; second < 30; second++) await desk.pass(1);
    const filled = await desk.order(order.orderId);
    expect(filled.orderStatus).toBe('EXECUTED');
    const executions = filled.executions ?? [];
    expect(executions.map(({ executionNumber }) => executionNumber)).toEqual(
      executions.map((_, index) => index + 1),
    );
    const value = executions.reduce(
      (sum, each) => sum + Number(each.executedQuantity.value) * Number(each.executionPrice.value),
      0,
    );
    expect(Number((await desk.cash()).balance)).toBeCloseTo(50_000 - value - 59.9 - 2.5, 2);
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('expires at the close of its day and frees its money', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '100.00' });
    await desk.pass(13 * 3_600);
    expect((await desk.order(order.orderId)).orderStatus).toBe('EXPIRED');
    expect((await desk.cash()).available).toBe('50000.00');
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('is caught up with after the clock has jumped over days', async () => {
    await desk.price('716460', '200.00');
    const waiting = await desk.place({ limitAt: '199.50', validityType: 'GTD', validity: '2027-02-26' });
    const hopeless = await desk.place({ limitAt: '20.00', validityType: 'GTD', validity: '2026-11-27' });
    await desk.pass(14 * 86_400);
    for (let round = 0; round < 3; round++) await desk.pass(1);
    expect((await desk.order(waiting.orderId)).orderStatus).toMatch(/EXECUTED|SETTLED/);
    expect((await desk.order(hopeless.orderId)).orderStatus).toBe('EXPIRED');
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('is cancelled with a TAN: PENDING first, then CANCELLED_USER, and the money is free again', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '100.00' });
    await desk.pass(2);
    const cancelled = await desk.cancel(order.orderId);
    expect([cancelled.statusCode, cancelled.json().orderStatus]).toEqual([200, 'PENDING']);
    expect((await desk.cancel(order.orderId)).statusCode).toBe(422);
    await desk.pass(2);
    expect(await desk.order(order.orderId)).toMatchObject({
      orderStatus: 'CANCELLED_USER',
      openQuantity: { value: '0' },
      cancelledQuantity: { value: '10' },
      deletable: false,
    });
    expect((await desk.cash()).available).toBe('50000.00');
  });

  it('takes a new limit with a TAN and executes at it', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '100.00' });
    await desk.pass(2);
    const change = { limit: { value: '205.00', unit: 'EUR' }, validityType: 'GFD' };
    const url = `/api/brokerage/v3/orders/${order.orderId}`;
    const validated = await desk.customer.post(`${url}/validation`, change);
    const changed = await desk.customer.patch(url, change, await desk.release(validated));
    expect([changed.statusCode, changed.json().orderStatus]).toEqual([200, 'PENDING']);
    await desk.pass(3);
    expect((await desk.order(order.orderId)).orderStatus).toBe('EXECUTED');
    expect((await desk.ledger()).sound).toBe(true);
  });

  it('is deleted by a corporate action, also while the venue is closed', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '100.00', validityType: 'GTD', validity: '2026-12-04' });
    await desk.pass(13 * 3_600);
    expect((await desk.order(order.orderId)).orderStatus).toBe('OPEN');
    await desk.price('716460', '50.00', true);
    await desk.pass(1);
    expect((await desk.order(order.orderId)).orderStatus).toBe('CANCELLED_SYSTEM');
  });

  it.each([
    ['a limit that the new price would reach', { side: 'SELL', limitAt: '240.00' }, '2000.00', 5],
    ['a limited buy below', { limitAt: '150.00' }, '50.00', 5],
    ['a stop-loss that a split would trigger', { side: 'SELL', triggerAt: '150.00' }, '50.00', 5],
    ['an order that nobody looks at for days', { side: 'SELL', limitAt: '240.00' }, '2000.00', 4 * 86_400],
  ] as const)(
    'meets no price of after a corporate action, whenever the bank looks: %s',
    async (_name, wish, price, seconds) => {
      await desk.price('716460', '200.00');
      const order = await desk.place({ ...wish, validityType: 'GTD', validity: '2026-12-18' });
      await desk.pass(3);
      // An order of the same second counts as entered before it, however short before.
      const late = await desk.place({ ...wish, validityType: 'GTD', validity: '2026-12-18' });
      await desk.price('716460', price, true);
      await desk.pass(seconds);
      for (let round = 0; round < 3; round++) await desk.pass(1);
      for (const { orderId } of [order, late]) {
        const over = await desk.order(orderId);
        expect(over).toMatchObject({
          orderStatus: 'CANCELLED_SYSTEM',
          statusReason: 'CORPORATE_ACTION',
          executions: [],
        });
      }
      expect((await desk.cash()).available).toBe('50000.00');
    },
  );

  it('is deleted by one although a price is set by hand in the same second', async () => {
    await desk.price('716460', '200.00');
    const order = await desk.place({ limitAt: '150.00', validityType: 'GTD', validity: '2026-12-04' });
    await desk.pass(2);
    await desk.price('716460', '100.00', true);
    await desk.price('716460', '101.00');
    await desk.pass(2);
    expect(await desk.order(order.orderId)).toMatchObject({
      orderStatus: 'CANCELLED_SYSTEM',
      executions: [],
    });
  });

  it('changes dollars at the rate of the moment when the account is in euro', async () => {
    await desk.price('865985', '228.30');
    const order = await desk.place({ wkn: '865985', venue: 'Tradegate', pieces: '5' });
    await desk.pass(2);
    const executed = await desk.order(order.orderId);
    const value = Number(executed.executions?.[0]?.executionPrice.value) * 5;
    expect(executed.executions?.[0]?.executionPrice.unit).toBe('USD');
    expect(50_000 - Number((await desk.cash()).balance)).toBeLessThan(value);
    expect((await desk.ledger()).sound).toBe(true);
  });
});
