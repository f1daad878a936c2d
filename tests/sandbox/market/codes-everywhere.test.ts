import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
let bernd: PortalCustomer;
let depotId: string;
let instrumentId: string;

beforeAll(async () => {
  werkbank = await openWerkbank();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
  const depots = await bernd.get('/api/brokerage/clients/user/v3/depots');
  depotId = depots.json<{ values: { depotId: string }[] }>().values[0]?.depotId ?? '';
  const found = await bernd.get('/api/brokerage/v1/instruments/716460');
  instrumentId = found.json<{ values: { instrumentId: string }[] }>().values[0]?.instrumentId ?? '';
});
afterAll(() => werkbank.close());

/** An instrument by each of its codes (api.md 8). */
const codes = (): readonly string[] => ['716460', 'DE0007164600', instrumentId];

describe('an instrument is named by WKN, ISIN or id [PUB-01] [CUS-02]', () => {
  it('in the tax lots of a depot', async () => {
    const answers = await Promise.all(
      codes().map((code) => bernd.get(`/api/brokerage/depots/${depotId}/v1/taxlots?instrumentId=${code}`)),
    );
    const [first, ...others] = answers.map((answer) => answer.json<{ values: object[] }>().values);
    expect(first?.length).toBeGreaterThan(0);
    expect(others).toEqual([first, first]);
    const unknown = await bernd.get(`/api/brokerage/depots/${depotId}/v1/taxlots?instrumentId=ZZZZZZ`);
    expect(unknown.statusCode).toBe(404);
  });

  it('in a savings plan, which answers by the name it was asked under', async () => {
    for (const code of codes()) {
      const answer = await bernd.post('/api/brokerage/v2/savingsplans/prevalidation', {
        depotId,
        instruments: [
          { instrumentId: 'A2PKXG', rate: { value: '50.00', unit: 'EUR' } },
          { instrumentId: code, rate: { value: '50.00', unit: 'EUR' } },
        ],
      });
      const { instruments } = answer.json<{ instruments: { instrumentId: string }[] }>();
      expect(instruments.map((each) => each.instrumentId)).toEqual(['A2PKXG', code]);
    }
  });

  it('on the watchlist', async () => {
    const nothing = { alarmAbove: null, alarmBelow: null };
    for (const code of codes()) {
      const watched = await bernd.post(`/api/brokerage/v1/watchlist/${code}`, nothing);
      expect(watched.statusCode).toBe(200);
      expect((await bernd.delete(`/api/brokerage/v1/watchlist/${code}`)).statusCode).toBe(204);
      const list = await bernd.get('/api/brokerage/v1/watchlist');
      expect(list.body).not.toContain(instrumentId);
    }
  });
});

describe('what is asked of a list is honoured or refused [PUB-02]', () => {
  it.each([
    ['/api/brokerage/v1/productgroups?with-attr=foo', 400],
    ['/api/brokerage/v1/productgroups?with-attr=media,questions', 200],
    ['/api/brokerage/v1/productgroups?targetmarkets=FOO', 400],
    ['/api/brokerage/v3/orders/dimensions?wkn=716460&side=FOO', 400],
    ['/api/brokerage/v3/orders/dimensions?wkn=716460&orderType=FOO', 400],
    ['/api/brokerage/v3/orders/dimensions?wkn=716460&type=FOO', 400],
    ['/api/brokerage/v3/orders/dimensions?wkn=716460&side=BUY&orderType=LIMIT&type=EXCHANGE', 200],
  ])('%s', async (url, status) => {
    expect((await bernd.get(url)).statusCode).toBe(status);
  });

  it('as the positions of a depot by the names that the document has', async () => {
    const url = `/api/brokerage/v3/depots/${depotId}/positions?with-attr=instrument,exchangerates,notes&without-attr=depot,sector`;
    expect((await bernd.get(url)).statusCode).toBe(200);
  });
});
