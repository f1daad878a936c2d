import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { openWerkbank, tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

/**
 * Every call of the API that asks for a session, taken from the bank's own description: a call that is added and not
 * protected, or whose ids nobody has tried as somebody else, fails here.
 */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
let withoutTan: PortalCustomer;
let guarded: readonly Call[];
/** What is Anna's, by the name of the parameter. */
let annas: Readonly<Record<string, string>>;

const ANNAS_INTENT = '018f0000-0000-7000-8000-000000000001';
const INFO = { 'x-http-request-info': '{"clientRequestId":{}}' };
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Calls that a session without its TAN may make: about the session itself, and what the start page needs. */
const BEFORE_TAN = [
  'GET /api/session/clients/{clientId}/v1/sessions',
  'POST /api/session/clients/{clientId}/v1/sessions/{id}/validate',
  'PATCH /api/session/clients/{clientId}/v1/sessions/{id}',
  'GET /api/session/clients/{clientId}/v1/sessions/{id}/draftkey',
  'GET /api/session/clients/{clientId}/v1/authenticationstate',
  'POST /api/session/clients/{clientId}/v1/authenticationstate/validate',
  'POST /api/session/clients/{clientId}/v1/authenticationstate/activate',
  'GET /api/session/clients/{clientId}/v1/tanmethods',
  'GET /api/session/v1/authentications/{id}',
  'GET /api/customer/participants/{clientId}/v1/profile',
  'GET /api/products/participants/{clientId}/v2/allproducts',
  'GET /api/brokerage/clients/{clientId}/v3/depots',
  'GET /api/brokerage/v1/orderpreferences',
  'PATCH /api/brokerage/v1/orderpreferences',
  'GET /api/brokerage/participants/{clientId}/v1/depotoverviewpreferences',
  'PATCH /api/brokerage/participants/{clientId}/v1/depotoverviewpreferences',
  'GET /api/events',
  'POST /api/events/subscriptions',
];

/** What belongs to nobody. */
const PUBLIC = [
  'GET /api/brokerage/v1/instruments/{code}',
  'GET /api/brokerage/v1/instruments/{code}/quotes',
  'GET /api/brokerage/v1/instruments/{code}/prices',
];

/** An idempotency key is a name that the customer chose: somebody else's is simply not known. */
const UNKNOWN_INTENT = [
  'GET /api/brokerage/v1/orderintents/{intentId}',
  'DELETE /api/brokerage/v1/orderintents/{intentId}',
];

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
  withoutTan = await werkbank.signIn('10000003');
  guarded = await guardedCalls();
  annas = await belongings();
});

afterAll(() => werkbank.close());

async function guardedCalls(): Promise<readonly Call[]> {
  const description = (await werkbank.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Partial<Record<(typeof METHODS)[number], { security?: object[] }>>>;
  }>();
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => (operations[method]?.security ?? []).length > 0).map((method): Call => {
      const upper = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
      return { method: upper[method], path };
    }),
  );
}

async function belongings(): Promise<Readonly<Record<string, string>>> {
  const values = async <T>(url: string): Promise<T> =>
    (await anna.get(url)).json<{ values: [T] }>().values[0];
  const { depotId, defaultSettlementAccountId } = await values<{
    depotId: string;
    defaultSettlementAccountId: string;
  }>('/api/brokerage/clients/user/v3/depots');
  const { positionId } = await values<{ positionId: string }>(
    `/api/brokerage/v3/depots/${depotId}/positions`,
  );
  const { orderId } = await values<{ orderId: string }>(`/api/brokerage/depots/${depotId}/v3/orders`);
  await anna.delete(`/api/brokerage/v1/orderintents/${ANNAS_INTENT}`);
  const profile = (await anna.get('/api/customer/participants/user/v1/profile')).json<{ clientId: string }>();
  const template = await anna.post('/api/brokerage/v1/ordertemplates', { name: 'Meine', order: { depotId } });
  const { orderTemplateId } = template.json<{ orderTemplateId: string }>();
  const { values: positions } = (
    await anna.get(`/api/brokerage/v3/depots/${depotId}/positions?with-attr=instrument&wkn=716460`)
  ).json<{ values: { instrument: { instrumentId: string } }[] }>();
  const quotes = await anna.get('/api/brokerage/v1/instruments/716460/quotes');
  const ticket = await anna.post('/api/brokerage/v3/quoteticket', {
    depotId,
    side: 'SELL',
    instrumentId: positions[0]?.instrument.instrumentId,
    venueId: quotes.json<{ values: { venueId: string }[] }>().values[1]?.venueId,
    quantity: { value: '1', unit: 'XXX' },
    orderType: 'QUOTE',
  });
  return {
    quoteTicketId: ticket.json<{ quoteTicketId: string }>().quoteTicketId,
    id: await anna.sessionId(),
    clientId: profile.clientId,
    accountId: defaultSettlementAccountId,
    depotId,
    positionId,
    orderId,
    intentId: ANNAS_INTENT,
    orderTemplateId,
    applicationId: await annasApplication(),
    draftId: await annasDraft(),
    termsOfUseId: 'none',
  };
}

/** A change of her cards that she has applied for. */
async function annasApplication(): Promise<string> {
  const body = { fields: [{ fieldname: 'KARTEN.GIROCARD_I1', fieldvalue: 'J' }] };
  const { id } = tanOf(await anna.post('/api/antrag/karte/validation', body));
  await anna.release(id);
  const headers = { ...tanHeaders(id), 'idempotency-key': werkbank.bank.newId() };
  return (await anna.patch('/api/antrag/karte', body, headers)).json<{ applicationId: string }>()
    .applicationId;
}

/** An application that she has begun. */
async function annasDraft(): Promise<string> {
  const draftId = werkbank.bank.newId();
  await werkbank.inject({
    method: 'PUT',
    url: `/api/customer/participants/user/v1/applicationdrafts/${draftId}`,
    headers: { ...INFO, ...tokenOf(anna) },
    cookies: { ...anna.cookies },
    payload: { product: 'depot', content: {}, version: null },
  });
  return draftId;
}

const filled = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => annas[name] ?? '1');

/** A body that would do, were it one's own. */
function bodyOf(call: Call): object | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  if (call.path.includes('/sessions/'))
    return { identifier: annas['id'], sessionTanActive: true, activated2FA: true };
  if (call.path.includes('/watchlist/')) return { alarmAbove: null, alarmBelow: null };
  if (call.method === 'PUT') return { product: 'depot', content: {}, version: 1 };
  return /\/v3\/depots\/\{depotId\}(\/validation)?$/.test(call.path) ? { targetMarket: 'BASIC' } : {};
}

const queryOf = ({ path }: Call) => (path.endsWith('/pricehistory') ? '?venueId=1&range=DAY' : '');
function request(
  call: Call,
  headers: Readonly<Record<string, string>>,
  from?: PortalCustomer,
): InjectOptions {
  const payload = bodyOf(call);
  return {
    method: call.method,
    url: `${filled(call.path)}${queryOf(call)}`,
    headers: { ...INFO, 'idempotency-key': ANNAS_INTENT, ...headers },
    cookies: { ...from?.cookies },
    ...(payload === undefined ? {} : { payload }),
  };
}

/** What came out otherwise than it should, by call. */
async function surprises(
  calls: readonly Call[],
  ask: (call: Call) => InjectOptions,
  status: number,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const call of calls) {
    const { statusCode } = await werkbank.inject(ask(call));
    if (statusCode !== status) found.push(`${nameOf(call)}: ${statusCode}`);
  }
  return found;
}

const tokenOf = ({ cookies }: PortalCustomer): Record<string, string> => ({
  'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
});

describe('every call that asks for a session [BNK-06]', () => {
  it('is refused to nobody, to a made-up session and to a made-up token with 401', async () => {
    expect(guarded.length).toBeGreaterThan(35);
    const madeUp = { DWSESSION: `${annas['clientId'] ?? ''}.${annas['id'] ?? ''}.AAAAAAAAAAAAAAAAAAAA` };
    expect(await surprises(guarded, (call) => request(call, {}), 401)).toEqual([]);
    expect(await surprises(guarded, (call) => ({ ...request(call, {}), cookies: madeUp }), 401)).toEqual([]);
    expect(await surprises(guarded, (call) => request(call, { authorization: 'Bearer a.b.c' }), 401)).toEqual(
      [],
    );
  });

  it('is refused without the session TAN with 422, but for those that come before it', async () => {
    const after = guarded.filter(
      (call) => call.path.startsWith('/api/') && !BEFORE_TAN.includes(nameOf(call)),
    );
    expect(after.length).toBeGreaterThan(20);
    expect(await surprises(after, (call) => request(call, tokenOf(withoutTan), withoutTan), 422)).toEqual([]);
    expect(guarded.map(nameOf)).toEqual(expect.arrayContaining(BEFORE_TAN));
  });

  it.each([
    ['without an anti-forgery token', {}],
    ['with a wrong one', { 'x-xsrf-token': 'wrong' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused with 403 if it changes something: %s', async (_case, headers) => {
    const changing = guarded.filter(({ method }) => method !== 'GET');
    expect(changing.length).toBeGreaterThan(10);
    expect(await surprises(changing, (call) => request(call, headers, anna), 403)).toEqual([]);
  });

  it("answers 404 to somebody else's id, as to one that does not exist", async () => {
    const named = guarded.filter((call) => {
      const spared = [...PUBLIC, ...UNKNOWN_INTENT].includes(nameOf(call));
      return call.path.includes('{') && !spared;
    });
    expect(named.length).toBeGreaterThan(14);
    const foreign = (call: Call) => request(call, tokenOf(bernd), bernd);
    expect(await surprises(named, foreign, 404)).toEqual([]);
    const unknown = (call: Call) => ({
      ...foreign(call),
      url: `${call.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}${queryOf(call)}`,
    });
    expect(await surprises(named, unknown, 404)).toEqual([]);
  });

  it("knows nothing of somebody else's intents", async () => {
    for (const name of UNKNOWN_INTENT) {
      const [method, path] = name.split(' ');
      if (method !== 'GET' && method !== 'DELETE') continue;
      const answer = await werkbank.inject(request({ method, path: path ?? '' }, tokenOf(bernd), bernd));
      expect(answer.json()).toMatchObject({ order: null });
      expect(answer.body).not.toContain(annas['depotId']);
    }
  });
});

describe('ids within a body', () => {
  const order = () => ({
    side: 'BUY',
    orderType: 'LIMIT',
    quantity: { value: '1', unit: 'XXX' },
    limit: { value: '1.00', unit: 'EUR' },
    validityType: 'GFD',
  });

  it.each(['prevalidation', 'validation', 'costindicationexante'])(
    "of somebody else's depot or account are not found either: orders/%s",
    async (call) => {
      const depots = await bernd.get('/api/brokerage/clients/user/v3/depots');
      const [own] = depots.json<{ values: [{ depotId: string }] }>().values;
      const post = (ids: object): Promise<LightMyRequestResponse> =>
        bernd.post(`/api/brokerage/v3/orders/${call}`, { ...order(), ...ids });
      expect((await post({ depotId: annas['depotId'] })).statusCode).toBe(404);
      const mixed = await post({ depotId: own.depotId, settlementAccountId: annas['accountId'] });
      expect(mixed.statusCode).toBe(404);
    },
  );

  it("somebody else's depot cannot be listened to [KIT-09]", async () => {
    const answer = await bernd.post('/api/events/subscriptions', {
      topics: ['session', `orders.${annas['depotId'] ?? ''}`],
    });
    expect(answer.statusCode).toBe(404);
  });

  it("somebody else's challenge releases nothing, and its push cannot be watched", async () => {
    const { id } = tanOf(await anna.requestActivation('P_TAN_PUSH'));
    expect((await bernd.get(`/api/session/v1/authentications/${id}`)).statusCode).toBe(404);
    const answer = await bernd.sendActivation(id, '000000');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'expired' });
  });
});
