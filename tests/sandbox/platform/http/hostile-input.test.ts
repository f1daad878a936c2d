import type { InjectOptions } from 'fastify';
import { accountIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { filled, nameOf, operationsOf, SOME_ID, type Operation } from '../../support/operations';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
/** Every call with a body, as the bank describes them; sign-in and log are open to everybody. */
let calls: readonly { readonly method: Operation['method']; readonly url: string }[];
let operations: readonly Operation[];

beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
  operations = await operationsOf(werkbank);
  calls = operations
    .filter(({ requestBody }) => requestBody !== undefined)
    .map(({ method, path }) => ({ method, url: filled(path) }));
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
  // One of the addresses signs out.
  beforeEach(async () => {
    anna = await (await werkbank.signIn('10000001')).activateSession();
  });

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

  const own: Readonly<Record<string, string>> = {
    clientId: 'user',
    depotId: depotIdOf('10000001', 'depot'),
    accountId: accountIdOf('10000001', 'giro'),
    code: '716460',
  };
  it.each([
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    '1e300',
    '-1',
    '1.5',
    '01',
    '0x1',
    'true',
    '',
  ])('the whole number %s, wherever one is asked for', async (number) => {
    const asked = operations.flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'query' && parameter.schema?.type === 'integer')
        .map(({ name }) => ({ operation, name })),
    );
    expect(asked.length).toBeGreaterThan(15);
    const surprises: string[] = [];
    for (const { operation, name } of asked) {
      const others = operation.parameters
        .filter((parameter) => parameter.in === 'query' && parameter.required === true)
        .map((parameter) => `&${parameter.name}=SAP`);
      const url = `${filled(operation.path, (part) => own[part] ?? SOME_ID)}?${name}=${number}${others.join('')}`;
      const { statusCode } = await anna.get(url);
      if (statusCode !== 400) surprises.push(`${nameOf(operation)} ${name}: ${statusCode}`);
    }
    expect(surprises).toEqual([]);
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
