import { unlockTans } from '@sandbox/areas/tan/store/tan-access';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

const ANNA = '10000001';
let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

beforeEach(() => unlockTans(werkbank.bank.db, werkbank.bank, clientIdOf(ANNA)));

afterAll(() => werkbank.close());

const codeOf = (answer: { json: () => unknown; statusCode: number }): unknown => [
  answer.statusCode,
  answer.json(),
];

async function guess(anna: PortalCustomer, typ: string): Promise<unknown> {
  const { id } = tanOf(await anna.requestActivation(typ));
  return codeOf(await anna.sendActivation(id, 'x'));
}

const audited = async (kind: string): Promise<readonly unknown[]> => {
  const events = await werkbank.bank.db
    .selectFrom('audit_event')
    .select('detail')
    .where('client_id', '=', clientIdOf(ANNA))
    .where('kind', '=', kind)
    .execute();
  return events.map(({ detail }) => detail);
};

describe('guessing a TAN [TAN-12] [BNK-06]', () => {
  it('is counted over sessions and methods together, and after the third try no method and no session helps', async () => {
    const [one, other] = [await werkbank.signIn(ANNA), await werkbank.signIn(ANNA)];
    const push = tanOf(await other.requestActivation('P_TAN_PUSH'));
    expect(await guess(one, 'M_TAN')).toMatchObject([400, { code: 'TAN_UNGUELTIG' }]);
    expect(await guess(other, 'P_TAN')).toMatchObject([400, { code: 'TAN_UNGUELTIG' }]);
    expect(await guess(one, 'M_TAN')).toMatchObject([422, { code: 'access_denied' }]);

    for (const typ of ['M_TAN', 'P_TAN', 'P_TAN_PUSH']) {
      for (const anna of [one, other])
        expect(codeOf(await anna.requestActivation(typ))).toMatchObject([422, { code: 'access_denied' }]);
    }
    await other.release(push.id);
    expect(codeOf(await other.sendActivation(push.id))).toMatchObject([422, { code: 'access_denied' }]);
    expect(await audited('TAN_LOCKED')).toContainEqual({ reason: 'wrong TANs' });
    expect(await audited('TAN_REFUSED')).toContainEqual({ purpose: 'SESSION_TAN', reason: 'locked' });
  });

  it('gains nothing from another session’s challenge, nor from one that was replaced [TAN-10]', async () => {
    const [one, other] = [await werkbank.signIn(ANNA), await werkbank.signIn(ANNA)];
    const first = tanOf(await one.requestActivation('M_TAN'));
    const right = await one.tan(first.id);
    expect(codeOf(await other.sendActivation(first.id, right))).toMatchObject([422, { code: 'expired' }]);

    const second = tanOf(await one.requestActivation('M_TAN'));
    const refused = await one.sendActivation(first.id, right);
    expect(codeOf(refused)).toMatchObject([422, { code: 'expired' }]);
    expect(JSON.parse(String(refused.headers['x-once-authentication']))).toEqual({ id: second.id });
    expect((await one.sendActivation(second.id, await one.tan(second.id))).statusCode).toBe(200);
  });
});

describe('a bank that fails when a TAN is brought back [TAN-12]', () => {
  it('counts no challenge as unused and locks nobody', async () => {
    const anna = await werkbank.signIn(ANNA);
    const url = '/api/session/clients/user/v1/sessions';
    werkbank.bank.faults.add({
      id: 'down',
      path: url,
      method: 'PATCH',
      kind: 'status',
      value: 500,
      text: undefined,
      times: undefined,
    });
    for (let failure = 0; failure < 8; failure += 1) {
      const issued = await anna.requestActivation('M_TAN');
      expect(tanOf(issued).challengesLeft).toBe(4);
      const { id } = tanOf(issued);
      expect((await anna.sendActivation(id, await anna.tan(id))).statusCode).toBe(500);
      expect((await anna.sendActivation(id, await anna.tan(id))).statusCode).toBe(500);
    }
    werkbank.bank.faults.clear();
    const { id } = tanOf(await anna.requestActivation('M_TAN'));
    expect((await anna.sendActivation(id, await anna.tan(id))).statusCode).toBe(200);
  });
});

describe('what the bank says before a TAN is asked for [TAN-03] [TAN-13]', () => {
  it('is the TAN state without a challenge, and costs nothing', async () => {
    const anna = await werkbank.signIn(ANNA);
    const { messages } = await werkbank.telephone(ANNA);
    const state = {
      typ: 'P_TAN_PUSH',
      availableTypes: ['P_TAN_PUSH', 'P_TAN', 'M_TAN', 'P_TAN_APP'],
    };
    const refused = await anna.get('/api/brokerage/v3/orders/dimensions');
    expect(codeOf(refused)).toMatchObject([422, { messages: [{ key: 'fehler-session-tan-erforderlich' }] }]);
    for (const answer of [
      refused,
      await anna.get('/api/session/clients/user/v1/sessions'),
      await anna.get('/api/session/clients/user/v1/authenticationstate'),
    ])
      expect(JSON.parse(String(answer.headers['x-once-authentication-info']))).toEqual(state);
    expect((await werkbank.telephone(ANNA)).messages).toEqual(messages);
  });

  it('is that nothing helps, once locked', async () => {
    const henrik = await werkbank.signIn('10000008');
    const answer = await henrik.get('/api/session/clients/user/v1/sessions');
    expect(JSON.parse(String(answer.headers['x-once-authentication-info']))).toMatchObject({ locked: true });
  });

  it('goes by the targets of the authentication state, with the transaction as body', async () => {
    const anna = await werkbank.signIn(ANNA);
    const { targets } = (await anna.get('/api/session/clients/user/v1/authenticationstate')).json<{
      targets: Record<'validate' | 'activate', { transactionIdentifier: string; link: { href: string } }>;
    }>();
    const { transactionIdentifier } = targets.validate;
    const info = { 'x-once-authentication-info': '{"typ":"M_TAN"}' };
    const { id } = tanOf(await anna.post(targets.validate.link.href, { transactionIdentifier }, info));
    const proof = tanHeaders(id, await anna.tan(id));
    expect((await anna.post(targets.activate.link.href, { transactionIdentifier }, proof)).statusCode).toBe(
      200,
    );
    expect((await anna.get('/api/brokerage/v3/orders/dimensions?wref=probe')).statusCode).toBe(200);
  });
});

describe('the customer’s ways of release [TAN-12]', () => {
  it('are told with masked number and counters', async () => {
    const anna = await (await werkbank.signIn(ANNA)).activateSession();
    expect((await anna.get('/api/session/clients/user/v1/tanmethods')).json()).toEqual({
      favourite: 'P_TAN_PUSH',
      locked: false,
      triesLeft: 3,
      challengesLeft: 5,
      values: [
        { typ: 'P_TAN_PUSH' },
        { typ: 'P_TAN' },
        { typ: 'M_TAN', recipient: expect.stringMatching(/^\+49 \*{3} \*+0001$/) as string },
        { typ: 'P_TAN_APP' },
      ],
    });
  });
});
