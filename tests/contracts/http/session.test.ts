import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpPushStatusGateway } from '@adapters/http/session/http-push-status-gateway';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { bankAt } from '../support/bank-at';
import { anna, bernd, openSession, signIn, visit } from '../support/signed-in';
import { failureOf, valueOf } from '../support/value-of';

describe('session, roles and products over HTTP', () => {
  it('reads the one session and who is signed in [TAN-02]', async () => {
    const { client } = await signIn(anna);
    const sessions = new HttpSessionGateway(client);
    expect(await valueOf(sessions.load())).toMatchObject({ sessionTanActive: false });
    expect(await valueOf(sessions.profile())).toMatchObject({ firstName: 'Anna', lastName: 'Berger' });
  });

  it('opens the session by SMS [TAN-02] [TAN-13]', async () => {
    expect(await openSession(await signIn(bernd))).toMatchObject({ sessionTanActive: true });
  });

  it('counts the tries left after a wrong TAN [TAN-12]', async () => {
    const { client } = await signIn(bernd);
    const sessions = new HttpSessionGateway(client);
    const session = await valueOf(sessions.load());
    const challenge = await valueOf(sessions.requestActivation(session));
    const wrong = { challengeId: challenge.id, type: 'M_TAN', tan: '111111' } as const;
    expect(await failureOf(sessions.activate(session, wrong))).toMatchObject({
      kind: 'tan',
      reason: 'invalid',
      triesLeft: 2,
    });
    expect(await valueOf(sessions.activate(session, { ...wrong, tan: '000000' }))).toMatchObject({
      sessionTanActive: true,
    });
  });

  it('follows a push to its approval [TAN-07]', async () => {
    const { client } = await signIn(anna);
    const sessions = new HttpSessionGateway(client);
    const pushes = new HttpPushStatusGateway(client);
    const session = await valueOf(sessions.load());
    const challenge = await valueOf(sessions.requestActivation(session, 'P_TAN_PUSH'));
    if (challenge.type !== 'P_TAN_PUSH') throw new Error(`Got ${challenge.type}`);
    expect(await valueOf(pushes.status(challenge.statusLink))).toBe('PENDING');
    const answer = { challengeId: challenge.id, type: challenge.type };
    expect(await failureOf(sessions.activate(session, answer))).toMatchObject({
      kind: 'tan',
      reason: 'pending',
    });
    await fetch(bankAt(`/sandbox/api/telefon/${anna.zugangsnummer}/push/${challenge.id}`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ decision: 'approve' }),
    });
    expect(await valueOf(pushes.status(challenge.statusLink))).toBe('AUTHENTICATED');
    expect(await valueOf(sessions.activate(session, answer))).toMatchObject({ sessionTanActive: true });
  });

  it('shows a photo challenge as a picture, with what is left and until when [TAN-06]', async () => {
    const { client } = await signIn(anna);
    const sessions = new HttpSessionGateway(client);
    const session = await valueOf(sessions.load());
    const challenge = await valueOf(sessions.requestActivation(session, 'P_TAN'));
    if (challenge.type !== 'P_TAN') throw new Error(`Got ${challenge.type}`);
    expect(Buffer.from(challenge.picture, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(challenge).toMatchObject({
      triesLeft: expect.any(Number),
      expiresAt: expect.any(Number),
      checkPhrase: expect.any(String),
    });
  });

  it('gives the same customer the same draft key of 32 bytes, and another customer another', async () => {
    const key = async (customer: typeof anna): Promise<string> => {
      const sessions = new HttpSessionGateway((await signIn(customer)).client);
      const bytes = await valueOf(sessions.draftKey(await valueOf(sessions.load())));
      expect(bytes).toHaveLength(32);
      return bytes.join();
    };
    const annas = await key(anna);
    expect(await key(anna)).toBe(annas);
    expect(await key(bernd)).not.toBe(annas);
  });

  it('sets the bank clock by the Date header', async () => {
    const dateNow = async (): Promise<number> =>
      Date.parse((await fetch(bankAt('/health'))).headers.get('date') ?? '');
    const { client, clock } = await signIn(anna);
    const before = await dateNow();
    await valueOf(new HttpSessionGateway(client).load());
    const shown = clock.now();
    // The header tells whole seconds; a slow answer puts the clock by half of its way.
    expect(shown).toBeGreaterThanOrEqual(before - 1000);
    expect(shown).toBeLessThanOrEqual((await dateNow()) + 2000);
  });

  it('reads roles and products [GU-02] [GU-03]', async () => {
    const { client } = await signIn(anna);
    expect(await valueOf(new HttpRoleGateway(client).roles('customer'))).toContain('VERTRAGNEHMER');
    const products = await valueOf(new HttpProductGateway(client).products('DEPOT'));
    expect(products.map(({ type }) => type)).toEqual(products.map(() => 'DEPOT'));
    expect(products).not.toHaveLength(0);
  });

  it('says that nobody is signed in, which has no sign-out [KIT-12] [GU-01]', async () => {
    const sessions = new HttpSessionGateway(visit('').client);
    expect(await failureOf(sessions.load())).toEqual({ kind: 'session-expired' });
  });

  it('is refused without the anti-forgery token [KIT-10]', async () => {
    const { cookie } = await signIn(anna);
    const withoutToken = visit(cookie.replace(/XSRF-TOKEN=[^;]+/, ''));
    const sessions = new HttpSessionGateway(withoutToken.client);
    const session = await valueOf(sessions.load());
    expect(await failureOf(sessions.requestActivation(session))).toEqual({ kind: 'forbidden' });
  });
});
