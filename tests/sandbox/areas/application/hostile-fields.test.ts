import { FIELDS } from '@sandbox/areas/application/field/field-catalogue';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

describe('hostile values [APP-12]', () => {
  it.each([
    ["'; drop table application; --"],
    ['<img src=x onerror=alert(1)>'],
    ['{{constructor.constructor("return 1")()}}'],
    ['__proto__'],
    ['../../../../etc/passwd'],
    ['\u202Egnirts'],
    ['９９９９９'],
    ['1e309'],
    ['NaN'],
    ['9999-99-99'],
    ['𝕬𝖓𝖓𝖆'],
    [' '.repeat(150)],
    ['9'.repeat(150)],
    ['Anna 😀'],
    ['30.02.2027'],
    ['   '],
    ['\u200b\u2066Anna\u2069'],
    ['٣٤٥٦٧'],
    ['Anna\nMaria'],
  ])('%j in every field is refused by the bank, and never a failure', async (value) => {
    const fields = [...FIELDS.keys()].map((fieldname) => ({ fieldname, fieldvalue: value }));
    for (const product of ['depot', 'junior-depot']) {
      const checked = await anna.post(`/api/antrag/${product}/prevalidation/person`, { fields });
      expect([product, checked.statusCode]).toEqual([product, 422]);
      const whole = await anna.post(`/api/antrag/${product}/validation`, { fields });
      expect([product, whole.statusCode]).toEqual([product, 422]);
      expect(whole.headers['x-once-authentication-info']).toBeUndefined();
    }
    const made = await werkbank.bank.db.selectFrom('application').select('application_id').execute();
    expect(made).toEqual([]);
  });

  it.each<[object]>([
    [{}],
    [{ fields: 'x' }],
    [{ fields: [{ fieldname: 'GIRO.KONTO' }] }],
    [{ fields: [{ fieldname: 'GIRO.KONTO', fieldvalue: 1 }] }],
    [{ fields: [{ fieldname: '', fieldvalue: 'J' }] }],
    [{ fields: [{ fieldname: '__proto__', fieldvalue: 'J' }] }],
    ...[2_001, 10_000].map((length): [object] => [
      { fields: [{ fieldname: 'GIRO.KONTO', fieldvalue: 'x'.repeat(length) }] },
    ]),
    ...['A\u0000nna', 'Anna\ud83d', '\udc00Anna'].map((fieldvalue): [object] => [
      { fields: [...FIELDS.keys()].map((fieldname) => ({ fieldname, fieldvalue })) },
    ]),
  ])('%# is no application', async (sent) => {
    expect((await anna.post('/api/antrag/depot/prevalidation', sent)).statusCode).toBe(400);
  });
});
