import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Selectable } from 'kysely';
import type { BankTables } from '@sandbox/platform/db/bank-tables';
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

describe('the sources', () => {
  const sources = (...folders: readonly string[]): readonly string[] =>
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );

  it('make no markup out of text', () => {
    const makers = /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/;
    expect(sources('ui', 'src', 'adapters').filter((text) => makers.test(text))).toEqual([]);
  });

  it('take chance for secrets from the system alone', () => {
    expect(sources('sandbox').filter((text) => text.includes('Math.random'))).toEqual([]);
  });

  it('name every package by one exact version', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});

describe.each([
  ['docs/security.md', 30],
  ['docs/where-it-is-proved.md', 10],
])('%s', (path, least) => {
  const page = readFileSync(path, 'utf8');
  const PLACES = [
    '',
    'tests/sandbox/platform/http/',
    'tests/sandbox/areas/order/',
    'tests/e2e/',
    'tests/e2e/order/',
    'tests/e2e/session/',
  ];

  it('names tests that exist', () => {
    const named = Array.from(
      page.matchAll(/`([\w/*.-]+\.(?:test|spec)\.tsx?|tests\/[\w/*.-]+)`/g),
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(least);
    const missing = named.filter(
      (name) => !PLACES.some((place) => existsSync(resolve(place + name.replace(/\/\*+$/, '')))),
    );
    expect(missing).toEqual([]);
  });
});
