import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

const SESSIONS = '/api/session/clients/user/v1/sessions';

const statusOf = async (customer: PortalCustomer): Promise<number> =>
  (await customer.get(SESSIONS)).statusCode;

/** How often each end stands in the trail of a customer. */
async function endsOf({ zugangsnummer }: PortalCustomer): Promise<Readonly<Record<string, number>>> {
  const events = await werkbank.bank.db
    .selectFrom('audit_event')
    .innerJoin('access_number', 'access_number.client_id', 'audit_event.client_id')
    .select('audit_event.kind')
    .where('access_number.access_number', '=', zugangsnummer)
    .where('audit_event.kind', 'in', ['SIGNED_OUT', 'SESSION_EXPIRED'])
    .execute();
  return Object.fromEntries(
    ['SIGNED_OUT', 'SESSION_EXPIRED'].map((kind) => [
      kind,
      events.filter((event) => event.kind === kind).length,
    ]),
  );
}

describe('how long a session lasts without a call [BNK-06]', () => {
  it.each([
    ['what the bank allows', '', 1200, 1261],
    ['5 minutes on payment pages, and slack', '?idle=300', 300, 331],
    ['the customer’s shorter time, and slack', '?idle=630', 630, 661],
    ['never longer than the bank allows', '?idle=86400', 1200, 1261],
  ])('is %s [KIT-07]', async (_case, query, last, late) => {
    const customer = await werkbank.signIn('10000003');
    const ping = async (): Promise<number> => (await customer.get(`/cp/keepalive${query}`)).statusCode;
    expect(await ping()).toBe(204);
    werkbank.wait(last);
    expect(await ping()).toBe(204);
    werkbank.wait(late);
    expect(await ping()).toBe(401);
  });

  it('goes back to the bank’s own limit with the first ping that wishes none', async () => {
    const customer = await werkbank.signIn('10000003');
    await customer.get('/cp/keepalive?idle=300');
    await customer.get('/cp/keepalive');
    werkbank.wait(1200);
    expect(await statusOf(customer)).toBe(200);
  });

  it.each(['0', '-1', 'NaN', '999999999'])('refuses %s as a wish', async (idle) => {
    const customer = await werkbank.signIn('10000003');
    expect((await customer.get(`/cp/keepalive?idle=${idle}`)).statusCode).toBe(400);
  });

  it('can be shortened by the test hook', async () => {
    const customer = await werkbank.signIn('10000013');
    const age = (seconds: number) =>
      werkbank.inject({ method: 'POST', url: '/sandbox/api/sessions/10000013/age', payload: { seconds } });
    expect((await age(600)).statusCode).toBe(204);
    expect(await statusOf(customer)).toBe(200);
    await age(1300);
    expect(await statusOf(customer)).toBe(401);
  });
});

describe('the trail of ends [BNK-06]', () => {
  it('tells an expiry once, however many calls see it', async () => {
    const customer = await werkbank.signIn('10000004');
    werkbank.wait(1261);
    await statusOf(customer);
    await statusOf(customer);
    expect(await endsOf(customer)).toEqual({ SIGNED_OUT: 0, SESSION_EXPIRED: 1 });
  });

  it.each([
    ['10000005', '', { SIGNED_OUT: 1, SESSION_EXPIRED: 0 }],
    ['10000006', '?grund=zeit', { SIGNED_OUT: 0, SESSION_EXPIRED: 1 }],
    ['10000007', '?grund=quatsch', { SIGNED_OUT: 1, SESSION_EXPIRED: 0 }],
  ])('tells why %s left by %s', async (number, query, ends) => {
    const customer = await werkbank.signIn(number);
    await leave(customer, `/lp/wt/logout${query}`);
    expect(await statusOf(customer)).toBe(401);
    expect(await endsOf(customer)).toEqual(ends);
  });
});

const leave = (customer: PortalCustomer, url: string) =>
  werkbank.inject({ method: 'GET', url, cookies: { ...customer.cookies } });

describe('the sign-out page', () => {
  const back = encodeURIComponent('/ngbrk/order/erstellung?wkn=716460');

  it.each([
    ['a wish', '', 'Sie sind abgemeldet', 'href="/login"'],
    ['time', `?grund=zeit&page=${back}`, 'Ihre Sitzung ist abgelaufen', `href="/login?page=${back}"`],
    [
      'the bank',
      `?grund=bank&page=${back}`,
      'Die Bank hat Ihre Sitzung beendet',
      `href="/login?page=${back}"`,
    ],
    [
      'another window',
      `?grund=fenster&page=${back}`,
      'in einem anderen Fenster',
      `href="/login?page=${back}"`,
    ],
    ['a hostile target', '?grund=zeit&page=//evil.example', 'abgelaufen', 'href="/login?page=%2Fngbrk%2F"'],
  ])('says why for %s, and leads back', async (_case, query, words, link) => {
    const { body, headers } = await leave(await werkbank.signIn('10000001'), `/lp/wt/logout${query}`);
    expect(body).toContain(words);
    expect(body).toContain(link);
    expect(headers['clear-site-data']).toBe('"cache"');
  });

  it('ends the session and takes its cookies; its sister ends nothing: perhaps a new one has begun', async () => {
    const customer = await werkbank.signIn('10000001');
    const sister = await leave(customer, `/lp/wt/abgemeldet?grund=fenster&page=${back}`);
    expect(sister.body).toContain('in einem anderen Fenster');
    expect(await statusOf(customer)).toBe(200);
    const page = await leave(customer, '/lp/wt/logout');
    expect(page.cookies.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['DWSESSION', ''],
        ['XSRF-TOKEN', ''],
      ]),
    );
    expect(await statusOf(customer)).toBe(401);
  });

  it('leads employees to their own door', async () => {
    const customer = await werkbank.signIn('10000010');
    const { body } = await werkbank.inject({
      method: 'GET',
      url: `/lp/wt/logout?grund=zeit&page=${back}`,
      cookies: { ...customer.cookies, 'cdb-area': 'ihf' },
    });
    expect(body).toContain(`href="/cp/login?page=${back}"`);
  });
});
