import { openWerkbank, PortalCustomer, type Werkbank } from '../../support/werkbank';
import { Stranger, applied, byTelephone, shown } from './applying';
import { singleDepot } from './sample-fields';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
afterAll(() => werkbank.close());

describe('a stranger [APP-13]', () => {
  it('applies for a depot, is identified by telephone, signs in and has it', async () => {
    const paula = new Stranger(werkbank);
    const opened = await paula.open('depot');
    expect(opened.statusCode).toBe(200);
    const { number, applicationId, state } = await applied(paula, 'depot', singleDepot());
    expect(state).toBe('RECEIVED');
    await werkbank.advance(61);
    expect((await shown(werkbank, number)).applications).toMatchObject([
      { applicationId, state: 'IDENTIFICATION', toIdentify: [{ role: 'I1', name: 'Paula Neumann' }] },
    ]);
    const done = await byTelephone(werkbank, number, applicationId, { kind: 'identify', role: 'I1' });
    expect(done.body).toBe('');
    await werkbank.advance(121);
    const { access, applications } = await shown(werkbank, number);
    expect(applications).toMatchObject([{ state: 'OPENED' }]);
    const login = await werkbank.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...access }).toString(),
    });
    const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
    const customer = await new PortalCustomer(
      werkbank,
      access?.zugangsnummer ?? '',
      cookies,
    ).activateSession();
    const depots = (await customer.get('/api/brokerage/clients/user/v3/depots')).json<{ values: object[] }>();
    expect(depots.values).toMatchObject([{ depotType: 'STANDARD_DEPOT', targetMarket: 'ADVANCED' }]);
  });
});
