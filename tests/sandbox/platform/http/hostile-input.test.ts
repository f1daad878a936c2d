import type { InjectOptions } from 'fastify';
import { filled } from '../../support/operations';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
/** Every call with a body, as the bank describes them; sign-in and log are open to everybody. */
let calls: readonly { readonly method: 'POST' | 'PATCH'; readonly url: string }[];

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  const { paths } = (await werkbank.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, { requestBody?: object }>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    (['post', 'patch'] as const)
      .filter((method) => operations[method]?.requestBody !== undefined)
      .map((method) => ({
        method: method === 'post' ? ('POST' as const) : ('PATCH' as const),
        url: filled(path),
      })),
  );
});

afterAll(() => werkbank.close());

const send = (call: InjectOptions, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  werkbank.inject({
    ...call,
    cookies: { ...anna.cookies },
    headers: {
      'x-http-request-info': '{}',
      'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '',
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });

describe('a body nobody honest sends, to every call that takes one', () => {
  const JSON_TYPE = 'application/json';
  it.each([
    ['broken JSON', '{"a":', JSON_TYPE, [400]],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', JSON_TYPE, [400]],
    ['a prototype deep inside', '{"a":[{"__proto__":{"x":1}}]}', JSON_TYPE, [400]],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}', JSON_TYPE, [400]],
    ['a list', '[[[]]]', JSON_TYPE, [400, 404]],
    ['a number', '5', JSON_TYPE, [400, 404]],
    ['more than the limit', `{"a":"${'x'.repeat(300_000)}"}`, JSON_TYPE, [413]],
    ['ten thousand levels', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), JSON_TYPE, 'no bug'],
    ['XML', '<a/>', 'application/xml', [415]],
    ['text', 'a', 'text/plain', [400, 404, 415]],
  ] as const)('%s', async (_case, payload, type, expected) => {
    expect(calls.length).toBeGreaterThan(15);
    const surprises: string[] = [];
    for (const call of calls) {
      const { statusCode, body } = await send(call, payload, { 'content-type': type });
      const isFine =
        expected === 'no bug' ? statusCode < 500 : expected.some((status) => status === statusCode);
      if (!isFine || body.includes('at Object.')) surprises.push(`${call.method} ${call.url}: ${statusCode}`);
    }
    expect(surprises).toEqual([]);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });
});

describe('an address or a header nobody honest sends', () => {
  it.each([
    ['a line break', '/login?page=%0d%0aSet-Cookie:%20a=b'],
    ['a line break in the logout', '/lp/wt/logout?page=%0d%0aLocation:%20//evil.example'],
    ['a NUL', '/api/brokerage/v1/instruments/%00'],
    ['a NUL in a search', '/api/brokerage/v1/instruments?search=%00'],
    ['a quote', "/api/brokerage/v1/instruments?search=';drop table customer;--"],
    ['a way up', '/ngbrk/..%2f..%2fpackage.json'],
    ['a way up, twice encoded', '/ngbrk/%252e%252e/package.json'],
    ['a way up into the assets', '/sandbox/assets/..%2fwerkbank.css'],
    ['markup', '/suche?q=<script>alert(1)</script>'],
    ['a very long id', `/api/brokerage/v3/orders/${'a'.repeat(190)}`],
    ['a repeated parameter', '/api/brokerage/v1/instruments?search=a&search=b'],
    ['a prototype in the query', '/api/brokerage/v1/instruments?search=a&__proto__[x]=1'],
    ['a wrong count', `/api/brokerage/v1/instruments?search=a&paging-count=99999`],
  ])('%s', async (_case, url) => {
    const { statusCode, headers, body } = await anna.get(url);
    expect(statusCode).toBeLessThan(500);
    expect(headers['set-cookie'] ?? '').not.toContain('a=b');
    expect(headers.location ?? '').not.toContain('evil');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"dependencies"');
  });

  it.each([
    ['x-http-request-info', '{"__proto__":{"x":1}}'],
    ['x-once-authentication-info', '{"__proto__":{"id":"a"}}'],
    ['x-once-authentication-info', '{"id":{"$ne":null}}'],
    ['x-once-authentication', '[]'],
    ['idempotency-key', "' or 1=1"],
    ['x-xsrf-token', 'ä'.repeat(10)],
    ['x-forwarded-proto', 'https, http\u0000'],
    ['authorization', `Bearer ${'a'.repeat(4000)}`],
  ])('%s: %s', async (name, value) => {
    const answer = await anna.post('/api/brokerage/v3/orders', {}, { [name]: value });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
