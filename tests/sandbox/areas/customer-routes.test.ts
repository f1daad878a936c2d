import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
  anna = await (await werkbank.signIn('10000001')).activateSession();
});

afterAll(() => werkbank.close());

const BALANCES = '/api/banking/clients/user/v2/accounts/balances';
const DEPOTS = '/api/brokerage/clients/user/v3/depots';
const PRODUCTS = '/api/products/participants/user/v2/allproducts';
const PREFERENCES = '/api/brokerage/v1/orderpreferences';
const OVERVIEW = '/api/brokerage/participants/user/v1/depotoverviewpreferences';

describe('who is signed in [BNK-03]', () => {
  it('has a profile', async () => {
    expect((await anna.get('/api/customer/participants/user/v1/profile')).json()).toEqual({
      clientId: clientIdOf('10000001'),
      salutation: 'FRAU',
      title: null,
      firstName: 'Anna',
      lastName: 'Berger',
    });
  });

  it.each([
    ['10000001', ['KUNDE', 'MEMBER', 'KUNDENMEMBER', 'VERTRAGNEHMER']],
    ['10000009', ['KUNDE']],
    ['10000010', ['ROLE_EMPLOYEE', 'KUNDE', 'MEMBER', 'KUNDENMEMBER', 'VERTRAGNEHMER']],
  ])('%s has the roles %j, asked at both guards [GU-02]', async (zugangsnummer, roles) => {
    const customer = await werkbank.signIn(zugangsnummer);
    for (const path of ['/cp/guard', '/cp/ihf/guard/roles']) {
      expect((await customer.get(path)).json()).toEqual({ status: 200, body: { roles } });
    }
  });
});

describe('accounts', () => {
  it('show balance and what is available with the credit line', async () => {
    const { values } = (await anna.get(BALANCES)).json<{ values: object[] }>();
    expect(values).toHaveLength(3);
    expect(values[0]).toMatchObject({
      accountId: accountIdOf('10000001', 'giro'),
      account: {
        accountType: { key: 'CA', text: 'Girokonto' },
        creditLimit: { value: '5000.00', unit: 'EUR' },
      },
      balance: { unit: 'EUR' },
    });
    expect(values[2]).toMatchObject({
      account: { currency: 'USD' },
      balance: { unit: 'USD' },
      balanceEUR: { unit: 'EUR' },
    });
  });

  it('are shown one by one, and without details on wish', async () => {
    const answer = await anna.get(`/api/banking/v2/accounts/${accountIdOf('10000001', 'usd')}/balances`);
    expect(answer.json()).toMatchObject({ balance: { value: '4120.00', unit: 'USD' } });
    const short = await anna.get(`${BALANCES}?without-attr=account`);
    expect(short.json<{ values: object[] }>().values[0]).not.toHaveProperty('account');
  });

  it('of others are 404, like those of nobody [BNK-06]', async () => {
    for (const id of [accountIdOf('10000002', 'giro'), 'nobody']) {
      expect((await anna.get(`/api/banking/v2/accounts/${id}/balances`)).statusCode).toBe(404);
    }
    const foreign = BALANCES.replace('user', clientIdOf('10000002'));
    expect((await anna.get(foreign)).statusCode).toBe(404);
    expect((await anna.get(BALANCES.replace('user', clientIdOf('10000001')))).statusCode).toBe(200);
  });
});

describe('depots and products', () => {
  it.each([
    ['10000001', undefined],
    ['10000019', 'fehler_kundenklassifikationNichtPrivatkunde'],
    ['10000020', 'fehler_vertriebsstrategieNichtPrivatkunde'],
  ])(
    'those of %s say before a savings plan is made why it would be refused: %s [SAV-05]',
    async (number, refusal) => {
      const customer = await (await werkbank.signIn(number)).activateSession();
      const { values } = (await customer.get(DEPOTS)).json();
      expect(values.length).toBeGreaterThan(0);
      for (const depot of values) expect(depot.savingsPlanRefusal).toBe(refusal);
    },
  );

  it('name the default account once', async () => {
    const answer = await anna.get(DEPOTS);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json()).toMatchObject({
      paging: { index: 0, matches: 2 },
      values: [
        {
          depotType: 'STANDARD_DEPOT',
          defaultSettlementAccountId: accountIdOf('10000001', 'giro'),
          settlementAccountIds: [accountIdOf('10000001', 'verrechnung'), accountIdOf('10000001', 'usd')],
        },
        { depotType: 'SECOND_DEPOT', settlementAccountIds: [] },
      ],
    });
  });

  it.each([
    ['0', '1', 1],
    ['1', '500', 1],
    ['5', '1', 0],
  ])('are paged from %s by %s', async (first, count, length) => {
    const answer = await anna.get(`${DEPOTS}?paging-first=${first}&paging-count=${count}`);
    expect(answer.json<{ values: object[] }>().values).toHaveLength(length);
  });

  it('refuse a page of more than 500', async () => {
    expect((await anna.get(`${DEPOTS}?paging-count=1001`)).json()).toMatchObject({
      code: 'request.query.invalid',
      messages: [{ origin: ['paging-count'] }],
    });
  });

  it.each([
    ['10000001', ['STANDARD_DEPOT', 'SECOND_DEPOT']],
    ['10000005', []],
    ['10000006', ['COMINVEST']],
    ['10000013', ['STANDARD_DEPOT']],
  ])(
    'of %s are of the types %j, before the session TAN too [GU-03] [GU-07]',
    async (zugangsnummer, types) => {
      const customer = await werkbank.signIn(zugangsnummer);
      const { values } = (await customer.get(`${PRODUCTS}?productType=DEPOT`)).json<{
        values: { productSubType: string }[];
      }>();
      expect(values.map(({ productSubType }) => productSubType)).toEqual(types);
    },
  );

  it('take a target market, of the own depot only', async () => {
    const change = (id: string) =>
      anna.patch(
        `/api/brokerage/v3/depots/${id}`,
        { targetMarket: 'ADVANCED' },
        { 'idempotency-key': crypto.randomUUID() },
      );
    expect((await change(depotIdOf('10000001', 'depot'))).json()).toMatchObject({ targetMarket: 'ADVANCED' });
    expect((await change(depotIdOf('10000002', 'depot'))).statusCode).toBe(404);
  });
});

const orderChoices = { orderPushPricesActivationStatus: true, displayVenues: { otcQuote: false } };

describe('preferences [ORD-27]', () => {
  it('begin with the defaults, and a change is merged and kept', async () => {
    expect((await anna.get(PREFERENCES)).json()).toMatchObject({
      inputScreenMode: 'INTERVIEW',
      orderType: 'MARKET',
      displayHelp: { venues: 3, preferences: 3 },
    });
    const changed = await anna.patch(PREFERENCES, { inputScreenMode: 'FULL', displayHelp: { venues: 2 } });
    expect(changed.json()).toMatchObject({
      inputScreenMode: 'FULL',
      displayHelp: { venues: 2, preferences: 3 },
    });
    expect((await anna.get(PREFERENCES)).json()).toEqual(changed.json());
  });

  it.each<[string, object, number]>([
    ['a mail address', { orderExecutionMailAddress: { email: 'anna.berger@example.org' } }, 200],
    ['none any more', { orderExecutionMailAddress: null }, 200],
    ['what is no mail address', { orderExecutionMailAddress: { email: 'anna.berger' } }, 400],
    ['one with a blank', { orderExecutionMailAddress: { email: 'anna berger@example.org' } }, 400],
    ['one that ends before the country', { orderExecutionMailAddress: { email: 'anna@example.' } }, 400],
    ['a help counter used up', { displayHelp: { venues: 0 } }, 200],
    ['a help counter below nothing', { displayHelp: { venues: -1 } }, 400],
    ['a help counter beyond all use', { displayHelp: { preferences: 100 } }, 400],
    ['push prices on, one group of venues hidden', orderChoices, 200],
    ['a trading system nobody knows', { lastUsedTradingSystem: 'TELEFON' }, 400],
  ])('take %s or refuse it: %o, %d', async (_case, change, status) => {
    const before = (await anna.get(PREFERENCES)).json<object>();
    const answer = await anna.patch(PREFERENCES, change);
    expect(answer.statusCode).toBe(status);
    const after = (await anna.get(PREFERENCES)).json<object>();
    expect(after).toEqual(status === 200 ? answer.json() : before);
    if (status === 200) expect(after).toMatchObject(change);
  });

  it("of the depot overview keep the columns; whether it is available is the bank's to say [GU-06]", async () => {
    const columns = { columns: [{ id: 'wkn', visible: false }] };
    const changed = await anna.patch(OVERVIEW, {
      depotOverviewColumnPreferences: columns,
      depotOverviewAvailable: false,
    });
    expect(changed.json()).toEqual({ depotOverviewAvailable: true, depotOverviewColumnPreferences: columns });
    const greta = await werkbank.signIn('10000007');
    expect((await greta.get(OVERVIEW)).json()).toMatchObject({ depotOverviewAvailable: false });
  });
});

describe('the client log [KIT-06]', () => {
  it('is taken from anybody, one entry or many, and shown without being believed', async () => {
    const entry = {
      level: 'ERROR',
      message: '<script>alert(1)</script>',
      timestamp: 1,
      additional: { a: 1 },
      position: 'x',
    };
    const send = (payload: object) =>
      werkbank.inject({
        method: 'POST',
        url: '/cp/clientlog',
        payload,
        headers: { 'x-log-error-id': 'E-42' },
      });
    expect((await send(entry)).statusCode).toBe(204);
    expect((await send([entry, entry])).statusCode).toBe(204);
    const page = (await werkbank.inject({ method: 'GET', url: '/sandbox/log' })).body;
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('E-42');
    expect(page).not.toContain('<script>alert');
  });

  it('finds each error of a batch by its own id', async () => {
    const ids = ['4cf7d0b6-3a53-4d52-9d37-2f6f2f5b8a01', '4cf7d0b6-3a53-4d52-9d37-2f6f2f5b8a02', '…a03'];
    const answer = await werkbank.inject({
      method: 'POST',
      url: '/cp/clientlog',
      payload: [
        ...ids.map((errorId) => ({ level: 'ERROR', message: `of ${errorId}`, additional: { errorId } })),
        { level: 'INFO', message: 'of none' },
      ],
      headers: { 'x-log-error-id': ids.slice(0, 2).join(',') },
    });
    expect(answer.statusCode).toBe(204);
    for (const id of ids) {
      const url = `/sandbox/log?fehler=${encodeURIComponent(id)}`;
      const page = (await werkbank.inject({ method: 'GET', url })).body;
      expect(page.match(/ of |>\s*of /gu)).toHaveLength(1);
      expect(page).toContain(`of ${id}`);
    }
  });

  it.each([
    ['the letters that stand for NUL in JSON', String.raw`a\u0000b`, 204],
    ['a backslash at the end', 'a\\', 204],
    ['more than is kept of an id', `x${'🦉'.repeat(60)}`, 204],
    ['NUL', 'a\u0000b', 400],
    ['half a character', 'a\ud83e', 400],
  ])('takes or refuses %s in any place', async (_, text, status) => {
    const answer = await werkbank.inject({
      method: 'POST',
      url: '/cp/clientlog',
      payload: {
        level: 'ERROR',
        message: text,
        additional: { [text]: [text, { deep: text }], errorId: text },
        position: text,
      },
    });
    expect(answer.statusCode).toBe(status);
  });
});
