import { calendarDay } from '@domain/time/local-date';
import { Answers, type SentField } from '@sandbox/areas/application/check/answers';
import { checkValues } from '@sandbox/areas/application/check/check-fields';
import { FIELDS } from '@sandbox/areas/application/field/field-catalogue';
import type { WireMessage } from '@sandbox/platform/http/message';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  anna = await (await werkbank.signIn('10000001')).activateSession();
});
afterAll(() => werkbank.close());

/** What no field takes, whatever it is about. */
const nowhere = [
  ...['<img src=x onerror=alert(1)>', '{{constructor.constructor("return 1")()}}', '\u202Egnirts'],
  ...['９９９９９', '٣٤٥٦٧', '𝕬𝖓𝖓𝖆', 'Anna 😀', '\u200b\u2066Anna\u2069', 'Anna\nMaria'],
  'jana\u200b@post.example',
  ...[' '.repeat(150), '   ', '9'.repeat(150)],
];

/** What reads like a street or a name of a campaign, and must not be a failure wherever it stands. */
const harmless = [
  ...["'; drop table application; --", '__proto__', '../../../../etc/passwd', '1e309', 'NaN', '9999-99-99'],
  '30.02.2027',
];

const names = [...FIELDS.keys()];

/** Every field with another of the values; one further on in each turn. */
const filled = (values: readonly string[], turn: number): readonly SentField[] =>
  names.map((fieldname, at) => ({ fieldname, fieldvalue: values[(at + turn) % values.length] ?? '' }));

describe('hostile values [APP-12]', () => {
  it.each(nowhere.map((value) => [value]))('no field takes %j', (value) => {
    const answers = Answers.of(names.map((fieldname) => ({ fieldname, fieldvalue: value })));
    const refused = new Set(
      checkValues(answers, calendarDay('2026-11-23')).flatMap(({ origin }) => origin ?? []),
    );
    expect(names.filter((name) => !refused.has(name))).toEqual([]);
  });

  it.each(['depot', 'junior-depot'])(
    'in all fields of %s at once are refused, and never a failure',
    async (product) => {
      const values = [...nowhere, ...harmless];
      for (const turn of [0, 7, 13]) {
        const fields = filled(values, turn);
        const checked = await anna.post(`/api/antrag/${product}/prevalidation/person`, { fields });
        expect([turn, checked.statusCode]).toEqual([turn, 422]);
        const whole = await anna.post(`/api/antrag/${product}/validation`, { fields });
        expect([turn, whole.statusCode]).toEqual([turn, 422]);
        expect(whole.headers['x-once-authentication-info']).toBeUndefined();
      }
      const made = await werkbank.bank.db.selectFrom('application').select('application_id').execute();
      expect(made).toEqual([]);
    },
  );

  it.each(harmless.map((value) => [value]))('%j alone in every field is refused', async (value) => {
    const fields = filled([value], 0);
    expect((await anna.post('/api/antrag/depot/validation', { fields })).statusCode).toBe(422);
  });

  it('in one field alone are refused by its name, field by field', async () => {
    // As long as a value may be on the wire, and no longer.
    const values = [...nowhere, 'x'.repeat(2_000)];
    const others: unknown[] = [];
    for (const [at, name] of names.entries()) {
      const fields = [{ fieldname: name, fieldvalue: values[at % values.length] }];
      const answer = await anna.post('/api/antrag/depot/prevalidation', { fields });
      const { messages = [] } = answer.json<{ messages?: readonly WireMessage[] }>();
      const isNamed = messages.some(({ key, origin }) => key !== '' && origin?.includes(name));
      if (answer.statusCode !== 422 || !isNamed) others.push([name, answer.statusCode, messages]);
    }
    expect(others).toEqual([]);
    expect(names.length).toBeGreaterThan(900);
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
