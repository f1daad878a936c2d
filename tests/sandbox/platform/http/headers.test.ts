import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
let portalFolder: string;

beforeAll(async () => {
  portalFolder = mkdtempSync(join(tmpdir(), 'portal-'));
  writeFileSync(join(portalFolder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(portalFolder, 'csp.json'), '{"styleHashes":["sha256-abc="],"scriptHashes":[]}');
  writeFileSync(join(portalFolder, 'main.0123456789ab.js'), 'plain');
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000, portalFolder });
  anna = await werkbank.signIn('10000001');
});

afterAll(async () => {
  await werkbank.close();
  rmSync(portalFolder, { recursive: true });
});

const INFO = { 'x-http-request-info': '{"clientRequestId":{}}' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** One of each kind of answer: pages, files, JSON, and every way of saying no. */
const answers: readonly (readonly [kind: string, request: InjectOptions, status: number])[] = [
  ['the portal', { url: '/ngbrk/' }, 200],
  ['a deep link of the portal', { url: '/ngbrk/order/erstellung' }, 200],
  ['an error page of the portal', { url: '/cp/error/generic' }, 200],
  ['the way to the portal', { url: '/' }, 302],
  ['a missing file', { url: '/ngbrk/none.js' }, 404],
  ['the sign-in page', { url: '/login' }, 200],
  ['a refused sign-in', { method: 'POST', url: '/login', headers: FORM, payload: 'pin=1' }, 401],
  ['the sign-out page', { url: '/lp/wt/logout' }, 200],
  ['the telephone', { url: '/telefon' }, 200],
  ['the test bench', { url: '/sandbox' }, 200],
  ['the description of the API', { url: '/api/docs/' }, 200],
  ['health', { url: '/health' }, 200],
  ['a call without request info', { url: '/api/brokerage/v1/orderpreferences' }, 400],
  ['a call of nobody', { url: '/api/brokerage/v1/orderpreferences', headers: INFO }, 401],
  ['a call that does not exist', { url: '/api/none' }, 404],
  ['a path that cannot be read', { url: '/%zz' }, 400],
  ['a method that does not exist', { method: 'PUT', url: '/api/events' }, 404],
  ['roles of nobody', { url: '/cp/guard' }, 401],
  ['a token of nobody', { method: 'POST', url: '/oauth/token', headers: FORM, payload: 'a=1' }, 401],
];

describe('every kind of answer', () => {
  it.each(answers)('protects itself: %s', async (_kind, request, status) => {
    const { statusCode, headers } = await werkbank.inject(request);
    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/(default|object)-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it.each(answers.filter(([, { url }]) => typeof url === 'string' && !/^\/(ngbrk|cp\/error)\//.test(url)))(
    'stays out of every cache: %s',
    async (_kind, request) => {
      expect((await werkbank.inject(request)).headers['cache-control']).toBe('no-store');
    },
  );

  it.each(answers.filter(([, { url }]) => url !== '/%zz'))(
    'names what it lets nobody do: %s',
    async (_kind, request) => {
      expect((await werkbank.inject(request)).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
    },
  );

  it('makes markup from text neither in the portal nor on pages of the bank', async () => {
    for (const url of [
      '/ngbrk/',
      '/login',
      '/telefon',
      '/sandbox',
      '/sandbox/log',
      '/sandbox/audit',
      '/suche?q=a',
    ]) {
      const { headers } = await werkbank.inject({ url });
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    }
  });

  it('lets the portal’s loader and its worker make addresses of scripts, and nothing else, anywhere', async () => {
    const policiesOf = async (url: string): Promise<string | undefined> => {
      const { headers } = await werkbank.inject({ url });
      return /trusted-types ([^;]*)$/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await policiesOf('/ngbrk/')).toBe('depotwerk-chunks depotwerk-offline');
    expect(await policiesOf('/login')).toBe("'none'");
    expect(await policiesOf('/api/brokerage/v3/orders/1')).toBe("'none'");
  });

  it('asks for https from then on, when it came by https, and else does not', async () => {
    const over = (proto: string) =>
      werkbank.inject({ url: '/login', headers: { 'x-forwarded-proto': proto } });
    expect((await over('https')).headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
    expect((await over('http')).headers['strict-transport-security']).toBeUndefined();
  });

  it('lets files be kept whose name changes with their content, and no page', async () => {
    const file = await werkbank.inject({ url: '/ngbrk/main.0123456789ab.js' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await werkbank.inject({ url: '/ngbrk/' })).headers['cache-control']).toBe('no-cache');
  });

  it('an event stream too [KIT-09]', async () => {
    const address = await werkbank.server.listen({ port: 0, host: '127.0.0.1' });
    const cookie = Object.entries(anna.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const stream = await fetch(`${address}/api/events`, {
      headers: { cookie, 'x-forwarded-proto': 'https' },
    });
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
    });
    await stream.body?.cancel();
  });
});

describe('the cookies of a session', () => {
  const signIn = (headers: Readonly<Record<string, string>>) =>
    werkbank.inject({
      method: 'POST',
      url: '/login',
      headers: { ...FORM, ...headers },
      payload: 'zugangsnummer=10000004&pin=444444',
    });

  it('hide the session from scripts and from other sites', async () => {
    const { cookies } = await signIn({});
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'DWSESSION', httpOnly: true, sameSite: 'Lax', path: '/' }),
    );
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Lax' }));
    expect(cookies.filter(({ httpOnly }) => httpOnly !== true).map(({ name }) => name)).not.toContain(
      'DWSESSION',
    );
  });

  it('travel by https only, once signed in by https', async () => {
    const { cookies } = await signIn({ 'x-forwarded-proto': 'https' });
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.every(({ secure }) => secure === true)).toBe(true);
  });
});
