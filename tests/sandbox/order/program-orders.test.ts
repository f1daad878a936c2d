import type { LightMyRequestResponse } from 'fastify';
import type { OrderAnswer } from '@sandbox/order/order-schema';
import { depotIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf } from '@sandbox/world/venues';
import { openWerkbank, tanOf, type Werkbank } from '../support/werkbank';

const SESSIONS = '/api/session/clients/user/v1/sessions';
const ORDERS = '/api/brokerage/v3/orders';
const eur = (value: string) => ({ value, unit: 'EUR' });
const pieces = (value: string) => ({ value, unit: 'XXX' });

/** A program written for the public interface: a bearer token, no key, no anti-forgery, the TAN_FREI of its session. */
class Program {
  #token = '';

  constructor(readonly werkbank: Werkbank) {}

  async signIn(): Promise<void> {
    const form = { client_id: 'p', client_secret: 's', username: '10000002', password: '222222' };
    const answer = await this.werkbank.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, grant_type: 'password' }).toString(),
    });
    this.#token = answer.json<{ access_token: string }>().access_token;
    const [session] = (await this.call('GET', SESSIONS)).json<[{ identifier: string }]>();
    const body = { identifier: session.identifier, sessionTanActive: true, activated2FA: true };
    const validated = await this.call('POST', `${SESSIONS}/${session.identifier}/validate`, body);
    await this.call('PATCH', `${SESSIONS}/${session.identifier}`, body, {
      ...released(validated),
      'x-once-authentication': '000000',
    });
  }

  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    return this.werkbank.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'x-http-request-info': '{"clientRequestId":{"sessionId":"1","requestId":"1"}}',
        'content-type': 'application/json',
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  /** Prevalidates, validates and creates an order, with its costs in between. */
  async order(body: object): Promise<LightMyRequestResponse> {
    expect((await this.call('POST', `${ORDERS}/prevalidation`, body)).statusCode).toBe(200);
    expect((await this.call('POST', `${ORDERS}/costindicationexante`, body)).statusCode).toBe(201);
    const validated = await this.call('POST', `${ORDERS}/validation`, body);
    expect(tanOf(validated).typ).toBe('TAN_FREI');
    return this.call('POST', ORDERS, body, released(validated));
  }
}

const released = (validated: LightMyRequestResponse): Record<string, string> => ({
  'x-once-authentication-info': JSON.stringify({ id: tanOf(validated).id }),
});

describe('programs of the public interface [BNK-02]', () => {
  let werkbank: Werkbank;
  let program: Program;
  let instrumentId = '';
  beforeAll(async () => {
    werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
    program = new Program(werkbank);
    await program.signIn();
    const found = await program.call('GET', '/api/brokerage/v1/instruments/716460');
    instrumentId = found.json<{ values: [{ instrumentId: string }] }>().values[0].instrumentId;
    await werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/market',
      payload: { instrument: '716460', price: '200.00' },
    });
  });
  afterAll(() => werkbank.close());

  const depotId = depotIdOf('10000002', 'depot');
  const leg = (orderType: string, side: 'BUY' | 'SELL', change: object = {}) => ({
    depotId,
    side,
    instrumentId,
    orderType,
    venueId: venueIdOf('Direkthandel Nord'),
    quantity: pieces('2'),
    validityType: 'GTD',
    validity: '2026-12-04',
    ...change,
  });
  const examples = () =>
    [
      ['market', { ...leg('MARKET', 'BUY'), validityType: 'GFD', validity: undefined }],
      ['limit', leg('LIMIT', 'BUY', { limit: eur('150.00') })],
      ['stop market', leg('STOP_MARKET', 'SELL', { triggerLimit: eur('180.00') })],
      ['stop limit', leg('STOP_LIMIT', 'SELL', { triggerLimit: eur('180.00'), limit: eur('178.00') })],
      [
        'trailing stop',
        leg('TRAILING_STOP_MARKET', 'SELL', { triggerLimit: eur('180.00'), trailingLimitDistRel: '5' }),
      ],
      [
        'one cancels the other',
        {
          depotId,
          orderType: 'ONE_CANCELS_OTHER',
          subOrders: [
            leg('STOP_MARKET', 'SELL', { triggerLimit: eur('180.00') }),
            leg('LIMIT', 'SELL', { limit: eur('220.00') }),
          ],
        },
      ],
      [
        'next order',
        {
          depotId,
          orderType: 'NEXT_ORDER',
          subOrders: [
            leg('LIMIT', 'BUY', { limit: eur('190.00') }),
            leg('STOP_MARKET', 'SELL', { triggerLimit: eur('170.00') }),
          ],
        },
      ],
    ] as const;

  it('place each of the seven example orders, and find them in the book', async () => {
    for (const [name, body] of examples()) {
      const created = await program.order(body);
      expect([name, created.statusCode]).toEqual([name, 201]);
    }
    const book = await program.call('GET', `/api/brokerage/depots/${depotId}/v3/orders`);
    const types = book.json<{ values: OrderAnswer[] }>().values.map(({ orderType }) => orderType);
    expect(types.reverse()).toEqual([
      'MARKET',
      'LIMIT',
      'STOP_MARKET',
      'STOP_LIMIT',
      'TRAILING_STOP_MARKET',
      'ONE_CANCELS_OTHER',
      'NEXT_ORDER',
    ]);
    expect(book.headers['x-total-count']).toBe('7');
  });

  it('change and delete one', async () => {
    const created = await program.order(leg('LIMIT', 'BUY', { limit: eur('150.00') }));
    const { orderId } = created.json<OrderAnswer>();
    await werkbank.advance(2);
    const change = { limit: eur('151.00'), validityType: 'GTD', validity: '2026-12-03' };
    const url = `${ORDERS}/${orderId}`;
    expect((await program.call('POST', `${url}/costindicationexante`)).statusCode).toBe(201);
    const validated = await program.call('POST', `${url}/validation`, change);
    expect(validated.statusCode).toBe(201);
    const changed = await program.call('PATCH', url, change, released(validated));
    expect([changed.statusCode, changed.json<OrderAnswer>().limit?.value]).toEqual([200, '151.00']);
    await werkbank.advance(2);
    const asked = await program.call('POST', `${url}/validation`, {});
    expect((await program.call('DELETE', url, undefined, released(asked))).statusCode).toBe(200);
  });
});
