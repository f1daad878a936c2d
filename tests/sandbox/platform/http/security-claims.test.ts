import type { Selectable } from 'kysely';
import { pino } from 'pino';
import { AREAS } from '@sandbox/areas';
import type { Area } from '@sandbox/platform/area';
import type { BankTables } from '@sandbox/platform/db/bank-tables';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { buildServer } from '@sandbox/platform/http/server';
import { settingsFrom } from '@sandbox/platform/settings';
import { DEMO_CUSTOMERS } from '@sandbox/world/demo-customers';
import { nameOf, operationsOf } from '../../support/operations';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank();
});
afterAll(() => werkbank.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const signIn = (zugangsnummer: string, pin: string, headers: Readonly<Record<string, string>> = {}) =>
  werkbank.inject({
    method: 'POST',
    url: '/login',
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams({ zugangsnummer, pin }).toString(),
  });
const sessions = (): Promise<readonly Selectable<BankTables['session']>[]> =>
  werkbank.bank.db.selectFrom('session').selectAll().orderBy('created_at').execute();

// What docs/security.md says and no other test tries.
describe('a session [BNK-06]', () => {
  it('is stored by a hash: nothing in its row lets anybody in', async () => {
    const { cookies } = await signIn('10000003', '333333');
    const token = cookies.find(({ httpOnly }) => httpOnly === true)?.value ?? '';
    const secret = decodeURIComponent(token).split('.').at(-1) ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await sessions())).not.toContain(secret);
  });

  it('is a new one at each sign-in, and the one before it in this browser is over', async () => {
    const first = await signIn('10000004', '444444');
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await signIn('10000004', '444444', { cookie });
    const [before, after, ...others] = (await sessions()).slice(-2);
    expect(others).toEqual([]);
    expect([before?.ended_at === null, after?.ended_at === null]).toEqual([false, true]);
    expect(before?.token_hash).not.toBe(after?.token_hash);
  });
});

describe('the stranger that somebody was', () => {
  const strangersCookie = async (): Promise<string> => {
    const { cookies } = await werkbank.inject({
      url: '/api/antrag/depot/configuration',
      headers: { 'x-http-request-info': '{}' },
    });
    const [cookie] = cookies;
    return `${cookie?.name ?? ''}=${cookie?.value ?? ''}`;
  };

  it.each([
    ['http', undefined],
    ['https', true],
  ])(
    'stays behind the sign-in in a cookie for the API alone, hidden from scripts and sites: %s',
    async (proto, secure) => {
      const cookie = await strangersCookie();
      expect(cookie).toMatch(/^XSRF-TOKEN=.{20}/);
      const { cookies } = await signIn('10000003', '333333', { cookie, 'x-forwarded-proto': proto });
      expect(cookies.find(({ name }) => name === 'DWFORMER')).toEqual({
        name: 'DWFORMER',
        value: cookie.slice('XSRF-TOKEN='.length),
        path: '/api/',
        httpOnly: true,
        sameSite: 'Strict',
        secure,
      });
    },
  );
});

describe('PINs', () => {
  it('are nowhere in what is kept of a customer', async () => {
    const kept = JSON.stringify(await werkbank.bank.db.selectFrom('customer').selectAll().execute());
    for (const { zugangsnummer, pin } of DEMO_CUSTOMERS) {
      expect(kept).toContain(zugangsnummer);
      expect(kept).not.toContain(`"${pin}"`);
    }
  });
});

describe('who guesses', () => {
  it('reads the same of a number that nobody has as of a wrong PIN', async () => {
    const [known, unknown] = [await signIn('10000011', '999999'), await signIn('20000011', '999999')];
    expect([known.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.body.replaceAll('20000011', '10000011')).toBe(known.body);
  });
});

describe('other sites', () => {
  it.each(['GET', 'POST', 'OPTIONS'] as const)('are allowed nothing: %s', async (method) => {
    const answer = await werkbank.inject({
      method,
      url: '/api/brokerage/v3/orders',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('what is not described', () => {
  it.each([
    ['PUT', '/api/brokerage/v3/orders'],
    ['DELETE', '/api/brokerage/clients/user/v3/depots'],
    ['PATCH', '/api/banking/clients/user/v2/accounts/balances'],
    ['GET', '/api/nothing'],
  ] as const)('does not exist: %s %s', async (method, url) => {
    const bernd = await (await werkbank.signIn('10000002')).activateSession();
    const cookie = Object.entries(bernd.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = {
      cookie,
      'x-xsrf-token': bernd.cookies['XSRF-TOKEN'] ?? '',
      'x-http-request-info': '{}',
    };
    expect((await werkbank.inject({ method, url, headers })).statusCode).toBe(404);
  });
});

describe('what is sent', () => {
  it('is JSON, or a form where a program signs in: no call takes a file', async () => {
    const taken = (await operationsOf(werkbank)).flatMap((operation) =>
      Object.keys(operation.requestBody?.content ?? {}).map((type) => [nameOf(operation), type] as const),
    );
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.filter(([, type]) => type !== 'application/json')).toEqual([
      ['POST /oauth/token', 'application/x-www-form-urlencoded'],
    ]);
    const file = await werkbank.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
      payload: '--a--',
    });
    expect(file.statusCode).toBe(415);
  });

  it.each([
    ['256 kB, whose PIN is too long', 262_144, 400],
    ['one byte more', 262_145, 413],
  ])('is read up to the limit: %s', async (_case, bytes, status) => {
    const { statusCode } = await werkbank.inject({
      method: 'POST',
      url: '/login',
      headers: FORM,
      payload: 'pin='.padEnd(bytes, '1'),
    });
    expect(statusCode).toBe(status);
  });

  it('in a path is read by a schema on every route, or compared with who calls', async () => {
    const without: string[] = [];
    let seen = 0;
    const watch: Area = {
      name: 'watch',
      hooks: (server) =>
        void server.addHook('onRoute', ({ url, schema }) => {
          for (const [, part = ''] of url.matchAll(/:(\w+)/g)) {
            seen += 1;
            const isRead = JSON.stringify(schema?.params ?? {}).includes(`"${part}":{`);
            if (part !== 'clientId' && !isRead) without.push(url);
          }
        }),
    };
    await (await buildServer(werkbank.bank, [watch, ...AREAS])).close();
    expect(seen).toBeGreaterThan(30);
    expect(without).toEqual([]);
  });
});

describe('the texts of the editors', () => {
  it.each([
    ['de.json', 200],
    ['constructor.json', 404],
    ['__proto__.json', 404],
    ['toString', 404],
  ])('are found by their names, not by what every object has: %s', async (file, status) => {
    expect((await werkbank.inject({ url: `/cms/i18n/${file}` })).statusCode).toBe(status);
  });
});

describe('a call that somebody forgot to think about', () => {
  const said: string[] = [];
  let server: BankServer;
  beforeAll(async () => {
    const forgotten: Area = {
      name: 'forgotten',
      routes: (routes) => {
        routes.get('/api/forgotten', () => ({}));
        routes.get('/api/broken', { config: { access: 'open' } }, () => {
          throw new Error('a secret of the house');
        });
      },
    };
    const log = pino({ level: 'error' }, { write: (line) => void said.push(line) });
    server = await buildServer({ ...werkbank.bank, log }, [...AREAS, forgotten]);
  });
  afterAll(() => server.close());

  it('asks for the session and its TAN below /api', async () => {
    const url = '/api/forgotten';
    const headers = { 'x-http-request-info': '{}' };
    const bernd = await werkbank.signIn('10000002');
    const cookies = { ...bernd.cookies };
    expect((await server.inject({ url, headers })).statusCode).toBe(401);
    expect((await server.inject({ url, headers, cookies })).statusCode).toBe(422);
    await bernd.activateSession();
    expect((await server.inject({ url, headers, cookies })).statusCode).toBe(200);
  });

  it('is a 500 that tells the log everything and the caller nothing, if it fails', async () => {
    const { statusCode, body } = await server.inject({ url: '/api/broken' });
    expect([statusCode, JSON.parse(body)]).toEqual([500, { code: 'internal-server-error', messages: [] }]);
    expect(said.join('')).toContain('a secret of the house');
  });
});

describe('the settings of the bank', () => {
  it.each(['PORT', 'WERKBANK_SEED', 'WERKBANK_CLOCK', 'WERKBANK_RATE_LIMIT'])(
    'stop the start with a sentence that names what is wrong: %s',
    (name) => {
      expect(() => settingsFrom({ [name]: 'nonsense' })).toThrow(new RegExp(`^${name} must be .*"nonsense"`));
    },
  );
});

describe('the page of the API description', () => {
  it('allows its viewer one style by its hash, and lacks of the policy of pages only the trusted types', async () => {
    const policyOf = async (url: string): Promise<readonly string[]> =>
      String((await werkbank.inject({ url })).headers['content-security-policy']).split('; ');
    const [viewer, page] = [await policyOf('/api/docs/'), await policyOf('/login')];
    expect(page.filter((rule) => !viewer.includes(rule))).toEqual([
      "style-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(viewer.filter((rule) => !page.includes(rule))).toEqual([
      expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]{43}='$/),
    ]);
  });
});
