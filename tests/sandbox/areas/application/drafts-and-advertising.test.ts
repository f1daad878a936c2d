import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { values } from './applying';
import { wire } from './sample-fields';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const DEPOT = '/api/antrag/depot';
const DRAFTS = '/api/customer/participants/user/v1/applicationdrafts';

describe('drafts [APP-15]', () => {
  const save = (customer: PortalCustomer, id: string, version: number | null) =>
    werkbank.inject({
      method: 'PUT',
      url: `${DRAFTS}/${id}`,
      payload: { product: 'depot', content: { step: version ?? 0 }, version },
      cookies: { ...customer.cookies },
      headers: { 'x-http-request-info': '{}', 'x-xsrf-token': customer.cookies['XSRF-TOKEN'] ?? '' },
    });

  it('go on on another device; anyone who saves over a newer one is told', async () => {
    const id = werkbank.bank.newId();
    expect((await save(anna, id, null)).json()).toMatchObject({ draftId: id, version: 1 });
    expect((await save(anna, id, 1)).json()).toMatchObject({ version: 2, content: { step: 1 } });
    const stale = await save(anna, id, 1);
    expect([stale.statusCode, stale.body.includes('fehler-entwurf-veraltet')]).toEqual([409, true]);
    expect((await save(anna, id, null)).statusCode).toBe(409);
    expect(await values(anna, DRAFTS)).toMatchObject([{ draftId: id, product: 'depot', version: 2 }]);
    expect(await values(bernd, DRAFTS)).toEqual([]);
    // No version that there can be: a program that sends it is told, nothing breaks.
    for (const version of [2_147_483_647, 2_147_483_648, 1e300])
      expect((await save(anna, id, version)).statusCode).toBe(400);
    expect((await bernd.get(`${DRAFTS}/${id}`)).statusCode).toBe(404);
    expect((await save(bernd, id, 2)).statusCode).toBe(404);
    expect((await anna.delete(`${DRAFTS}/${id}`)).statusCode).toBe(204);
    expect((await anna.get(`${DRAFTS}/${id}`)).statusCode).toBe(404);
  });

  it('once dropped are gone however often that is said, and take nothing else along', async () => {
    const [id, other] = [werkbank.bank.newId(), werkbank.bank.newId()];
    for (const each of [id, other]) await save(anna, each, null);
    const drop = async (customer: PortalCustomer): Promise<number> =>
      (await customer.delete(`${DRAFTS}/${id}`)).statusCode;
    const foreign = await drop(bernd);
    expect([foreign, await drop(anna), await drop(anna), await drop(anna)]).toEqual([404, 204, 404, 404]);
    expect(await values(anna, DRAFTS)).toMatchObject([{ draftId: other, version: 1 }]);
    // What was dropped is not saved over; begun again, it is a new one.
    expect((await save(anna, id, 1)).statusCode).toBe(404);
    expect((await save(anna, id, null)).json()).toMatchObject({ draftId: id, version: 1 });
  });
});

describe('advertising [APP-11]', () => {
  it('tells references by name and by base product, modules with their days, and bundles', async () => {
    const get = (url: string) => werkbank.inject({ url });
    const byProduct = await get('/api/products/v3/advertisingreference?baseProduct=CHECKING_ACCOUNT');
    expect(byProduct.json()).toMatchObject({ marketingProductKey: 'GIRO_STANDARD' });
    const campaign = (await get('/api/products/v3/advertisingreference/GIRO_AKTION')).json<{
      productModuleIds: string[];
      productBundleIds: string[];
    }>();
    const module = await get(`/api/products/v1/productmodules/${campaign.productModuleIds[1] ?? ''}`);
    expect(module.json()).toMatchObject({ validFrom: '2026-11-01', validTo: '2026-11-30' });
    const bundle = await get(`/api/products/v1/productbundles/${campaign.productBundleIds[0] ?? ''}`);
    expect(bundle.json()).toMatchObject({ productBundleName: 'CREDITCARD_PREMIUM' });
    const ofChild = await get('/api/products/v3/advertisingreference?baseProduct=CHECKING_ACCOUNT_JUNIOR');
    // No card goes with the account of a child.
    expect(ofChild.json()).toMatchObject({ productModuleIds: [] });
    expect((await get('/api/products/v1/productmodules/none')).statusCode).toBe(404);
    expect((await get('/api/products/v3/advertisingreference?baseProduct=NONE')).statusCode).toBe(404);
  });

  it('a module is taken on its last day, and not on the day after (UTC)', async () => {
    const { productModuleIds } = (
      await werkbank.inject({ url: '/api/products/v3/advertisingreference/GIRO_AKTION' })
    ).json<{ productModuleIds: string[] }>();
    const fields = wire({ 'PRODUKT.MODULE': productModuleIds.join(',') });
    const check = async (): Promise<number> =>
      (await anna.post(`${DEPOT}/prevalidation`, { fields })).statusCode;
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2026-11-30T23:59:59Z') });
    expect(await check()).toBe(200);
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2026-12-01T00:00:00Z') });
    expect(await check()).toBe(422);
  });
});
