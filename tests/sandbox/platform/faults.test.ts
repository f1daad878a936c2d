import type { IncomingMessage } from 'node:http';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
let address: string;

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  address = await werkbank.server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => werkbank.inject({ method: 'DELETE', url: '/sandbox/api/faults' }));
afterAll(() => werkbank.close());

const PATH = '/api/brokerage/v1/orderpreferences';
const order = (fault: object) =>
  werkbank.inject({ method: 'POST', url: '/sandbox/api/faults', payload: { path: PATH, ...fault } });
const cookieOf = ({ cookies }: PortalCustomer): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
const faults = async (): Promise<readonly { readonly id: string }[]> =>
  (await werkbank.inject({ url: '/sandbox/api/faults' })).json<{ values: { id: string }[] }>().values;

describe('faults on demand [BNK-05]', () => {
  it.each([
    [400, 'request.object.invalid'],
    [401, 'access_denied'],
    [403, 'access_denied'],
    [404, 'not-found'],
    [422, 'precondition.failed'],
    [503, 'internal-server-error'],
  ])('status %d comes with the code that goes with it', async (value, code) => {
    await order({ kind: 'status', value });
    const answer = await anna.get(PATH);
    expect(answer.statusCode).toBe(value);
    expect(answer.json()).toEqual({ code, messages: [] });
  });

  it('a precondition with the key that leads to the error page [KIT-13]', async () => {
    await order({ kind: 'precondition', text: 'fehler-aktion-gesperrt' });
    const answer = await anna.get(PATH);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'precondition.failed',
      messages: [{ key: 'fehler-aktion-gesperrt', severity: 'ERROR' }],
    });
  });

  it('a 403 that sends the browser elsewhere [KIT-12]', async () => {
    await order({ kind: 'error-uri', text: '/cp/error/session-locked' });
    const answer = await anna.get(PATH);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['x-error-uri']).toBe('/cp/error/session-locked');
  });

  it('no header can be smuggled into it', async () => {
    const refused = await order({ kind: 'error-uri', text: '/a\r\nset-cookie: b=c' });
    expect(refused.statusCode).toBe(400);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['empty', (body: string) => body === ''],
    ['truncate', (body: string) => body.startsWith('{') && !body.endsWith('}')],
    ['wrong-type', (body: string) => body.startsWith('<!doctype html>')],
  ])('%s, of texts of the editors too [KIT-05]', async (kind, isAsOrdered) => {
    for (const path of [PATH, '/cms/i18n/de.json']) {
      await order({ kind, path });
      expect(isAsOrdered((await anna.get(path)).body)).toBe(true);
    }
  });

  it('latency carries out what was asked though the caller has gone meanwhile', async () => {
    await order({ kind: 'latency', value: 50, method: 'PATCH' });
    const heard = new Promise((resolve) => {
      werkbank.server.server.once('request', (request: IncomingMessage) => request.once('end', resolve));
    });
    const caller = new AbortController();
    const call = fetch(`${address}${PATH}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'x-http-request-info': '{"clientRequestId":{}}',
        'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '',
        cookie: cookieOf(anna),
      },
      body: '{"inputScreenMode":"FULL"}',
      signal: caller.signal,
    });
    const before = (await anna.get(PATH)).json<{ inputScreenMode: string }>().inputScreenMode;
    expect(before).toBe('INTERVIEW');
    await heard;
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
    let mode = before;
    while (mode === before) mode = (await anna.get(PATH)).json<{ inputScreenMode: string }>().inputScreenMode;
    expect(mode).toBe('FULL');
  });

  it('are listed on the page, and each goes at one click while the others stay', async () => {
    await order({ kind: 'status', value: 500 });
    await order({ kind: 'latency', value: 5 });
    const [first, second] = await faults();
    const page = (await werkbank.inject({ url: '/sandbox' })).body;
    expect(page).toContain(`name="id" value="${first?.id ?? ''}"`);
    expect(page).toContain(`name="id" value="${second?.id ?? ''}"`);
    const answer = await werkbank.inject({
      method: 'POST',
      url: '/sandbox/faults/remove',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${first?.id ?? ''}`,
    });
    expect(answer.headers.location).toContain('/sandbox?getan=');
    expect(await faults()).toEqual([expect.objectContaining({ id: second?.id })]);
  });

  it.each(['disconnected', 'closed'])('streams are told %s and end [KIT-09]', async (what) => {
    const stream = await fetch(`${address}/api/events`, {
      headers: { cookie: cookieOf(anna) },
    });
    await werkbank.inject({ method: 'POST', url: '/sandbox/api/stream', payload: { what } });
    const text = await stream.text();
    expect(text).toContain('event: disconnected');
    expect(text.includes('event: closed')).toBe(what === 'closed');
  });

  it('streams fall silent until they may speak, or all faults are taken away [KIT-09]', async () => {
    const say = (what: string) =>
      werkbank.inject({ method: 'POST', url: '/sandbox/api/stream', payload: { what } });
    await say('silence');
    expect(werkbank.bank.faults.streamsAreSilent).toBe(true);
    expect((await werkbank.inject({ url: '/sandbox' })).body).toContain('Wieder sprechen');
    await say('speech');
    expect(werkbank.bank.faults.streamsAreSilent).toBe(false);
    await say('silence');
    await werkbank.inject({ method: 'DELETE', url: '/sandbox/api/faults' });
    expect(werkbank.bank.faults.streamsAreSilent).toBe(false);
  });
});
