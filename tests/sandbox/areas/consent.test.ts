import { missingConsent } from '@sandbox/areas/consent/missing-consent';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../support/werkbank';

const MINA = '10000013';
const TERMS = '/api/customer/v1/termsofuse/termingeschaefte';
const APPROVALS = '/api/customer/participants/user/v2/approvals';
const GIVE = '/api/customer/v2/approvals';

let werkbank: Werkbank;
let mina: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(async () => {
  await werkbank.bank.reset();
  mina = await (await werkbank.signIn(MINA)).activateSession();
});
afterAll(() => werkbank.close());

const warrant = { type: 'WARRANT' as const };
const share = { type: 'SHARE' as const };

const lacks = async (zugangsnummer: string, subject: Parameters<typeof missingConsent>[2]) =>
  (await missingConsent(werkbank.bank.db, clientIdOf(zugangsnummer), subject)).map(({ key }) => key);

describe('what an order needs the customer to agree to [ORD-20]', () => {
  it.each([
    [
      'buying a warrant',
      { side: 'BUY', instrument: warrant },
      ['fehler-nutzungsbedingungen-nicht-akzeptiert'],
    ],
    [
      'buying a certificate',
      { side: 'BUY', instrument: { type: 'CERTIFICATE' as const } },
      ['fehler-nutzungsbedingungen-nicht-akzeptiert'],
    ],
    ['selling a warrant, since what is held can be sold', { side: 'SELL', instrument: warrant }, []],
    ['buying a share', { side: 'BUY', instrument: share }, []],
    ['an exchange of the United States', { venue: { country: 'US' } }, ['fehler-freigabe-fehlt']],
    ['a domestic exchange', { venue: { country: 'DE' } }, []],
    [
      'both at once, the terms first',
      { side: 'BUY', instrument: warrant, venue: { country: 'US' } },
      ['fehler-nutzungsbedingungen-nicht-akzeptiert', 'fehler-freigabe-fehlt'],
    ],
  ])('who has agreed to nothing, for %s', async (_case, subject, keys) => {
    expect(await lacks(MINA, subject)).toEqual(keys);
    expect(await lacks('10000001', subject)).toEqual([]);
  });

  it('is named by its id, so that the portal can ask for it', async () => {
    const subject = { side: 'BUY', instrument: warrant, venue: { country: 'US' } };
    const messages = await missingConsent(werkbank.bank.db, clientIdOf(MINA), subject);
    expect(messages.map(({ args }) => args)).toEqual([
      { termsOfUseId: 'termingeschaefte', titel: 'Bedingungen für Termingeschäfte' },
      { approvalId: 'us-handel', titel: 'US-Handel und Quellensteuer' },
    ]);
  });
});

describe('terms of use and approvals [ORD-20]', () => {
  it('are read with their version, and not accepted at first', async () => {
    const terms = (await mina.get(TERMS)).json();
    expect(terms).toMatchObject({ id: 'termingeschaefte', version: '2026-07', acceptedAt: null });
    expect((await mina.get(APPROVALS)).json()).toMatchObject({
      values: [{ approvalId: 'us-handel', granted: false, grantedAt: null }],
    });
  });

  it('are agreed to in one call, keep their first moment, and are needed no more', async () => {
    const given = await mina.post(GIVE, { approvalIds: ['termingeschaefte', 'us-handel'] });
    expect(given.statusCode).toBe(204);
    await werkbank.advance(3_600);
    await mina.post(GIVE, { approvalIds: ['termingeschaefte'] });
    expect((await mina.get(TERMS)).json()).toMatchObject({ acceptedAt: '2026-11-23T10:00:00+01' });
    expect((await mina.get(APPROVALS)).json()).toMatchObject({ values: [{ granted: true }] });
    expect(await lacks(MINA, { side: 'BUY', instrument: warrant, venue: { country: 'US' } })).toEqual([]);
  });

  it('are of nobody else: what one customer accepts another still lacks', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    await anna.post(GIVE, { approvalIds: ['us-handel'] });
    expect(await lacks(MINA, { venue: { country: 'US' } })).toEqual(['fehler-freigabe-fehlt']);
  });

  it('count only in the version that stands', async () => {
    await mina.post(GIVE, { approvalIds: ['us-handel'] });
    await werkbank.bank.db
      .updateTable('consent')
      .set({ version: '2025-01' })
      .where('client_id', '=', clientIdOf(MINA))
      .execute();
    expect(await lacks(MINA, { venue: { country: 'US' } })).toEqual(['fehler-freigabe-fehlt']);
  });

  it.each([
    ['unknown terms', () => mina.get('/api/customer/v1/termsofuse/haustierhaltung'), 404],
    [
      'an unknown approval beside a known one',
      () => mina.post(GIVE, { approvalIds: ['us-handel', 'x'] }),
      404,
    ],
    ['none at all', () => mina.post(GIVE, { approvalIds: [] }), 400],
  ])('are refused for %s', async (_case, call, status) => {
    expect((await call()).statusCode).toBe(status);
    expect(await lacks(MINA, { venue: { country: 'US' } })).toEqual(['fehler-freigabe-fehlt']);
  });
});
