import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buildServer } from '@sandbox/platform/http/server';
import { AREAS } from '@sandbox/areas';
import { settingsFrom } from '@sandbox/platform/settings';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 10_000 });
});
afterAll(() => werkbank.close());

const post = (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  werkbank.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload });

describe('a hundred tries at once [BNK-06] [STR-04]', () => {
  it('get five wrong PINs heard and the right one among the others refused', async () => {
    const pins = HUNDRED.map((index) => (index === 99 ? '333333' : `9${String(index).padStart(5, '0')}`));
    const answers = await Promise.all(pins.map((pin) => post('/login', `zugangsnummer=10000003&pin=${pin}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  it('with one refresh token give new tokens to one', async () => {
    const client = 'client_id=p&client_secret=s';
    const granted = await post(
      '/oauth/token',
      `${client}&grant_type=password&username=10000002&password=222222`,
    );
    const { refresh_token } = granted.json<{ refresh_token: string }>();
    const answers = await Promise.all(
      HUNDRED.map(() =>
        post('/oauth/token', `${client}&grant_type=refresh_token&refresh_token=${refresh_token}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('a sign-in number that none can be', () => {
  it('is refused and leaves nothing behind', async () => {
    expect((await post('/login', 'zugangsnummer=x&pin=1')).statusCode).toBe(401);
    const rows = await werkbank.bank.db.selectFrom('sign_in_attempt').select('access_number').execute();
    expect(rows.map(({ access_number }) => access_number)).not.toContain('x');
  });
});

describe('a bank that strangers can reach [STR-04]', () => {
  const KEY = 'a key of sixteen letters';

  it('does not start without a key', () => {
    expect(() => settingsFrom({ HOST: '0.0.0.0' })).toThrow('SANDBOX_KEY');
    expect(() => settingsFrom({ HOST: '0.0.0.0', SANDBOX_KEY: 'short' })).toThrow('16');
    expect(settingsFrom({ HOST: '0.0.0.0', SANDBOX_KEY: KEY }).host).toBe('0.0.0.0');
    expect(settingsFrom({}).host).toBe('localhost');
  });

  it('asks for it before test bench, telephones and the list of demo customers', async () => {
    const settings = { ...werkbank.bank.settings, benchKey: KEY };
    const server = await buildServer({ ...werkbank.bank, settings }, AREAS);
    const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
      server.inject({ url, headers });
    for (const url of [
      '/sandbox',
      '/%73andbox',
      '/sandbox/audit',
      '/sandbox/api/customers',
      '/sandbox/api/ledger',
      '/sandbox/api/telefon/10000002',
      '/telefon',
      '/telefon/10000002',
    ]) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 401]);
    }
    expect((await server.inject({ method: 'POST', url: '/sandbox/api/reset' })).statusCode).toBe(401);
    expect((await ask('/login')).body).not.toContain('222222');
    expect((await ask('/sandbox/api/customers', { 'x-werkbank-key': KEY })).statusCode).toBe(200);
    expect(
      (await ask('/sandbox/api/customers', { 'x-werkbank-key': 'another key, quite long' })).statusCode,
    ).toBe(401);

    const form = (schluessel: string) =>
      server.inject({
        method: 'POST',
        url: '/sandbox/schluessel',
        headers: FORM,
        payload: new URLSearchParams({ schluessel }).toString(),
      });
    expect((await form('wrong')).statusCode).toBe(401);
    const [cookie] = (await form(KEY)).cookies;
    const seen = await server.inject({ url: '/login', cookies: { DWBENCH: cookie?.value ?? '' } });
    expect(seen.body).toContain('222222');
    await server.close();
  });
});

describe('the test bench', () => {
  it.each([
    ['/sandbox/clock', 'set=275760-09-13T00:00:00Z'],
    ['/sandbox/clock', 'set=-271821-04-20T00:00:00Z'],
    ['/sandbox/clock', 'set=0001-01-01&nextTradingTime=true'],
    ['/sandbox/clock', 'advance=1e308&speed=1e308'],
    ['/sandbox/clock', 'speed=-1&speed=2'],
    ['/sandbox/market', 'instrument=716460&price=1e400'],
    ['/sandbox/market', 'instrument=716460&price=-1'],
    ['/sandbox/market', 'instrument=__proto__&price=1'],
    ['/sandbox/market/jump', 'instrument=716460&percent=-100'],
    ['/sandbox/faults', 'path=/api&kind=constructor'],
    ['/sandbox/faults/remove', 'id=%2e%2e%2freset'],
    ['/sandbox/unlock', 'zugangsnummer=../../reset'],
    ['/sandbox/stream', 'what=toString'],
    ['/sandbox/clock', ''],
  ])('answers odd input without failing: %s %s', async (url, payload) => {
    expect((await post(url, payload)).statusCode).toBeLessThan(500);
    const page = await werkbank.inject({ url: '/sandbox', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
  });
});

describe('on real lines', () => {
  beforeAll(() => werkbank.server.listen({ port: 0, host: '127.0.0.1' }));
  const port = (): number => {
    const address = werkbank.server.server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  };

  describe('a line that is no request', () => {
    // On a busy machine, what comes after needs all of its time.
    afterEach(() => {
      werkbank.server.server.requestTimeout = 20_000;
    });

    /** What the server says to these bytes until it closes the connection. */
    const answerTo = (bytes: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const said: string[] = [];
        const socket = connect(port(), '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk: Buffer) => said.push(chunk.toString()));
        socket.on('close', () => resolve(said.join('')));
        socket.on('error', reject);
      });

    it('has ten seconds for its headers and twenty for all of it, as the bank is shipped', () => {
      const { headersTimeout, requestTimeout } = werkbank.server.server;
      expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
    });

    it('is answered and closed with the headers that every answer has, a slow body like all others', async () => {
      werkbank.server.server.requestTimeout = 200;
      const usual = Object.keys((await werkbank.inject({ url: '/health' })).headers).filter((name) =>
        /policy|^x-(content|frame)/.test(name),
      );
      const start = 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
      for (const [bytes, status] of [
        ['no http\r\n\r\n', '400'],
        [`${start}content-length: 10\r\n\r\nslow`, '408'],
        [`${start}x: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
        [`${start}expect: the unexpected\r\nconnection: close\r\n\r\n`, '417'],
      ] as const) {
        const answer = (await answerTo(bytes)).toLowerCase();
        expect(answer.slice(9, 12)).toBe(status);
        for (const name of usual) expect(answer).toContain(`${name}: `);
      }
    });
  });

  describe('the event streams of a session', () => {
    const openStream = (customer: PortalCustomer): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const cookie = Object.entries(customer.cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; ');
        const options = { port: port(), host: '127.0.0.1', path: '/api/events', headers: { cookie } };
        get(options, resolve).on('error', reject);
      });

    it('are twenty at most; more are refused until one is closed, and other sessions do not notice', async () => {
      const bernd = await werkbank.signIn('10000002');
      const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(bernd)));
      expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
      const refused = await openStream(bernd);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
      refused.resume();
      const other = await openStream(await werkbank.signIn('10000004'));
      expect(other.statusCode).toBe(200);
      const [first, ...rest] = streams;
      const gone = new Promise((resolve) => first?.on('close', resolve));
      first?.destroy();
      await gone;
      // The bank hears of the closed line when the system tells it.
      let again = await openStream(bernd);
      while (again.statusCode !== 200) {
        again.resume();
        again = await openStream(bernd);
      }
      for (const stream of [...rest, other, again]) stream.destroy();
    });
  });
});
