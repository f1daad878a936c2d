import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let bernd: PortalCustomer;

/** 200 requests a minute: 4 sign-ins of an address, 2 session TANs, 10 orders and 20 searches of a session. */
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 200 });
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});

afterAll(() => werkbank.close());

const form = (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  werkbank.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

describe('who asks too often is told to wait [BNK-06]', () => {
  it.each([
    ['sign-in', () => form('/login', 'zugangsnummer=1&pin=1'), 4],
    ['sign-in of programs', () => form('/oauth/token', 'a=1'), 4],
    ['session TAN', () => bernd.requestActivation(), 2],
    ['order', () => bernd.post('/api/brokerage/v3/orders', {}), 10],
    ['validation of an order', () => bernd.post('/api/brokerage/v3/orders/validation', {}), 10],
    ['search', () => bernd.get('/api/brokerage/v1/instruments?search=a'), 20],
    ['site search', () => bernd.get('/suche?q=a'), 20],
  ] as const)('%s', async (_what, ask, allowed) => {
    for (let count = 0; count < allowed; count += 1) await ask();
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ messages: [{ key: 'fehler-zu-viele-anfragen' }] });
  });

  it('sign-ins of an address are counted together, whatever session they claim', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        form('/login', 'zugangsnummer=1&pin=1', {
          cookie: `DWSESSION=${index}`,
          authorization: `Bearer ${index}`,
        }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 429)).toBe(true);
  });

  it('requests of nobody are counted by their address, whatever session each of them claims', async () => {
    const answers = await Promise.all(
      Array.from({ length: 220 }, (_, index) =>
        werkbank.inject({
          url: '/api/brokerage/v1/orderpreferences',
          headers: { authorization: `Bearer junk${index}`, 'x-http-request-info': '{}' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await bernd.get('/api/brokerage/v1/orderpreferences')).statusCode).toBe(200);
  });

  it('a person at a browser reads it on a page', async () => {
    const answer = await form('/login', 'zugangsnummer=1&pin=1', { accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('zu viele Anfragen');
  });
});
