import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk, keysOf, legStates } from './trading';

/** SAP: the customer has 25. */
const SAP = '716460';
/** A subscription right, of which little waits at the best price. */
const THIN = 'DW4BR4';
const sell = { side: 'SELL', wkn: SAP } as const;

describe('combined orders', () => {
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

  const held = async () => {
    const answer = await desk.customer.get(`/api/brokerage/v3/depots/${desk.depotId}/positions?wkn=${SAP}`);
    const { quantity, availableQuantity } = answer.json<{
      values: { quantity: { value: string }; availableQuantity: { value: string } }[];
    }>().values[0] ?? { quantity: undefined, availableQuantity: undefined };
    return [quantity?.value, availableQuantity?.value];
  };
  const idsOf = ({ subOrders }: OrderAnswer): string[] => (subOrders ?? []).map(({ orderId }) => orderId);
  const protection = () =>
    desk.oco({ ...sell, pieces: '20', triggerAt: '180.00' }, { ...sell, pieces: '20', limitAt: '220.00' });

  describe('one cancels the other [ORD-12]', () => {
    it('is one order with its stop first and its limit second, which binds the holding once', async () => {
      const order = await desk.send(await protection());
      expect(order).toMatchObject({
        orderType: 'ONE_CANCELS_OTHER',
        subOrders: [
          { legNumber: 1, orderType: 'STOP_MARKET', triggerLimit: { value: '180.00' } },
          { legNumber: 2, orderType: 'LIMIT', limit: { value: '220.00' } },
        ],
      });
      expect(await held()).toEqual(['25', '5']);
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('OPEN OPEN');
    });

    it.each([
      ['221.00', 'CANCELLED_SYSTEM EXECUTED', 'the limit executes'],
      ['170.00', 'EXECUTED CANCELLED_SYSTEM', 'the stop triggers and executes'],
    ])('at %s ends as %s: %s', async (price, states) => {
      const order = await desk.send(await protection());
      await desk.pass(2);
      await desk.price(SAP, price);
      await desk.pass(3);
      expect(legStates(await desk.order(order.orderId))).toBe(states);
      expect(await held()).toEqual(['5', '5']);
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('is told to those who watch whole, as the order book shows it [OBK-03]', async () => {
      const order = await desk.send(await protection());
      await desk.pass(2);
      await desk.price(SAP, '221.00');
      await desk.pass(3);
      const events = await werkbank.bank.db
        .selectFrom('order_event')
        .select('detail')
        .where('client_id', '=', clientIdOf('10000002'))
        .orderBy('sequence')
        .execute();
      expect(new Set(events.map(({ detail }) => detail.orderId))).toEqual(new Set([order.orderId]));
      const last = events.at(-1)?.detail;
      expect(last && legStates(last)).toBe('CANCELLED_SYSTEM EXECUTED');
    });

    it('executes only what came first when nobody looked for a while', async () => {
      const order = await desk.send(await protection());
      await desk.pass(2);
      await werkbank.advance(600);
      await desk.price(SAP, '221.00');
      await werkbank.advance(600);
      await desk.price(SAP, '170.00');
      await desk.pass(600);
      expect(legStates(await desk.order(order.orderId))).toBe('CANCELLED_SYSTEM EXECUTED');
      expect(await held()).toEqual(['5', '5']);
    });

    it('cancels the other leg with the first part execution and goes on with the rest', async () => {
      await desk.price(THIN, '1.2700');
      const right = { wkn: THIN, venue: 'Stuttgart', pieces: '20000' } as const;
      const order = await desk.send(
        await desk.oco({ ...right, triggerAt: '1.5000' }, { ...right, limitAt: '1.1000' }),
      );
      await desk.pass(2);
      await desk.price(THIN, '1.0000');
      await desk.pass(1);
      const [stop, limit] = (await desk.order(order.orderId)).subOrders ?? [];
      expect([stop?.orderStatus, limit?.orderStatus]).toEqual(['CANCELLED_SYSTEM', 'PARTIALLY_EXECUTED']);
      await desk.pass(120);
      expect((await desk.order(idsOf(order)[1] ?? '')).orderStatus).toBe('EXECUTED');
      expect((await desk.cash()).available).toBe((await desk.cash()).balance);
    });

    it('binds the money of a buy once, as much as the dearer leg needs', async () => {
      const buy = { wkn: SAP, pieces: '100' };
      await desk.send(await desk.oco({ ...buy, triggerAt: '230.00' }, { ...buy, limitAt: '170.00' }));
      const { balance, available } = await desk.cash();
      const bound = Number(balance) - Number(available);
      expect(bound).toBeGreaterThan(23_000);
      expect(bound).toBeLessThan(24_000);
    });

    it('goes on with one leg when the customer cancels the other, which keeps what both bound', async () => {
      const order = await desk.send(await protection());
      await desk.pass(2);
      const [stop = '', limit = ''] = idsOf(order);
      expect((await desk.cancel(stop)).statusCode).toBe(200);
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('CANCELLED_USER OPEN');
      expect(await held()).toEqual(['25', '5']);
      expect((await desk.cancel(limit)).statusCode).toBe(200);
      await desk.pass(2);
      expect(await held()).toEqual(['25', '25']);
    });

    it('is cancelled whole by its own id and one TAN [ORD-24]', async () => {
      const order = await desk.send(await protection());
      await desk.pass(2);
      const cancelled = await desk.cancel(order.orderId);
      expect(legStates(cancelled.json<OrderAnswer>())).toBe('PENDING PENDING');
      expect((await desk.cancel(order.orderId)).statusCode).toBe(422);
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('CANCELLED_USER CANCELLED_USER');
      expect(await held()).toEqual(['25', '25']);
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('expires whole and frees the holding', async () => {
      const order = await desk.send(await protection());
      await desk.pass(13 * 3_600);
      await desk.pass(1);
      expect(legStates(await desk.order(order.orderId))).toBe('EXPIRED EXPIRED');
      expect(await held()).toEqual(['25', '25']);
    });
  });

  describe('a base and what follows [ORD-13]', () => {
    const base = { wkn: SAP, pieces: '10', limitAt: '195.00' };
    const profit = () => desk.body({ ...sell, limitAt: '215.00' });

    it('waits while the base is open, and starts with the holding bound once the base is executed', async () => {
      const order = await desk.send(await desk.next(base, await profit()));
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('OPEN WAITING');
      expect(await held()).toEqual(['25', '25']);
      await desk.price(SAP, '194.00');
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('EXECUTED PENDING');
      expect(await held()).toEqual(['35', '25']);
      await desk.pass(2);
      expect((await desk.order(order.orderId)).subOrders?.[1]).toMatchObject({
        orderStatus: 'OPEN',
        modifiable: true,
      });
      await desk.price(SAP, '216.00');
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('EXECUTED EXECUTED');
      expect((await desk.ledger()).sound).toBe(true);
    });

    it('does not start with part of the base', async () => {
      await desk.price(THIN, '1.2700');
      const right = { wkn: THIN, venue: 'Stuttgart', pieces: '20000' } as const;
      const follow = await desk.body({ ...right, side: 'SELL', limitAt: '2.0000' });
      const order = await desk.send(await desk.next({ ...right, limitAt: '1.4000' }, follow));
      await desk.pass(1);
      await desk.pass(1);
      const states = legStates(await desk.order(order.orderId));
      expect(states).toBe('PARTIALLY_EXECUTED WAITING');
    });

    it.each([
      ['the customer cancels the base', 'CANCELLED_USER CANCELLED_USER'],
      ['the base expires', 'EXPIRED CANCELLED_SYSTEM'],
    ])('ends with its base: %s', async (how, states) => {
      const late = { validityType: 'GTD', validity: '2026-12-04' };
      const follow = await desk.body({ ...sell, limitAt: '215.00', ...late });
      const order = await desk.send(await desk.next(base, follow));
      await desk.pass(2);
      if (how.startsWith('the customer')) await desk.cancel(idsOf(order)[0] ?? '');
      else await desk.pass(13 * 3_600);
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe(states);
      expect((await desk.cash()).available).toBe('50000.00');
    });

    it('is not cancelled as a whole by a TAN that was given while its base was open [ORD-24] [TAN-14]', async () => {
      const { orderId } = await desk.send(await desk.next(base, await profit()));
      await desk.pass(2);
      const url = `/api/brokerage/v3/orders/${orderId}`;
      const signed = await desk.release(await desk.customer.post(`${url}/validation`, {}));
      await desk.price(SAP, '194.00');
      await desk.pass(2);
      await desk.pass(2);
      const cancelled = await desk.customer.delete(url, signed);
      expect(keysOf(cancelled)).toEqual(['fehler-auftrag-weicht-von-freigabe-ab']);
      expect(legStates(await desk.order(orderId))).toBe('EXECUTED OPEN');
      expect((await desk.cancel(orderId)).statusCode).toBe(200);
    });

    it('lets only the base be cancelled, not changed, and the waiting order not be changed', async () => {
      const order = await desk.send(await desk.next(base, await profit()));
      await desk.pass(2);
      const { subOrders } = await desk.order(order.orderId);
      expect(subOrders).toMatchObject([
        { deletable: true, modifiable: false },
        { deletable: true, modifiable: false },
      ]);
    });

    it('may be followed by a one-cancels-other order, which nests', async () => {
      const follow = await desk.oco({ ...sell, triggerAt: '180.00' }, { ...sell, limitAt: '215.00' });
      const order = await desk.send(await desk.next(base, follow));
      expect(order.subOrders?.[1]).toMatchObject({
        orderType: 'ONE_CANCELS_OTHER',
        legNumber: 2,
        subOrders: [{ legNumber: 1 }, { legNumber: 2 }],
      });
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('OPEN [WAITING WAITING]');
      await desk.price(SAP, '194.00');
      await desk.pass(2);
      await desk.pass(2);
      expect(legStates(await desk.order(order.orderId))).toBe('EXECUTED [OPEN OPEN]');
      expect(await held()).toEqual(['35', '25']);
      await desk.price(SAP, '175.00');
      await desk.pass(3);
      expect(legStates(await desk.order(order.orderId))).toBe('EXECUTED [EXECUTED CANCELLED_SYSTEM]');
      const book = await desk.customer.get(`/api/brokerage/depots/${desk.depotId}/v3/orders`);
      expect(book.json<{ values: OrderAnswer[] }>().values.map(legStates)).toEqual([
        'EXECUTED [EXECUTED CANCELLED_SYSTEM]',
      ]);
      expect((await desk.ledger()).sound).toBe(true);
    });
  });
});
