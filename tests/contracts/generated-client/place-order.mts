import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.js';

/**
 * A program with a client that was generated from the API description and nothing else: it signs in, gives its TAN,
 * checks, prices and places an order, and writes down what it got. It is compiled against the generated types.
 */
const [url = ''] = process.argv.slice(2);
const bank = createClient<paths>({ baseUrl: url });
let token = '';
let requests = 0;

const bearer: Middleware = {
  onRequest({ request }) {
    if (token !== '') request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
};
bank.use(bearer);

/** What every request says of itself. */
function header(): { 'x-http-request-info': string } {
  requests += 1;
  const clientRequestId = { sessionId: 'generated', requestId: String(requests).padStart(9, '0') };
  return { 'x-http-request-info': JSON.stringify({ clientRequestId }) };
}

/** The answer of a call that has to succeed. */
function answered<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${String(response.status)} ${JSON.stringify(error)}`);
  return data;
}

const challengeIn = ({ headers }: Response): string =>
  (JSON.parse(headers.get('x-once-authentication-info') ?? '{}') as { id: string }).id;

async function grant(form: components['schemas']['TokenRequest']): Promise<string> {
  const body = { client_id: 'generated', client_secret: 'secret', ...form };
  const bodySerializer = (fields: object) => new URLSearchParams(Object.entries(fields));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return answered(await bank.POST('/oauth/token', { body, bodySerializer, headers })).access_token;
}

async function signIn(): Promise<void> {
  token = await grant({ grant_type: 'password', username: '10000002', password: '222222' });
  const path = { clientId: 'user' };
  const [session] = answered(
    await bank.GET('/api/session/clients/{clientId}/v1/sessions', { params: { path, header: header() } }),
  );
  if (session === undefined) throw new Error('No session');
  const body = { ...session, sessionTanActive: true, activated2FA: true };
  const own = { ...path, id: session.identifier };
  const asked = await bank.POST('/api/session/clients/{clientId}/v1/sessions/{id}/validate', {
    params: { path: own, header: header() },
    body,
  });
  const proof = {
    'x-once-authentication-info': JSON.stringify({ id: challengeIn(asked.response) }),
    'x-once-authentication': '000000',
  };
  answered(
    await bank.PATCH('/api/session/clients/{clientId}/v1/sessions/{id}', {
      params: { path: own, header: { ...header(), ...proof } },
      body,
    }),
  );
  token = await grant({ grant_type: 'cd_secondary', token });
}

async function wishedOrder(): Promise<components['schemas']['OrderRequest']> {
  const depots = answered(
    await bank.GET('/api/brokerage/clients/{clientId}/v3/depots', {
      params: { path: { clientId: 'user' }, header: header() },
    }),
  );
  const dimensions = answered(
    await bank.GET('/api/brokerage/v3/orders/dimensions', {
      params: { query: { wkn: '716460', type: 'OFF' }, header: header() },
    }),
  );
  const [depot] = depots.values;
  const venue = dimensions.values[0]?.venues[0];
  if (depot === undefined || venue === undefined) throw new Error('Nowhere to trade');
  return {
    depotId: depot.depotId,
    side: 'BUY',
    instrumentId: '716460',
    orderType: 'LIMIT',
    venueId: venue.venueId,
    quantity: { value: '2', unit: 'XXX' },
    limit: { value: '100.00', unit: 'EUR' },
    validityType: 'GFD',
  };
}

await signIn();
const body = await wishedOrder();
const costs = answered(
  await bank.POST('/api/brokerage/v3/orders/costindicationexante', { params: { header: header() }, body }),
);
const checked = await bank.POST('/api/brokerage/v3/orders/validation', {
  params: { header: header() },
  body,
});
const released = { 'x-once-authentication-info': JSON.stringify({ id: challengeIn(checked.response) }) };
const order = answered(
  await bank.POST('/api/brokerage/v3/orders', { params: { header: { ...header(), ...released } }, body }),
);
const found = answered(
  await bank.GET('/api/brokerage/v3/orders/{orderId}', {
    params: { path: { orderId: order.orderId }, header: header() },
  }),
);
process.stdout.write(
  JSON.stringify({
    notes: costs.values.length,
    fees: costs.values[0]?.expectedSettlementCosts?.unit,
    created: order.orderId,
    found: found.orderId,
    side: found.side,
    limit: found.limit,
  }),
);
