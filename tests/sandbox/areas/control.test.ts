import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { DEMO_CUSTOMERS } from '@sandbox/world/demo-customers';
import { openWerkbank, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
let address: string;
let portalFolder: string;

beforeAll(async () => {
  portalFolder = mkdtempSync(join(tmpdir(), 'portal-'));
  await mkdir(join(portalFolder, 'assets'));
  writeFileSync(join(portalFolder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(portalFolder, 'csp.json'), '{"styleHashes":["sha256-abc="],"scriptHashes":[]}');
  writeFileSync(join(portalFolder, 'main.0123456789ab.js'), 'plain');
  writeFileSync(join(portalFolder, 'main.0123456789ab.js.br'), 'brotli');
  werkbank = await openWerkbank({
    portalFolder,
    clockStart: '2026-11-21T12:00:00+01:00',
    requestsPerMinute: 1_000_000,
  });
  address = await werkbank.server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await werkbank.close();
  rmSync(portalFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  werkbank.inject({ method: 'GET', url, headers });
const post = (url: string, payload?: object) =>
  werkbank.inject({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });
const form = (url: string, fields: Record<string, string>) =>
  werkbank.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the clock of the bank [BNK-04]', () => {
  const now = async (): Promise<number> =>
    Date.parse((await get('/sandbox/api/clock')).json<{ now: string }>().now);

  it.each([
    ['is set', { set: '2026-11-23T10:00:00+01:00', speed: 0 }, '2026-11-23T09:00:00.000Z'],
    ['is moved on', { advance: 3600 }, '2026-11-23T10:00:00.000Z'],
    ['stays where exchanges are open', { nextTradingTime: true }, '2026-11-23T10:00:00.000Z'],
    [
      'goes from evening to the next morning',
      { set: '2026-11-23T20:00:00+01:00', nextTradingTime: true },
      '2026-11-24T08:05:00.000Z',
    ],
    [
      'goes from Saturday to Monday',
      { set: '2026-11-21T12:00:00+01:00', nextTradingTime: true },
      '2026-11-23T08:05:00.000Z',
    ],
    [
      'goes over Christmas',
      { set: '2026-12-23T18:00:00+01:00', nextTradingTime: true },
      '2026-12-28T08:05:00.000Z',
    ],
    [
      'goes from night to the same morning',
      { set: '2026-07-01T03:00:00+02:00', nextTradingTime: true },
      '2026-07-01T07:05:00.000Z',
    ],
  ])('%s', async (_case, change, expected) => {
    const answer = await post('/sandbox/api/clock', change);
    expect(answer.json()).toMatchObject({ now: expected });
    expect(await now()).toBe(Date.parse(expected));
  });

  it('runs faster on wish, and refuses what is no instant', async () => {
    expect((await post('/sandbox/api/clock', { speed: 60 })).json()).toMatchObject({ speed: 60 });
    expect((await post('/sandbox/api/clock', { set: 'tomorrow' })).statusCode).toBe(400);
    await post('/sandbox/api/clock', { speed: 1 });
  });

  it('is set from the sign-in page, which leads back to it', async () => {
    await post('/sandbox/api/clock', { set: '2026-11-21T12:00:00+01:00' });
    expect((await get('/login')).body).toContain('Die deutschen Börsen sind geschlossen.');
    const answer = await form('/sandbox/clock', { nextTradingTime: 'true', back: '/login?page=' });
    expect(answer.headers.location).toBe('/login?page=');
    expect((await get('/login')).body).toContain('Die deutschen Börsen sind geöffnet.');
  });
});

describe('faults on demand [BNK-05]', () => {
  afterEach(() => werkbank.inject({ method: 'DELETE', url: '/sandbox/api/faults' }));

  const order = (fault: object) => post('/sandbox/api/faults', { path: '/cp/clientlog', times: 1, ...fault });
  const report = (message: string): Promise<Response> =>
    fetch(`${address}/cp/clientlog`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ level: 'INFO', message }),
    });
  const count = async (message: string): Promise<number> =>
    (
      await werkbank.bank.db
        .selectFrom('client_log')
        .select('log_id')
        .where('message', '=', message)
        .execute()
    ).length;

  it.each([
    ['drop-answer', 'carried out, not answered', 1],
    ['not-reached', 'neither', 0],
  ])('%s: %s', async (kind, message, executed) => {
    await order({ kind });
    await expect(report(message)).rejects.toThrow('fetch failed');
    expect(await count(message)).toBe(executed);
    expect((await report('afterwards')).status).toBe(204);
  });

  it('status: answered without being carried out', async () => {
    await order({ kind: 'status', value: 503 });
    expect((await report('refused')).status).toBe(503);
    expect(await count('refused')).toBe(0);
  });

  it('duplicate: carried out twice, answered once', async () => {
    await order({ kind: 'duplicate' });
    expect((await report('twice')).status).toBe(204);
    expect(await count('twice')).toBe(2);
  });

  it('truncate and wrong-type: a body that is no longer JSON', async () => {
    const url = `${address}/cms/i18n/de.json`;
    await order({ path: '/cms', kind: 'truncate' });
    await expect(fetch(url).then((answer) => answer.json())).rejects.toThrow('JSON');
    await order({ path: '/cms', kind: 'wrong-type' });
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
    expect(await (await fetch(url)).json()).toHaveProperty('cms');
  });

  it('meet as many requests as ordered, of the method ordered, and never the test bench', async () => {
    await order({ path: '/', method: 'get', kind: 'status', value: 500, times: 2 });
    expect((await get('/sandbox')).statusCode).toBe(200);
    const codes = [await get('/login'), await form('/login', {}), await get('/login'), await get('/login')];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([500, 401, 500, 200]);
  });
});

describe('a fresh world [BNK-03]', () => {
  it('forgets sessions and faults and keeps who can sign in', async () => {
    const anna = await werkbank.signIn('10000001');
    await post('/sandbox/api/faults', { path: '/login', kind: 'status' });
    expect((await post('/sandbox/api/reset')).statusCode).toBe(204);
    expect((await anna.get('/cp/guard')).statusCode).toBe(401);
    expect((await (await werkbank.signIn('10000001')).get('/cp/guard')).statusCode).toBe(200);
    expect((await get('/sandbox/api/customers')).json<object[]>()).toHaveLength(DEMO_CUSTOMERS.length);
  });
});

describe('the pages of the bank', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'void-style': 'off', 'no-trailing-whitespace': 'off' },
  });

  it.each([
    '/login',
    '/cp/login',
    '/telefon',
    '/telefon?wer=10000001',
    '/sandbox',
    '/sandbox/log',
    '/sandbox/audit',
    '/lp/wt/logout',
  ])('%s is valid, has a title and one main heading, and nothing inline', async (url) => {
    const { body, headers } = await get(url);
    const { results } = await validator.validateString(body);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${String(line)} ${message}`),
      ),
    ).toEqual([]);
    expect(body).toMatch(/<title>[^<]+ · Werkbank<\/title>/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).not.toMatch(/ style=| on\w+=|<script(?! src)/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('puts the wished target into the form as text, whatever it is', async () => {
    const { body } = await get(`/login?page=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script>alert');
  });
});

describe('the portal [SH-01]', () => {
  it('is index.html on every path of its router, with a policy made of the hashes of its build', async () => {
    for (const url of ['/ngbrk/', '/ngbrk/order/erstellung?wkn=716460', '/cp/error/generic']) {
      const { body, statusCode, headers } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 200, '<!doctype html><title>Portal</title>']);
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc='");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/')).headers.location).toBe('/ngbrk/');
    expect((await get('/ngbrk/missing.js')).statusCode).toBe(404);
  });

  it('has compressed twins and keeps hashed files for a year', async () => {
    const { body, headers } = await get('/ngbrk/main.0123456789ab.js', { 'accept-encoding': 'br, gzip' });
    expect(body).toBe('brotli');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/ngbrk/main.0123456789ab.js')).body).toBe('plain');
  });
});
