import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { applied, byTelephone, jointWith, shown, values } from './applying';
import { wire } from './sample-fields';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const PERSONAL_DATA = '/api/customer/participants/user/v1/personaldata';

describe('a second holder who is a customer already [APP-09] [APP-13]', () => {
  it('need not show who they are, and what the bank knows of them stands', async () => {
    const before = (await bernd.get(PERSONAL_DATA)).json<object>();
    const said = { ...(await jointWith(bernd)), 'PERSON.ZUGANG_VORHANDEN_I2': 'J' };
    const { applicationId } = await applied(anna, 'depot', said);
    await byTelephone(werkbank, anna.zugangsnummer, applicationId, { kind: 'release' });
    await werkbank.advance(61);
    expect((await shown(werkbank, anna.zugangsnummer)).applications).toMatchObject([
      { state: 'REVIEW', toIdentify: [] },
    ]);
    await werkbank.advance(121);
    expect(await values(bernd, APPLICATIONS)).toMatchObject([{ ownRole: 'I2', state: 'OPENED' }]);
    expect((await bernd.get(PERSONAL_DATA)).json()).toEqual(before);
  });

  it('has a number, if they are said to be one', async () => {
    const { 'PERSON.ZUGANGSNUMMER_I2': _number, ...said } = await jointWith(bernd);
    const fields = wire({ ...said, 'PERSON.ZUGANG_VORHANDEN_I2': 'J' });
    const refused = await anna.post('/api/antrag/depot/validation', { fields });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      messages: [{ key: 'fehler_pflichtfeld_nicht_gesetzt', origin: ['PERSON.ZUGANGSNUMMER_I2'] }],
    });
  });
});
