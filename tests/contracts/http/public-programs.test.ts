import { challengeOf, released } from '../support/foreign-program';
import { ORDERS, TradingProgram, eur, keysOf, valuesOf } from '../support/trading-program';

let desk: TradingProgram;
beforeAll(async () => {
  desk = await TradingProgram.open();
});
afterAll(() => desk.bank.stop());

const amount = (unit: unknown) => ({ value: expect.stringMatching(/^-?(0|[1-9]\d*)(\.\d{1,5})?$/), unit });
const pieces = amount('XXX');
const euros = amount('EUR');
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d,\d{1,6}[+-]\d\d$/);

/** Every field that an order always has (api.md 6). */
const leg = {
  depotId: expect.any(String),
  settlementAccountId: expect.any(String),
  orderId: expect.any(String),
  creationTimestamp: timestamp,
  legNumber: expect.any(Number),
  orderType: expect.any(String),
  orderStatus: expect.any(String),
  side: expect.stringMatching(/^(BUY|SELL)$/),
  instrumentId: expect.any(String),
  venueId: expect.any(String),
  quantity: pieces,
  openQuantity: pieces,
  cancelledQuantity: pieces,
  executedQuantity: pieces,
  expectedValue: euros,
  executions: expect.any(Array),
  deletable: expect.any(Boolean),
  modifiable: expect.any(Boolean),
};
const execution = {
  executionId: expect.any(String),
  executionNumber: 1,
  executedQuantity: pieces,
  executionPrice: euros,
  executionTimestamp: timestamp,
};

const NAMES = [
  'market',
  'limit',
  'stop market',
  'stop limit',
  'trailing stop',
  'one cancels the other',
  'next order',
] as const;

describe('a program of the public interface [BNK-02]', () => {
  it.each(NAMES)('asks, prices, validates and places: %s', async (name) => {
    const body = desk.examples()[name];
    const legs = 'subOrders' in body ? 2 : 1;
    const asked = await desk.program.call('POST', `${ORDERS}/prevalidation`, { body });
    expect([asked.status, asked.body]).toMatchObject([200, { orderType: body.orderType }]);
    const costs = await desk.program.call('POST', `${ORDERS}/costindicationexante`, { body });
    expect([costs.status, valuesOf(costs).length]).toEqual([201, legs]);
    const validated = await desk.program.call('POST', `${ORDERS}/validation`, { body });
    expect(validated.status).toBe(201);
    expect(challengeOf(validated)).toMatchObject({ id: expect.any(String), typ: 'TAN_FREI' });
    const created = await desk.program.call('POST', ORDERS, { body, headers: released(validated) });
    expect(created.status).toBe(201);
    expect(created.body.subOrders ?? [created.body]).toEqual(
      Array.from({ length: legs }, () => expect.objectContaining(leg)),
    );
    const again = await desk.program.call('GET', `${ORDERS}/${created.body.orderId ?? ''}`);
    expect([again.status, again.body.orderId]).toEqual([200, created.body.orderId]);
  });

  it.each(['716460', 'DE0007164600', 'id'])(
    'names an instrument by %s and gets it back so [PUB-01]',
    async (name) => {
      const instrumentId = name === 'id' ? desk.instrumentId : name;
      const body = { ...desk.order('LIMIT', 'BUY', { limit: eur('151.00') }), instrumentId };
      const asked = await desk.program.call('POST', `${ORDERS}/prevalidation`, { body });
      expect([asked.status, asked.body]).toMatchObject([
        200,
        { instrumentId, limit: eur('151.00'), bestEx: false },
      ]);
      const costs = await desk.program.call('POST', `${ORDERS}/costindicationexante`, { body });
      expect(costs.status).toBe(201);
      const created = await desk.place(body);
      expect([created.status, created.body.instrumentId]).toEqual([201, instrumentId]);
      const book = `/brokerage/depots/${desk.depotId}/v3/orders?instrumentId=${instrumentId}`;
      expect(valuesOf(await desk.program.call('GET', book)).map(({ orderId }) => orderId)).toContain(
        created.body.orderId,
      );
    },
  );

  it('reaches its depots under its own client id, and nobody else’s [PUB-01]', async () => {
    const [depot] = valuesOf(await desk.program.call('GET', '/brokerage/clients/user/v3/depots'));
    const own = await desk.program.call('GET', `/brokerage/clients/${depot?.clientId ?? ''}/v3/depots`);
    expect([own.status, valuesOf(own)[0]?.depotId]).toEqual([200, desk.depotId]);
    const other = '00000000-0000-7000-8000-000000000000';
    const foreign = await desk.program.call('GET', `/brokerage/clients/${other}/v3/depots`);
    expect([foreign.status, foreign.headers.has('x-http-response-info')]).toEqual([404, true]);
  });

  it('measures a trailing distance from the price, not from the stop [PUB-01]', async () => {
    // At 200 EUR a stop at 30 may follow 40 behind the price: less than the price, more than the stop.
    const body = desk.order('TRAILING_STOP_MARKET', 'SELL', {
      triggerLimit: eur('30.00'),
      trailingLimitDistAbs: eur('40.00'),
    });
    expect((await desk.program.call('POST', `${ORDERS}/validation`, { body })).status).toBe(201);
    const tooFar = { ...body, trailingLimitDistAbs: eur('400.00') };
    expect(keysOf(await desk.program.call('POST', `${ORDERS}/validation`, { body: tooFar }))).toContain(
      'fehler-abstand-ungueltig',
    );
  });

  it('reads an execution with all its fields once the venue has carried it out', async () => {
    const { body } = await desk.place(desk.market());
    await desk.control('clock', { advance: 5 });
    const executed = await desk.until(`${ORDERS}/${body.orderId ?? ''}`, 'EXECUTED');
    expect(executed).toMatchObject({ openQuantity: { value: '0' }, deletable: false, modifiable: false });
    expect(executed.executions).toEqual([execution]);
  });

  it('finds its orders by every filter and page by page', async () => {
    const { body } = await desk.place(desk.order('LIMIT', 'BUY', { limit: eur('149.00') }));
    const book = `/brokerage/depots/${desk.depotId}/v3/orders`;
    const matching = async (query: string): Promise<(string | undefined)[]> => {
      const found = await desk.program.call('GET', `${book}?${query}`);
      expect(found.status).toBe(200);
      return valuesOf(found).map((each) => each.orderId);
    };
    const day = '2026-11-23T';
    for (const query of [
      `venueId=${desk.venueId}`,
      'side=BUY',
      'orderType=LIMIT',
      `instrumentId=${desk.instrumentId}`,
      'wkn=716460',
      'isin=DE0007164600',
      `min-creationTimeStamp=${day}00:00:00,000000%2B01`,
      `max-creationTimeStamp=${day}23:59:59,000000%2B01`,
    ]) {
      expect([query, await matching(query)]).toEqual([query, expect.arrayContaining([body.orderId])]);
    }
    for (const query of [
      'orderStatus=SETTLED',
      'side=SELL',
      'orderType=MARKET',
      'wkn=840400',
      `max-creationTimeStamp=${day}00:00:00,000000%2B01`,
    ]) {
      expect([query, await matching(query)]).toEqual([query, expect.not.arrayContaining([body.orderId])]);
    }
    const all = await desk.program.call('GET', book);
    const page = await desk.program.call(
      'GET',
      `${book}?paging-first=1&paging-count=2&without-attr=instrument,venue`,
    );
    expect(page.body).toMatchObject({ paging: { index: 1, matches: valuesOf(all).length } });
    expect(page.headers.get('x-total-count')).toBe(String(valuesOf(all).length));
    const ids = valuesOf(all).map((each) => each.orderId);
    expect(valuesOf(page).map((each) => each.orderId)).toEqual(ids.slice(1, 3));
    expect(valuesOf(page)[0]).not.toHaveProperty('instrument');
    expect(valuesOf(all)[0]).toHaveProperty('instrument');
  });

  it('changes and deletes an order', async () => {
    const { body } = await desk.place(desk.order('LIMIT', 'BUY', { limit: eur('148.00') }));
    const url = `${ORDERS}/${body.orderId ?? ''}`;
    await desk.until(url, 'OPEN');
    const change = { limit: eur('147.00'), validityType: 'GTD', validity: '2026-12-03' };
    expect((await desk.program.call('POST', `${url}/prevalidation`, { body: change })).status).toBe(200);
    expect((await desk.program.call('POST', `${url}/costindicationexante`, { body: change })).status).toBe(
      201,
    );
    const validated = await desk.program.call('POST', `${url}/validation`, { body: change });
    expect(validated.status).toBe(201);
    const changed = await desk.program.call('PATCH', url, { body: change, headers: released(validated) });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { orderStatus: 'PENDING', limit: eur('147.00'), validity: '2026-12-03' },
    ]);
    await desk.until(url, 'OPEN');
    const asked = await desk.program.call('POST', `${url}/validation`, { body: {} });
    expect(asked.status).toBe(201);
    expect((await desk.program.call('DELETE', url, { headers: released(asked) })).status).toBe(200);
    expect(await desk.until(url, 'CANCELLED_USER')).toMatchObject({ cancelledQuantity: { value: '2' } });
  });

  it.each([
    ['WKN', '716460', 'creationTimestamp'],
    ['ISIN', 'DE0007164600', 'creationDateTimeStamp'],
  ] as const)(
    'trades on a quote of a %s: the same request twice, an order with its moment [PUB-02]',
    async (_name, instrumentId, moment) => {
      const wish = {
        depotId: desk.depotId,
        side: 'BUY',
        instrumentId,
        venueId: desk.venueId,
        quantity: { value: '2', unit: 'XXX' },
        orderType: 'QUOTE',
      };
      const ticket = await desk.program.call('POST', '/brokerage/v3/quoteticket', { body: wish });
      expect([ticket.status, ticket.body]).toMatchObject([
        201,
        { ...wish, quoteTicketId: expect.any(String) },
      ]);
      const quoteTicketId = String(ticket.body.quoteTicketId);
      const accepted = await desk.program.call('PATCH', `/brokerage/v3/quoteticket/${quoteTicketId}`, {
        headers: released(ticket),
      });
      expect(accepted.status).toBe(204);
      const quote = await desk.program.call('POST', '/brokerage/v3/quotes', { body: wish });
      expect([quote.status, quote.body]).toMatchObject([
        200,
        {
          ...wish,
          quoteId: expect.any(String),
          validity: expect.any(Number),
          creationTimestamp: timestamp,
          limit: euros,
          expectedValue: euros,
        },
      ]);
      const { quoteId, limit, creationTimestamp } = quote.body;
      const body = { ...wish, quoteId, limit, [moment]: creationTimestamp };
      const created = await desk.place(body);
      expect([created.status, created.body]).toMatchObject([
        201,
        {
          orderType: 'QUOTE',
          instrumentId,
          orderStatus: 'EXECUTED',
          executions: [{ executionPrice: limit }],
        },
      ]);
      const twice = await desk.program.call('POST', `${ORDERS}/validation`, { body });
      expect(keysOf(twice)).toContain('fehler-quote-bereits-verwendet');
    },
  );

  it('gets the first answer again for the same key, and a refusal for another body', async () => {
    const key = { 'idempotency-key': '018f0000-0000-7000-8000-00000000abcd' };
    const body = desk.order('LIMIT', 'BUY', { limit: eur('146.00') });
    const first = await desk.place(body, key);
    const again = await desk.place(body, key);
    expect([again.status, again.body.orderId]).toEqual([201, first.body.orderId]);
    const other = await desk.place({ ...body, limit: eur('145.00') }, key);
    expect([other.status, keysOf(other)]).toEqual([422, ['fehler-idempotenz-anderer-auftrag']]);
  });
});
