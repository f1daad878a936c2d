import { openWerkbank, type Werkbank } from '../../../support/werkbank';
import { keysOf, TradingDesk } from '../trading';

const eur = (value: string) => ({ value, unit: 'EUR' });

/** api.md 8: limit, trigger, trailing distance, validity and open quantity change; anything else is refused. */
describe('what a change may change [ORD-23] [PUB-01]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  let orderId = '';
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
    const wish = {
      venue: 'Direkthandel Nord' as const,
      side: 'SELL',
      orderType: 'TRAILING_STOP_MARKET',
      triggerLimit: eur('180.00'),
      trailingLimitDistAbs: eur('20.00'),
    };
    orderId = (await desk.place(wish)).orderId;
    await desk.pass(2);
  });
  afterAll(() => werkbank.close());

  const url = (): string => `/api/brokerage/v3/orders/${orderId}`;

  it.each<[string, Record<string, unknown>]>([
    ['orderType', { orderType: 'STOP_MARKET' }],
    ['side', { side: 'BUY' }],
    ['venueId', { venueId: '00000000-0000-4000-8000-000000000001' }],
    ['limitExtension', { limitExtension: 'FOK' }],
    ['tradingRestriction', { tradingRestriction: 'OAO' }],
    ['settlementAccountId', { settlementAccountId: 'another' }],
    ['instrumentId', { instrumentId: 'another' }],
    [
      'directDebit',
      { directDebit: { consent: true, iban: 'DE02120300000000202051', accountHolderName: 'A' } },
    ],
    ['limit', { limit: eur('150.00') }],
    ['noSuchField', { noSuchField: 1 }],
  ])('refuses %s by its name, alone or beside what may change', async (field, change) => {
    const version = (await desk.order(orderId)).version;
    for (const body of [change, { ...change, triggerLimit: eur('179.00') }]) {
      for (const call of ['prevalidation', 'validation']) {
        const answer = await desk.customer.post(`${url()}/${call}`, body);
        expect([answer.statusCode, keysOf(answer)]).toEqual([422, ['fehler-aenderung-nicht-moeglich']]);
        expect(answer.json<{ messages: { origin: string[] }[] }>().messages[0]?.origin).toEqual([field]);
      }
    }
    expect((await desk.order(orderId)).version).toBe(version);
  });

  it('refuses it with the TAN of another change, too, and leaves the order as it is', async () => {
    const before = await desk.order(orderId);
    const change = { triggerLimit: eur('178.00') };
    const headers = await desk.release(await desk.customer.post(`${url()}/validation`, change));
    const answer = await desk.customer.patch(url(), { ...change, side: 'BUY' }, headers);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await desk.order(orderId)).toMatchObject({ side: 'SELL', version: before.version });
  });

  it('takes an order sent back whole, with one thing changed', async () => {
    const { subOrders: _none, ...order } = await desk.order(orderId);
    const change = { ...order, triggerLimit: eur('181.00') };
    const headers = await desk.release(await desk.customer.post(`${url()}/validation`, change));
    expect((await desk.customer.patch(url(), change, headers)).statusCode).toBe(200);
    await desk.pass(2);
    expect((await desk.order(orderId)).triggerLimit?.value).toBe('181.00');
  });

  it('changes the distance of a trailing stop, from money to percent, and signs both', async () => {
    const change = { trailingLimitDistRel: '5' };
    const validated = await desk.customer.post(`${url()}/validation`, change);
    expect(validated.statusCode).toBe(201);
    expect((await desk.customer.patch(url(), change, await desk.release(validated))).statusCode).toBe(200);
    await desk.pass(5);
    const after = await desk.order(orderId);
    expect(after).toMatchObject({ trailingLimitDistRel: '5' });
    expect(after.trailingLimitDistAbs).toBeUndefined();
    // Five percent below some 200.00 is nearer than 181.00: the stop follows at once.
    expect(Number(after.triggerLimit?.value)).toBeGreaterThan(187);
  });
});
