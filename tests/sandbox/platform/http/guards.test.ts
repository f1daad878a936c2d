import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await werkbank.signIn('10000001');
});

afterAll(() => werkbank.close());

const PREFERENCES = '/api/brokerage/v1/orderpreferences';
const INFO = { 'x-http-request-info': '{"clientRequestId":{}}' };

describe('every call of the API [BNK-02] [BNK-06]', () => {
  it('carries request info: without it 400, with any content it is taken [KIT-10]', async () => {
    const without = await werkbank.inject({ method: 'GET', url: PREFERENCES, cookies: { ...anna.cookies } });
    expect(without.statusCode).toBe(400);
    expect(without.json()).toMatchObject({ code: 'request.object.invalid' });
    const odd = await werkbank.inject({
      method: 'GET',
      url: PREFERENCES,
      cookies: { ...anna.cookies },
      headers: { 'x-http-request-info': 'not json' },
    });
    expect(odd.statusCode).toBe(200);
  });

  it.each([
    ['missing', {}],
    ['wrong', { 'x-xsrf-token': 'wrong' }],
    ["another session's", { 'x-xsrf-token': 'other' }],
  ])('that changes something is refused when the anti-forgery token is %s', async (_case, headers) => {
    const other = await werkbank.signIn('10000004');
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value === 'other' ? (other.cookies['XSRF-TOKEN'] ?? '') : value,
      ]),
    );
    const answer = await werkbank.inject({
      method: 'PATCH',
      url: PREFERENCES,
      cookies: { ...anna.cookies },
      headers: { ...INFO, ...sent },
      payload: { inputScreenMode: 'FULL' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ code: 'access_denied', messages: [] });
  });

  it('answers JSON that no cache keeps and no browser guesses, with the time of the bank', async () => {
    const { headers } = await anna.get(PREFERENCES);
    expect(headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Math.abs(Date.parse(String(headers['date'])) - werkbank.bank.clock.now())).toBeLessThan(60_000);
  });

  it('tells messages in the header too, in ASCII [KIT-11]', async () => {
    const { headers } = await werkbank.inject({ method: 'GET', url: PREFERENCES, headers: INFO });
    const header = String(headers['x-http-response-info']);
    expect(header).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(header)).toMatchObject({ messages: [{ key: 'fehler-sitzung-abgelaufen' }] });
  });

  it('that does not exist is 404', async () => {
    expect((await anna.get('/api/brokerage/v9/nothing')).json()).toEqual({
      code: 'not-found',
      messages: [],
    });
  });

  it.each([
    ['no JSON', '{"a":', 400],
    ['a prototype', '{"__proto__":{"x":1}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['a wrong type', '{"inputScreenMode":5}', 400],
    ['an unknown word', '{"inputScreenMode":"HALF"}', 400],
    ['an unknown member, which is ignored', '{"colour":"red"}', 200],
    ['more than the limit', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
  ])('with a body of %s', async (_case, payload, status) => {
    const answer = await werkbank.inject({
      method: 'PATCH',
      url: PREFERENCES,
      cookies: { ...anna.cookies },
      headers: {
        ...INFO,
        'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '',
        'content-type': 'application/json',
      },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('colour');
  });

  it('is described by OpenAPI, every route with its path', async () => {
    const { paths } = (await werkbank.inject({ method: 'GET', url: '/api/docs/json' })).json<{
      paths: object;
    }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/session/clients/{clientId}/v1/sessions',
        '/api/brokerage/v1/orderpreferences',
        '/api/banking/v2/accounts/{accountId}/balances',
        '/oauth/token',
      ]),
    );
  });
});

describe('rate limits [BNK-06]', () => {
  it('answer 429 with a message once a session asks too often', async () => {
    const small = await openWerkbank({ requestsPerMinute: 5 });
    const customer = await small.signIn('10000001');
    const answers = await Promise.all(Array.from({ length: 7 }, () => customer.get(PREFERENCES)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      messages: [{ key: 'fehler-zu-viele-anfragen' }],
    });
    await small.close();
  });

  it('pause a sign-in number for a minute after five wrong PINs, for the right one too', async () => {
    const attempt = (pin: string) =>
      werkbank.inject({
        method: 'POST',
        url: '/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `zugangsnummer=10000006&pin=${pin}`,
      });
    for (let count = 0; count < 5; count += 1) expect((await attempt('000000')).statusCode).toBe(401);
    expect((await attempt('666666')).statusCode).toBe(429);
    werkbank.wait(61);
    expect((await attempt('666666')).statusCode).toBe(303);
  });
});
