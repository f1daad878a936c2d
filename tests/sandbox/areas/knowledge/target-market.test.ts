import { openWerkbank, tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

describe('the target market of a depot [KNO-03]', () => {
  const depotOf = async (customer: PortalCustomer) => {
    const { values } = (await customer.get('/api/brokerage/clients/user/v3/depots')).json<{
      readonly values: readonly { readonly depotId: string; readonly targetMarket: string }[];
    }>();
    return { url: `/api/brokerage/v3/depots/${values[0]?.depotId ?? ''}`, market: values[0]?.targetMarket };
  };
  const keyed = (proof: Readonly<Record<string, string>> = {}) => ({
    ...proof,
    'idempotency-key': crypto.randomUUID(),
  });

  it('goes down at once, without a challenge', async () => {
    const { url } = await depotOf(anna);
    const validated = await anna.post(`${url}/validation`, { targetMarket: 'BASIC' });
    expect([validated.statusCode, validated.headers['x-once-authentication-info']]).toEqual([201, undefined]);
    const changed = await anna.patch(url, { targetMarket: 'BASIC' }, keyed());
    expect([changed.statusCode, (await depotOf(anna)).market]).toEqual([200, 'BASIC']);
  });

  it('goes up with the TAN that signs just that, and not without', async () => {
    const { url } = await depotOf(anna);
    await anna.patch(url, { targetMarket: 'BASIC' }, keyed());
    expect((await anna.patch(url, { targetMarket: 'ADVANCED' }, keyed())).statusCode).toBe(400);
    const { id } = tanOf(await anna.post(`${url}/validation`, { targetMarket: 'ADVANCED' }));
    await anna.release(id).catch(() => undefined);
    const proof = tanHeaders(id, await anna.tan(id).catch(() => undefined));
    const changed = await anna.patch(url, { targetMarket: 'ADVANCED' }, keyed(proof));
    expect([changed.statusCode, (await depotOf(anna)).market]).toEqual([200, 'ADVANCED']);
  });

  it.each(['EXPERT', 'SPECIAL'])('never above the class whose quiz was passed: %s', async (targetMarket) => {
    const { url, market } = await depotOf(anna);
    for (const refused of [
      await anna.post(`${url}/validation`, { targetMarket }),
      await anna.patch(url, { targetMarket }, keyed()),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { messages: [{ key: 'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend' }] },
      ]);
    expect((await depotOf(anna)).market).toBe(market);
  });
});
