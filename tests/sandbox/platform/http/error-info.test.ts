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

const INFO = { 'x-http-request-info': '{}' };
const own = (): Pick<InjectOptions, 'cookies' | 'headers'> => ({
  cookies: { ...anna.cookies },
  headers: { ...INFO, 'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '' },
});

/** What is wrong with a call, and whether every operation refuses it. */
const WRONG: Readonly<Record<string, (operation: Operation) => InjectOptions & { readonly url: string }>> = {
  'nobody asks': ({ path }) => ({ url: filled(path), headers: INFO }),
  'the request info is missing': ({ path }) => ({ url: filled(path), cookies: { ...anna.cookies } }),
  'the anti-forgery token is missing': ({ path }) => ({ ...own(), headers: INFO, url: filled(path) }),
  'every id is of nothing': ({ path }) => ({ ...own(), url: filled(path) }),
  'the query is not described': ({ path }) => ({ ...own(), url: `${filled(path)}?unheard-of=1` }),
  'the body is no JSON': ({ path }) => ({
    url: filled(path),
    cookies: { ...anna.cookies },
    headers: { ...own().headers, 'content-type': 'application/json' },
    payload: '{"a":',
  }),
  'the body is of a type nobody reads': ({ path }) => ({
    url: filled(path),
    cookies: { ...anna.cookies },
    headers: { ...own().headers, 'content-type': 'application/unheard-of' },
    payload: 'a',
  }),
};

// api.md 2 and 8: beside its body every error says its messages in the header.
describe('every error of every operation carries x-http-response-info [PUB-01] [KIT-11]', () => {
  it.each(Object.entries(WRONG))('%s', async (_what, wrong) => {
    const silent: string[] = [];
    let errors = 0;
    for (const operation of operations) {
      const answer = await werkbank.inject({ ...wrong(operation), method: operation.method });
      if (answer.statusCode < 400) continue;
      errors += 1;
      const header = answer.headers['x-http-response-info'];
      const { messages = [] } = isJson(answer.headers) ? answer.json<{ messages?: unknown }>() : {};
      const expected = JSON.stringify({ messages });
      const isTold = typeof header === 'string' && JSON.stringify(JSON.parse(header)) === expected;
      if (!isTold) silent.push(`${nameOf(operation)}: ${String(answer.statusCode)} ${String(header)}`);
    }
    expect(silent).toEqual([]);
    expect(errors).toBeGreaterThan(30);
  });

  it.each([429, 500])('a status %d ordered by a fault', async (value) => {
    const fault = { path: '/', kind: 'status', value };
    await werkbank.inject({ method: 'POST', url: '/sandbox/api/faults', payload: fault });
    const silent: string[] = [];
    // The test bench meets no fault: with it they are taken away again.
    for (const { method, path } of operations.filter((each) => !each.path.startsWith('/sandbox'))) {
      const { statusCode, headers } = await werkbank.inject({ ...own(), method, url: filled(path) });
      if (statusCode !== value || headers['x-http-response-info'] === undefined) {
        silent.push(`${nameOf({ method, path })}: ${String(statusCode)}`);
      }
    }
    await werkbank.inject({ method: 'DELETE', url: '/sandbox/api/faults' });
    expect(silent).toEqual([]);
  });
});

const isJson = (headers: Readonly<Record<string, unknown>>): boolean =>
  String(headers['content-type']).startsWith('application/json');
