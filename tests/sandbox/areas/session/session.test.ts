import { openWerkbank, tanHeaders, tanOf, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

const SESSIONS = '/api/session/clients/user/v1/sessions';
const STATE = '/api/session/clients/user/v1/authenticationstate';

describe('the session TAN [TAN-02]', () => {
  it('is one session, inactive after sign-in, active once the SMS code is sent back', async () => {
    const customer = await werkbank.signIn('10000002');
    expect((await customer.get(SESSIONS)).json()).toEqual([
      { identifier: await customer.sessionId(), sessionTanActive: false, activated2FA: false },
    ]);
    const requested = await customer.requestActivation();
    expect(requested.statusCode).toBe(201);
    const challenge = tanOf(requested);
    expect(challenge).toMatchObject({
      typ: 'M_TAN',
      availableTypes: ['M_TAN'],
      triesLeft: 3,
      challengesLeft: 4,
    });
    const activated = await customer.sendActivation(challenge.id, '000000');
    expect(activated.statusCode).toBe(200);
    expect(activated.json()).toMatchObject({ sessionTanActive: true, activated2FA: true });
    expect((await customer.get(SESSIONS)).json()).toMatchObject([{ sessionTanActive: true }]);
  });

  it('is wanted again once it has lapsed, and nothing else of the session ends', async () => {
    const customer = await werkbank.signIn('10000002');
    const { id } = tanOf(await customer.requestActivation());
    await customer.sendActivation(id, '000000');
    const area = '/api/brokerage/v3/orders/dimensions';
    expect((await customer.get(area)).statusCode).toBe(200);
    const lapse = { method: 'POST', url: '/sandbox/api/sessions/10000002/lapse' } as const;
    expect((await werkbank.inject(lapse)).statusCode).toBe(204);
    expect((await customer.get(area)).json()).toMatchObject({
      messages: [{ key: 'fehler-session-tan-erforderlich' }],
    });
    expect((await customer.get(SESSIONS)).json()).toMatchObject([{ sessionTanActive: false }]);
  });

  it('keeps the session closed after a wrong TAN', async () => {
    const customer = await werkbank.signIn('10000002');
    const { id } = tanOf(await customer.requestActivation());
    const refused = await customer.sendActivation(id, '111111');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'TAN_UNGUELTIG', messages: [{ args: { triesLeft: 2 } }] });
    expect((await customer.get(SESSIONS)).json()).toMatchObject([{ sessionTanActive: false }]);
  });

  it('leaves a receipt of a wrong TAN, which has no key [CUS-10]', async () => {
    const customer = await werkbank.signIn('10000005');
    const wrong = tanOf(await customer.requestActivation());
    expect((await customer.sendActivation(wrong.id, '111111')).statusCode).toBe(400);
    await customer.activateSession();
    expect((await customer.get('/api/session/clients/user/v1/intents')).json()).toMatchObject({
      values: [{ key: null, kind: 'SESSION_TAN', state: 'WRONG_TAN', messages: [{ key: 'TAN_UNGUELTIG' }] }],
    });
  });

  it('guards banking calls until it is active [BNK-06]', async () => {
    const customer = await werkbank.signIn('10000003');
    const balances = '/api/banking/clients/user/v2/accounts/balances';
    const refused = await customer.get(balances);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'precondition.failed',
      messages: [{ key: 'fehler-session-tan-erforderlich' }],
    });
    await customer.activateSession();
    expect((await customer.get(balances)).statusCode).toBe(200);
  });

  it('is 404 for any other session id, also for the draft key [BNK-06]', async () => {
    const anna = await werkbank.signIn('10000001');
    const foreign = await (await werkbank.signIn('10000004')).sessionId();
    const body = { identifier: foreign, sessionTanActive: true, activated2FA: true };
    expect((await anna.post(`${SESSIONS}/${foreign}/validate`, body)).statusCode).toBe(404);
    expect((await anna.patch(`${SESSIONS}/${foreign}`, body)).statusCode).toBe(404);
    expect((await anna.get(`${SESSIONS}/${foreign}/draftkey`)).statusCode).toBe(404);
  });
});

describe('the draft key', () => {
  it('is the same 32 bytes for a customer in every session and different for another', async () => {
    const keyOf = async (zugangsnummer: string): Promise<string> => {
      const customer = await werkbank.signIn(zugangsnummer);
      const answer = await customer.get(`${SESSIONS}/${await customer.sessionId()}/draftkey`);
      return answer.json<{ key: string }>().key;
    };
    const key = await keyOf('10000001');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf('10000001')).toBe(key);
    expect(await keyOf('10000004')).not.toBe(key);
  });
});

describe('the authentication state [TAN-03]', () => {
  it('names two targets that lead to the active session', async () => {
    const customer = await werkbank.signIn('10000002');
    type Target = { transactionIdentifier: string; link: { href: string; method: string } };
    const { targets } = (await customer.get(STATE)).json<{
      targets: { validate: Target; activate: Target };
    }>();
    const body = { transactionIdentifier: targets.validate.transactionIdentifier };
    const { id } = tanOf(await customer.post(targets.validate.link.href, body));
    const activated = await customer.post(targets.activate.link.href, body, tanHeaders(id, '000000'));
    expect(activated.json()).toMatchObject({ sessionTanActive: true });
    expect((await customer.get(STATE)).json()).toMatchObject({ session: { sessionTanActive: true } });
  });
});

describe('the end of a session [BNK-06]', () => {
  const expired = {
    code: 'access_denied',
    messages: [{ key: 'fehler-sitzung-abgelaufen', args: { logoutUrl: '/lp/wt/logout' } }],
  };

  it('comes by signing out', async () => {
    const customer = await werkbank.signIn('10000001');
    const page = await werkbank.inject({
      method: 'GET',
      url: '/lp/wt/logout',
      cookies: { ...customer.cookies },
    });
    expect(page.body).toContain('Sie sind abgemeldet');
    const answer = await customer.get(SESSIONS);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject(expired);
  });

  it('comes after 21 minutes without a call in real time, and each call puts it off', async () => {
    const customer = await werkbank.signIn('10000001');
    for (let count = 0; count < 3; count += 1) {
      werkbank.wait(1200);
      expect((await customer.get('/cp/keepalive')).statusCode).toBe(204);
    }
    werkbank.wait(1261);
    expect((await customer.get(SESSIONS)).json()).toMatchObject(expired);
  });

  it('does not come because bank time jumps', async () => {
    const customer = await werkbank.signIn('10000001');
    await werkbank.advance(864_000);
    expect((await customer.get(SESSIONS)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['nonsense', 'abc'],
    ['a token of nobody', Buffer.from('a.b.c').toString('base64url')],
  ])('is what %s in the cookie means', async (_case, cookie) => {
    const answer = await werkbank.inject({
      method: 'GET',
      url: SESSIONS,
      headers: { 'x-http-request-info': '{}' },
      cookies: { DWSESSION: cookie },
    });
    expect(answer.statusCode).toBe(401);
  });
});
