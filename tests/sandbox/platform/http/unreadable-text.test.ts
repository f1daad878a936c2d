import type { InjectOptions } from 'fastify';
import { filled, nameOf, operationsOf, type Operation } from '../../support/operations';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
let operations: readonly Operation[];

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  operations = await operationsOf(werkbank);
});

afterAll(() => werkbank.close());

/** What is sent, with the address as text. */
type Call = InjectOptions & { readonly url: string };

/** A call of a customer who may make every one of them: what is refused is refused for what it says. */
const request = ({ method, path }: Operation, more: Partial<Call> = {}): Call => ({
  method,
  url: filled(path),
  cookies: { ...anna.cookies },
  ...more,
  headers: {
    'x-http-request-info': '{}',
    'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '',
    ...more.headers,
  },
});

/** The calls that were answered otherwise than with 400 and the header of every error. */
async function unrefused(calls: readonly (readonly [Operation, Call])[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [operation, call] of calls) {
    const { statusCode, headers } = await werkbank.inject(call);
    const isTold = headers['x-http-response-info'] !== undefined;
    if (statusCode !== 400 || !isTold) found.push(`${nameOf(operation)}: ${statusCode} ${call.url}`);
  }
  return found;
}

const ENCODED = { NUL: '%00', 'a lone surrogate': '%ED%A0%80', 'half a character': '%C3' } as const;
const ESCAPED = { NUL: '\\u0000', 'a lone surrogate': '\\ud800', 'the other half': '\\udc00x' } as const;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('text that is none, in every call the bank describes [BNK-06]', () => {
  it.each(Object.entries(ENCODED))('in each part of a path: %s', async (_what, evil) => {
    const calls = operations.flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => {
          const url = filled(operation.path, (each) => (each === name ? `a${evil}b` : '1'));
          return [operation, request(operation, { url })] as const;
        }),
    );
    expect(calls.length).toBeGreaterThan(30);
    expect(await unrefused(calls)).toEqual([]);
  });

  it.each(Object.entries(ENCODED))(
    'in each parameter of a query, and in its name: %s',
    async (_what, evil) => {
      const calls = operations.flatMap((operation) => {
        const named = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
        return [...named.map((name) => `${name}=a${evil}b`), `a${evil}=1`].map((query) => {
          const url = `${filled(operation.path)}?${query}`;
          return [operation, request(operation, { url })] as const;
        });
      });
      expect(calls.length).toBeGreaterThan(100);
      expect(await unrefused(calls)).toEqual([]);
    },
  );

  it.each<readonly [name: string, value: string]>([
    ...Object.values(ESCAPED).flatMap((evil) =>
      ['x-http-request-info', 'x-once-authentication-info', 'x-once-authentication'].map(
        (name) => [name, `{"id":"a${evil}b"}`] as const,
      ),
    ),
    ['x-http-request-info', '{"\\u0000":1}'],
    ['idempotency-key', 'a\u0000b'],
    ['authorization', 'Bearer a.b\u0000.c'],
    ['x-xsrf-token', '\u0000'],
    ['cookie', 'DWSESSION=a%00b'],
    ['cookie', 'DWSESSION=a%ED%A0%80b'],
  ])('in the header %s: %j', async (name, value) => {
    const calls = operations.map((each) => [each, request(each, { headers: { [name]: value } })] as const);
    expect(await unrefused(calls)).toEqual([]);
  });

  it.each(
    Object.values(ESCAPED).flatMap((evil) => [
      `{"a":"${evil}"}`,
      `{"${evil}":1}`,
      `{"subOrders":[{"limit":{"value":"${evil}","unit":"EUR"}}]}`,
    ]),
  )('in JSON: %s', async (payload) => {
    const calls = operations
      .filter(({ method }) => method === 'POST' || method === 'PATCH')
      .map((each) => [each, request(each, { payload, headers: JSON_TYPE })] as const);
    expect(calls.length).toBeGreaterThan(20);
    expect(await unrefused(calls)).toEqual([]);
  });

  it('in bytes that are no UTF-8', async () => {
    const payload = Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]);
    const calls = operations
      .filter(({ method }) => method === 'POST' || method === 'PATCH')
      .map((each) => [each, request(each, { payload, headers: JSON_TYPE })] as const);
    expect(await unrefused(calls)).toEqual([]);
  });

  it.each(Object.entries(ENCODED))('in a form, at every door that takes one: %s', async (_what, evil) => {
    const doors = [
      ['/login', 'zugangsnummer'],
      ['/cp/login', 'pin'],
      ['/oauth/token', 'username'],
      ['/oauth/token', 'token'],
      ['/oauth/token', 'refresh_token'],
    ] as const;
    for (const [url, field] of doors) {
      const { statusCode } = await werkbank.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `client_id=a&client_secret=b&grant_type=password&${field}=a${evil}b`,
      });
      expect([url, field, statusCode]).toEqual([url, field, 400]);
    }
  });

  it('but not what is only unusual', async () => {
    const found = await anna.get(`/api/brokerage/v1/instruments?search=${encodeURIComponent('😀 ä + %00')}`);
    expect(found.statusCode).toBe(200);
  });
});
