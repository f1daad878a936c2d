import { filled, nameOf, operationsOf } from '../../support/operations';
import { openWerkbank, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
afterAll(() => werkbank.close());

it('a query parameter that an operation does not describe is refused by every one of them [PUB-01]', async () => {
  const anna = await (await werkbank.signIn('10000001')).activateSession();
  const ignored: string[] = [];
  for (const operation of await operationsOf(werkbank)) {
    const { statusCode, headers } = await werkbank.inject({
      method: operation.method,
      url: `${filled(operation.path)}?unheard-of=1`,
      cookies: { ...anna.cookies },
      headers: { 'x-http-request-info': '{}', 'x-xsrf-token': anna.cookies['XSRF-TOKEN'] ?? '' },
    });
    const isNamed = String(headers['x-http-response-info']).includes('"origin":["unheard-of"]');
    if (statusCode !== 400 || !isNamed) ignored.push(`${nameOf(operation)}: ${statusCode}`);
  }
  expect(ignored).toEqual([]);
});

it.each(['', '1', 'yes', 'TRUE', 'true&alreadyRead=true'])(
  'a yes or no is written true or false, not %p [PUB-01]',
  async (value) => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    const documents = '/api/messages/clients/user/v2/documents?alreadyRead=';
    expect((await anna.get(`${documents}${value}`)).statusCode).toBe(400);
    expect((await anna.get(`${documents}false`)).statusCode).toBe(200);
  },
);
