import { createAxios } from '@adapters/http/client/create-axios';
import type { Call } from '@adapters/http/client/call';
import { noContent } from '@adapters/http/client/no-content';
import { path } from '@adapters/http/client/path';
import { PatientClient } from '@adapters/http/client/patient-client';
import { wireObject } from '@adapters/http/wire/wire-object';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { AxiosError } from 'axios';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { ScriptedBank } from '../../support/scripted-bank';

const thing = wireObject(
  'Thing',
  { name: t.string },
  { parts: t.array(wireObject('Part', { count: t.number })) },
);
type Thing = t.TypeOf<typeof thing>;

const reading: Call<Thing> = { method: 'GET', path: '/things', answer: thing, timeOut: 1_000 };

describe('a call', () => {
  it('carries Accept, Content-Type and the request info with a new request id each [KIT-10]', async () => {
    const bank = new ScriptedBank({ body: { name: 'a' } }, { body: { name: 'b' } });
    await bank.client.read(reading)();
    await bank.client.read(reading)();
    for (const { headers } of bank.calls) {
      expect(headers).toMatchObject({ Accept: 'application/json', 'Content-Type': 'application/json' });
    }
    const infos = bank.calls.map(
      ({ headers }) => JSON.parse(headers['x-http-request-info'] ?? '') as unknown,
    );
    expect(infos).toEqual([
      { clientRequestId: { sessionId: 'visit', requestId: 'uuid-1' } },
      { clientRequestId: { sessionId: 'visit', requestId: 'uuid-2' } },
    ]);
  });

  it('goes below the API base path, with its query, body, own headers and time-out', async () => {
    const bank = new ScriptedBank({ body: { name: 'a' } });
    await bank.client.read({
      ...reading,
      method: 'POST',
      query: { type: 'x', search: 'größer & mehr', none: undefined },
      headers: { 'Idempotency-Key': 'k' },
      body: { a: 1 },
      timeOut: 7,
    })();
    expect(bank.call).toMatchObject({
      method: 'POST',
      url: '/api/things?type=x&search=gr%C3%B6%C3%9Fer+%26+mehr',
      body: { a: 1 },
      timeout: 7,
    });
    expect(bank.call.headers['Idempotency-Key']).toBe('k');
  });

  it('goes to the root of the origin where it says so', async () => {
    const bank = new ScriptedBank({ body: { name: 'a' } });
    await bank.client.read({ ...reading, from: 'origin', path: '/cp/guard' })();
    expect(bank.call.url).toBe('/cp/guard');
  });

  it('repeats the anti-forgery cookie on everything but GET [KIT-10]', () => {
    const { xsrfCookieName, xsrfHeaderName, withXSRFToken } = createAxios().defaults;
    expect([xsrfCookieName, xsrfHeaderName]).toEqual(['XSRF-TOKEN', 'X-XSRF-TOKEN']);
    if (typeof withXSRFToken !== 'function') throw new Error('No rule for the token');
    const sends = (method: string) =>
      withXSRFToken({ method, headers: createAxios().defaults.headers as never });
    expect(['get', 'GET', 'post', 'PATCH', 'DELETE'].map(sends)).toEqual([false, false, true, true, true]);
  });

  it('keeps ids inside their place of the path', () => {
    expect(path`/depots/${'../x'}/orders/${'a b?c'}`).toBe('/depots/..%2Fx/orders/a%20b%3Fc');
  });

  it('tells the bank clock when the answer was made [KIT-12]', async () => {
    const bank = new ScriptedBank({
      headers: { date: 'Mon, 23 Nov 2026 09:00:00 GMT' },
      body: { name: 'a' },
    });
    await bank.client.read(reading)();
    expect(bank.times).toEqual([[Date.UTC(2026, 10, 23, 9), 1_100, 1_200]]);
  });
});

describe('an answer', () => {
  const undecodable: readonly (readonly [string, object, string])[] = [
    ['a missing field', { body: { parts: [] } }, 'name'],
    [
      'a wrong field deep inside',
      { body: { name: 'a', parts: [{ count: 1 }, { count: '2' }] } },
      'parts.1.count',
    ],
    ['a list where an object belongs', { body: [] }, 'body'],
    ['a truncated body', { body: '{"name":"a"' }, 'body'],
    ['nothing at all', { body: '' }, 'body'],
    ['HTML', { body: '<html>', headers: { 'content-type': 'text/html' } }, 'content-type'],
    [
      'JSON named as text',
      { body: { name: 'a' }, headers: { 'content-type': 'text/plain' } },
      'content-type',
    ],
  ];
  it.each(undecodable)(
    '%s is reported with its path, logged and not half-read [KIT-16]',
    async (_, answer, at) => {
      const bank = new ScriptedBank(answer);
      const result = await bank.client.read(reading)();
      expect(result).toEqual(E.left({ kind: 'undecodable', path: at, errorId: 'uuid-2' }));
      expect(bank.logger.records).toMatchObject([{ level: 'error', facts: { errorId: 'uuid-2', path: at } }]);
    },
  );

  it('may say more than is known, and null for what is absent', async () => {
    const bank = new ScriptedBank({ body: { name: 'a', parts: null, more: 1 } });
    expect(await bank.client.read(reading)()).toEqual(E.right({ name: 'a' }));
  });

  it('may have no body where nobody reads one', async () => {
    const bank = new ScriptedBank({ status: 204, body: '' });
    expect(await bank.client.read({ ...reading, answer: noContent })()).toEqual(E.right(undefined));
  });

  it('brings messages in its header, of a good answer too [KIT-11]', async () => {
    const info = {
      messages: [{ severity: 'WARN', key: 'hinweis', message: null, args: { n: 2 }, origin: null }],
    };
    const bank = new ScriptedBank({
      headers: { 'x-http-response-info': JSON.stringify(info) },
      body: { name: 'a' },
    });
    expect(await bank.client.send(reading)()).toMatchObject(
      E.right({
        body: { name: 'a' },
        messages: [{ severity: 'WARN', key: 'hinweis', args: { n: '2' }, origin: [] }],
      }),
    );
  });

  it.each([['{'], ['[]'], ['{"messages":[{"key":1}]}'], ['null']])(
    'stands although its messages header is bad, which is logged: %s [KIT-11]',
    async (header) => {
      const bank = new ScriptedBank({ headers: { 'x-http-response-info': header }, body: { name: 'a' } });
      expect(await bank.client.send(reading)()).toMatchObject(E.right({ messages: [] }));
      expect(bank.logger.records).toMatchObject([{ level: 'warn' }]);
    },
  );

  it('without a challenge where one was asked for does not fit [TAN-13]', async () => {
    const bank = new ScriptedBank({ body: { name: 'a' } });
    expect(await bank.client.sendForChallenge(reading)()).toMatchObject(
      E.left({ kind: 'undecodable', path: 'x-once-authentication-info' }),
    );
  });
});

describe('no answer', () => {
  it.each([
    ['ETIMEDOUT', 'timeout'],
    ['ERR_NETWORK', 'offline'],
    ['ECONNRESET', 'offline'],
    ['ECONNABORTED', 'aborted'],
    ['ERR_CANCELED', 'aborted'],
  ])('%s is %s, with an id in the log [KIT-12]', async (code, reason) => {
    const bank = new ScriptedBank(new AxiosError('', code));
    expect(await bank.client.read(reading)()).toEqual(
      E.left({ kind: 'no-answer', reason, errorId: 'uuid-2' }),
    );
    expect(bank.logger.records).toMatchObject([{ level: 'error', facts: { errorId: 'uuid-2' } }]);
    expect(bank.answered).toEqual(reason === 'aborted' ? [] : [false]);
  });

  it('is not what a refusal or a failed server is: the bank is within reach [CUS-05]', async () => {
    const bank = new ScriptedBank(
      { status: 500, body: '' },
      { status: 403, body: '' },
      { body: { name: 'a' } },
    );
    for (let call = 0; call < 3; call++) await bank.client.read(reading)();
    expect(bank.answered).toEqual([true, true, true]);
  });
});

describe('patience', () => {
  const patient = async (call: Call<Thing>, ...script: ConstructorParameters<typeof ScriptedBank>) => {
    const bank = new ScriptedBank(...script);
    const scheduler = new ManualScheduler();
    const answer = new PatientClient(bank.client, scheduler).read(call)();
    await scheduler.advance(10_000);
    return { answer: await answer, calls: bank.calls.length };
  };
  const down = { status: 503, body: '' };
  const fine = { body: { name: 'a' } };

  it('repeats reading calls at most twice [KIT-12]', async () => {
    expect(await patient(reading, down, down, fine)).toEqual({ answer: E.right({ name: 'a' }), calls: 3 });
    expect(await patient(reading, down, down, down)).toMatchObject({ answer: { _tag: 'Left' }, calls: 3 });
  });

  it('never repeats after 403, a refusal or an unreadable answer [KIT-12]', async () => {
    expect(await patient(reading, { status: 403, body: '' })).toMatchObject({ calls: 1 });
    expect(await patient(reading, { status: 422, body: { code: 'x' } })).toMatchObject({ calls: 1 });
    expect(await patient(reading, { body: '{' })).toMatchObject({ calls: 1 });
  });

  it('repeats a writing call only if it says that this does no harm [KIT-12]', async () => {
    expect(await patient({ ...reading, method: 'POST' }, down)).toMatchObject({ calls: 1 });
    expect(await patient({ ...reading, method: 'POST', repeatable: true }, down, fine)).toMatchObject({
      calls: 2,
    });
    expect(await patient({ ...reading, repeatable: false }, down)).toMatchObject({ calls: 1 });
  });
});
