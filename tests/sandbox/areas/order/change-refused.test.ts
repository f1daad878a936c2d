import type { LightMyRequestResponse } from 'fastify';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { TradingDesk, keysOf, type Body } from './trading';

const eur = (value: string) => ({ value, unit: 'EUR' });
const pieces = (value: string) => ({ value, unit: 'XXX' });

describe('what a change may say [ORD-23]', () => {
  let werkbank: Werkbank;
  let desk: TradingDesk;
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    desk = await TradingDesk.open(werkbank, '10000002');
    await desk.price('716460', '200.00');
  });
  afterAll(() => werkbank.close());

  const openOrder = async (body: Body): Promise<string> => {
    const { orderId } = await desk.send(body);
    await desk.pass(2);
    return orderId;
  };
  const prevalidate = (orderId: string, change: Body): Promise<LightMyRequestResponse> =>
    desk.customer.post(`/api/brokerage/v3/orders/${orderId}/prevalidation`, change);
  const originsOf = (answer: LightMyRequestResponse): (string | undefined)[] =>
    answer.json<{ messages: { origin: string[] | null }[] }>().messages.map(({ origin }) => origin?.[0]);

  it.each<[string, Body, string, string, string]>([
    [
      'a limit of a stop market order',
      { limit: eur('150.00') },
      'triggerAt',
      'limit',
      'fehler-aenderung-nicht-moeglich',
    ],
    [
      'a trigger of a limit order',
      { triggerLimit: eur('210.00') },
      'limitAt',
      'triggerLimit',
      'fehler-aenderung-nicht-moeglich',
    ],
    ['more than before', { quantity: pieces('11') }, 'limitAt', 'quantity', 'fehler-menge-nur-verringerbar'],
    [
      'a quantity that is no number',
      { quantity: pieces('abc') },
      'limitAt',
      'quantity',
      'fehler-menge-ungueltig',
    ],
    ['less than nothing', { quantity: pieces('-3') }, 'limitAt', 'quantity', 'fehler-menge-ungueltig'],
    [
      'a quantity with a leading zero',
      { quantity: pieces('05') },
      'limitAt',
      'quantity',
      'fehler-menge-ungueltig',
    ],
    ['pieces in euros', { quantity: eur('5') }, 'limitAt', 'quantity', 'fehler-menge-ungueltig'],
    [
      'a day of an order that is good for the day',
      { validity: '2026-12-04' },
      'limitAt',
      'validity',
      'fehler-aenderung-nicht-moeglich',
    ],
    [
      'a validity of no kind',
      { validityType: '' },
      'limitAt',
      'validityType',
      'fehler-aenderung-nicht-moeglich',
    ],
    ['a day that is none', { validity: '' }, 'limitAt', 'validity', 'fehler-aenderung-nicht-moeglich'],
    [
      'a day of an order that shall be good for today',
      { validityType: 'GFD', validity: '2026-12-04' },
      'limitAt',
      'validity',
      'fehler-aenderung-nicht-moeglich',
    ],
    ['a limit that is none', { limit: eur('-1') }, 'limitAt', 'limit', 'fehler-limit-ungueltig'],
    [
      'a day that is over',
      { validityType: 'GTD', validity: '2026-11-20' },
      'limitAt',
      'validityType',
      'fehler-gueltigkeit-ungueltig',
    ],
  ])('refuses %s', async (_what, change, kind, origin, key) => {
    const wish = kind === 'limitAt' ? { limitAt: '150.00' } : { triggerAt: '230.00' };
    const orderId = await openOrder(await desk.body(wish));
    const answer = await prevalidate(orderId, change);
    expect([answer.statusCode, keysOf(answer), originsOf(answer)]).toEqual([422, [key], [origin]]);
  });

  it('takes another day alone where the order is good until one', async () => {
    const orderId = await openOrder(
      await desk.body({ limitAt: '150.00', validityType: 'GTD', validity: '2026-12-04' }),
    );
    expect((await desk.change(orderId, { validity: '2026-12-11' })).statusCode).toBe(200);
    await desk.pass(2);
    expect(await desk.order(orderId)).toMatchObject({ validityType: 'GTD', validity: '2026-12-11' });
  });
});
