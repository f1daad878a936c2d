import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import type { LightMyRequestResponse } from 'fastify';
import { openWerkbank, tanOf, type Werkbank } from '../../../support/werkbank';
import { FUND, eur } from '../check/message-cases';
import { TradingDesk, keysOf, type Body } from '../trading';

const OTHERWISE = [422, ['fehler-auftrag-weicht-von-freigabe-ab']];
const SAP = '716460';
const sell = { side: 'SELL', wkn: SAP, pieces: '10' };

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(() => werkbank.bank.reset());
afterAll(() => werkbank.close());

/** A customer's desk at a moment of bank time. */
async function deskAt(moment: string): Promise<TradingDesk> {
  await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
  return TradingDesk.open(werkbank, '10000002');
}

/** What the customer signs, by the label of its line. */
async function linesOf(
  { customer }: TradingDesk,
  validated: LightMyRequestResponse,
): Promise<Readonly<Record<string, string>>> {
  const { lines } = await customer.message(tanOf(validated).id);
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
}

/** The customer's orders, as the order book counts them. */
async function ordersOf({ customer, depotId }: TradingDesk): Promise<readonly string[]> {
  const answer = await customer.get(`/api/brokerage/depots/${depotId}/v3/orders`);
  return answer.json<{ values: { orderId: string }[] }>().values.map(({ orderId }) => orderId);
}

const seen = (answer: LightMyRequestResponse): unknown[] => [answer.statusCode, keysOf(answer)];

type Draft = (desk: TradingDesk) => Promise<Body>;

describe('an order becomes what was signed, or nothing [TAN-14] [ORD-11]', () => {
  it.each<[why: string, at: string, draft: Draft, line: string, signed: string, now: string]>([
    [
      'a day order, across the close of its venue',
      '2026-11-23T21:58:00+01:00',
      (desk) => desk.body({ limitAt: '150.00' }),
      'Gültig bis',
      '23.11.2026',
      '24.11.2026',
    ],
    [
      'the longest validity, across midnight',
      '2026-11-23T23:58:00+01:00',
      (desk) => desk.body({ limitAt: '150.00', validityType: 'MAX' }),
      'Gültig bis',
      '17.11.2027',
      '18.11.2027',
    ],
    [
      'a last day that is over meanwhile, across the close',
      '2026-11-23T21:58:00+01:00',
      (desk) => desk.body({ limitAt: '150.00', validityType: 'GTD', validity: '2026-11-23' }),
      'Gültig bis',
      '23.11.2026',
      '24.11.2026',
    ],
    [
      'both legs of an OCO',
      '2026-11-23T21:58:00+01:00',
      (desk) => desk.oco({ ...sell, triggerAt: '1.00' }, { ...sell, limitAt: '900.00' }),
      'Gültig bis',
      '23.11.2026',
      '24.11.2026',
    ],
    [
      'what follows a base',
      '2026-11-23T21:58:00+01:00',
      async (desk) =>
        desk.next(
          { limitAt: '150.00', validityType: 'GTD', validity: '2026-12-04' },
          await desk.body({ ...sell, limitAt: '900.00' }),
        ),
      'Teilorder 2',
      'Verkauf 10 Stück, Limit 900,00 EUR, gültig bis 23.11.2026',
      'Verkauf 10 Stück, Limit 900,00 EUR, gültig bis 24.11.2026',
    ],
    [
      'a trailing stop',
      '2026-11-23T22:58:00+01:00',
      (desk) =>
        desk.body({
          ...sell,
          venue: 'Direkthandel Nord',
          orderType: 'TRAILING_STOP_MARKET',
          triggerLimit: eur('1.00'),
          trailingLimitDistRel: '5',
        }),
      'Gültig bis',
      '23.11.2026',
      '24.11.2026',
    ],
    [
      'the day of a fund’s price, across its cut-off',
      '2026-11-23T15:58:00+01:00',
      (desk) => desk.body({ ...FUND, pieces: '1' }),
      'Gültig bis',
      '24.11.2026',
      '25.11.2026',
    ],
    [
      'money for a fund, across the making of its price',
      '2026-11-23T07:58:00+01:00',
      (desk) => desk.body({ ...FUND, quantity: eur('4900.00') }),
      'Auftrag',
      'Kauf 2,288 Stück',
      'Kauf 2,29 Stück',
    ],
  ])('%s', async (_why, at, draft, line, signed, now) => {
    const desk = await deskAt(at);
    const before = await ordersOf(desk);
    const body = await draft(desk);
    const validated = await desk.validate(body);
    expect((await linesOf(desk, validated))[line]).toBe(signed);
    const released = await desk.release(validated);
    const intent = desk.intent();
    await werkbank.advance(180);

    expect(seen(await desk.create(body, released, intent))).toEqual(OTHERWISE);
    expect(seen(await desk.create(body, released, intent))).toEqual(OTHERWISE);
    expect(await ordersOf(desk)).toEqual(before);
    expect((await desk.ledger()).sound).toBe(true);

    const again = await desk.validate(body);
    expect((await linesOf(desk, again))[line]).toBe(now);
    expect((await desk.create(body, await desk.release(again))).statusCode).toBe(201);
  });

  it('a price that has moved keeps nothing: it is an estimate, and told as one', async () => {
    const desk = await deskAt('2026-11-23T10:00:00+01:00');
    await desk.price(SAP, '200.00');
    const body = await desk.body();
    const validated = await desk.validate(body);
    expect((await linesOf(desk, validated))['Wert etwa']).toMatch(/^2\.00\d,\d\d EUR$/);
    const released = await desk.release(validated);
    await desk.price(SAP, '203.00');
    expect((await desk.create(body, released)).statusCode).toBe(201);
  });
});

describe('a change becomes what was signed, or nothing [TAN-14] [ORD-23]', () => {
  const GFD = { validityType: 'GFD' };

  it('its last day, across the close of the venue', async () => {
    const desk = await deskAt('2026-11-23T21:57:00+01:00');
    const { orderId } = await desk.send(
      await desk.body({ limitAt: '150.00', validityType: 'GTD', validity: '2026-12-04' }),
    );
    await desk.pass(2);
    const url = `/api/brokerage/v3/orders/${orderId}`;
    const validated = await desk.customer.post(`${url}/validation`, GFD);
    expect((await linesOf(desk, validated))['Neu gültig bis']).toBe('23.11.2026, bisher 04.12.2026');
    const released = await desk.release(validated);
    await werkbank.advance(200);

    expect(seen(await desk.customer.patch(url, GFD, released))).toEqual(OTHERWISE);
    expect(await desk.order(orderId)).toMatchObject({ orderStatus: 'OPEN', validity: '2026-12-04' });
    expect((await desk.change(orderId, GFD)).statusCode).toBe(200);
    expect((await desk.order(orderId)).validity).toBe('2026-11-24');
  });

  it('for as much as was signed, not for less that another change has left of it', async () => {
    const desk = await deskAt('2026-11-23T10:00:00+01:00');
    const { orderId } = await desk.send(await desk.body({ limitAt: '150.00' }));
    await desk.pass(2);
    const url = `/api/brokerage/v3/orders/${orderId}`;
    const [dearer, fewer] = [{ limit: eur('151.00') }, { quantity: { value: '5', unit: 'XXX' } }];
    const validated = await desk.customer.post(`${url}/validation`, dearer);
    expect((await linesOf(desk, validated))['Auftrag']).toBe('Kauf 10 Stück');
    const released = await desk.release(validated);
    expect((await desk.change(orderId, fewer)).statusCode).toBe(200);
    await desk.pass(2);

    expect(seen(await desk.customer.patch(url, dearer, released))).toEqual(OTHERWISE);
    expect(await desk.order(orderId)).toMatchObject({ limit: { value: '150.00' }, quantity: { value: '5' } });
  });

  it('for what is open then: that more has been executed meanwhile is no other change', async () => {
    const desk = await deskAt('2026-11-23T10:00:00+01:00');
    const thin = { wkn: 'DW4BR4', venue: 'Stuttgart', pieces: '20000' } as const;
    await desk.price(thin.wkn, '1.2700');
    const { orderId } = await desk.send(await desk.body({ ...thin, limitAt: '1.4000' }));
    await desk.pass(1);
    await desk.pass(1);
    const url = `/api/brokerage/v3/orders/${orderId}`;
    const lower = { limit: eur('1.3900') };
    const released = await desk.release(await desk.customer.post(`${url}/validation`, lower));
    const before = await desk.order(orderId);
    await desk.pass(1);

    const changed = await desk.customer.patch(url, lower, released);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ limit: { value: '1.3900' } });
    expect(Number(changed.json<OrderAnswer>().openQuantity?.value)).toBeLessThan(
      Number(before.openQuantity?.value),
    );
  });
});
