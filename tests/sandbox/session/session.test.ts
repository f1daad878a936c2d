import { openWerkbank, tanOf, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

describe('the session [BNK-06] [TAN-02]', () => {
  it('is one, inactive after sign-in, and active once the SMS code is sent back [TAN-02]', async () => {
    const customer = await werkbank.signIn('10000002');
    expect((await customer.get('/api/session/clients/user/v1/sessions')).json()).toEqual([
      { identifier: await customer.sessionId(), sessionTanActive: false, activated2FA: false },
    ]);
    const requested = await customer.requestActivation();
    expect(requested.statusCode).toBe(201);
    const challenge = tanOf(requested);
    expect(challenge).toMatchObject({ typ: 'M_TAN', availableTypes: ['M_TAN'], triesLeft: 3, challengesLeft: 4 });
    const activated = await customer.sendActivation(challenge.id, '000000');
    expect(activated.statusCode).toBe(200);
    expect(activated.json()).toMatchObject({ sessionTanActive: true, activated2FA: true });
  });
});
