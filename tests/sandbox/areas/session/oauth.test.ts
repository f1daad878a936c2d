import { openWerkbank, tanHeaders, tanOf, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
}

const token = (form: Record<string, string>) =>
  werkbank.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'program', client_secret: 'secret', ...form }).toString(),
  });

const bearer = (access: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${access}`,
  'x-http-request-info': '{"clientRequestId":{"sessionId":"1","requestId":"1"}}',
  ...more,
});

async function signIn(): Promise<Tokens> {
  return (await token({ grant_type: 'password', username: '10000002', password: '222222' })).json<Tokens>();
}

const SESSIONS = '/api/session/clients/user/v1/sessions';

async function activate({ access_token }: Tokens): Promise<void> {
  const [session] = (
    await werkbank.inject({ method: 'GET', url: SESSIONS, headers: bearer(access_token) })
  ).json<[{ identifier: string }]>();
  const body = { identifier: session.identifier, sessionTanActive: true, activated2FA: true };
  const url = `${SESSIONS}/${session.identifier}`;
  const validated = await werkbank.inject({
    method: 'POST',
    url: `${url}/validate`,
    headers: bearer(access_token),
    payload: body,
  });
  await werkbank.inject({
    method: 'PATCH',
    url,
    headers: bearer(access_token, tanHeaders(tanOf(validated).id, '000000')),
    payload: body,
  });
}

describe('the way in for programs [BNK-02]', () => {
  it('gives a bearer token for sign-in number and PIN', async () => {
    const answer = await token({ grant_type: 'password', username: '10000002', password: '222222' });
    expect(answer.json()).toMatchObject({ token_type: 'bearer', expires_in: 599, scope: 'TWO_FACTOR' });
    expect(Object.keys(answer.json())).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token', 'kdnr', 'bpid', 'kontaktId']),
    );
  });

  it.each([
    [
      'a wrong PIN',
      { grant_type: 'password', username: '10000002', password: '000000' },
      400,
      'invalid_grant',
    ],
    [
      'an unknown number',
      { grant_type: 'password', username: '99999999', password: '222222' },
      400,
      'invalid_grant',
    ],
    ['an unknown grant', { grant_type: 'implicit' }, 400, 'unsupported_grant_type'],
    ['no client', { grant_type: 'password', client_id: '', client_secret: '' }, 400, 'invalid_grant'],
    [
      'a refresh token of nobody',
      { grant_type: 'refresh_token', refresh_token: 'abc' },
      400,
      'invalid_grant',
    ],
  ])('refuses %s', async (_case, form, status, error) => {
    const answer = await token(form);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  it('gives the second token only when the session TAN is active, and needs no anti-forgery header', async () => {
    const first = await signIn();
    expect((await token({ grant_type: 'cd_secondary', token: first.access_token })).statusCode).toBe(400);
    await activate(first);
    const answer = await token({ grant_type: 'cd_secondary', token: first.access_token });
    expect(answer.json()).toMatchObject({ scope: 'BANKING_RO BROKERAGE_RW SESSION_RW' });
    const second = answer.json<Tokens>();
    const balances = '/api/banking/clients/user/v2/accounts/balances';
    expect(
      (await werkbank.inject({ method: 'GET', url: balances, headers: bearer(second.access_token) }))
        .statusCode,
    ).toBe(200);
    expect(
      (await werkbank.inject({ method: 'GET', url: balances, headers: bearer(first.access_token) }))
        .statusCode,
    ).toBe(401);
  });

  it('renews a stale token by its refresh token, once', async () => {
    const first = await signIn();
    werkbank.wait(600);
    expect(
      (await werkbank.inject({ method: 'GET', url: SESSIONS, headers: bearer(first.access_token) }))
        .statusCode,
    ).toBe(401);
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    expect(renewed.statusCode).toBe(200);
    expect(
      (
        await werkbank.inject({
          method: 'GET',
          url: SESSIONS,
          headers: bearer(renewed.json<Tokens>().access_token),
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).statusCode,
    ).toBe(400);
  });

  it('ends by revoking', async () => {
    const { access_token } = await signIn();
    const revoke = () =>
      werkbank.inject({ method: 'DELETE', url: '/oauth/revoke', headers: bearer(access_token) });
    expect((await revoke()).statusCode).toBe(204);
    expect((await revoke()).statusCode).toBe(401);
  });

  it('takes no cookie session as bearer and no bearer as cookie [BNK-06]', async () => {
    const anna = await werkbank.signIn('10000001');
    const asBearer = await werkbank.inject({
      method: 'GET',
      url: SESSIONS,
      headers: bearer(anna.cookies['DWSESSION'] ?? ''),
    });
    expect(asBearer.statusCode).toBe(401);
    const { access_token } = await signIn();
    const asCookie = await werkbank.inject({
      method: 'GET',
      url: SESSIONS,
      headers: { 'x-http-request-info': '{}' },
      cookies: { DWSESSION: access_token },
    });
    expect(asCookie.statusCode).toBe(401);
  });
});
