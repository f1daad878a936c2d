import { toWireFields } from '@adapters/http/application/field-mapper';
import { FlowSession } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { named } from '@domain/product-application/engine/application-places';
import { compile } from '@tests/support/compile';
import { applicationFor } from '@domain/product-application/products/products';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';

const isTelephone = (name: string): boolean => name.startsWith('TELEKOM.');

/** What is found and sent of telephones once this is said; in the change of an address, whose one step asks it. */
async function told(said: Readonly<Record<string, string | boolean>>) {
  const made = compile(applicationFor('adresse', []));
  if (E.isLeft(made)) throw new Error(made.left.join());
  const { form, flow: steps, fields } = made.right;
  const session = new FormSession(form);
  session.tell({ today: calendarDay('2026-11-23') });
  const flow = new FlowSession(steps, session, { askBank: () => () => Promise.resolve([]) });
  for (const [name, value] of Object.entries(said)) {
    const asked = fields.get(`TELEKOM.${name}`);
    if (asked?.control === 'text' && typeof value === 'string') session.field(asked.node).setValue(value);
    if (asked?.control === 'flag' && typeof value === 'boolean') session.field(asked.node).setValue(value);
  }
  await flow.goOn();
  const step = flow.step('anschrift');
  const sent = toWireFields(named(flow.sent())).filter(({ fieldname }) => isTelephone(fieldname));
  return {
    found: step.issueCell
      .get()
      .flatMap(({ field = '', key }) => (isTelephone(field) ? [`${field}: ${key}`] : [])),
    sent: Object.fromEntries(sent.map(({ fieldname, fieldvalue }) => [fieldname, fieldvalue])),
  };
}

const one = { NUMMER_I1_1: '0171 5554482' };
const two = { ...one, VORWAHL_I1_2: '+49', NUMMER_I1_2: '030 1234567' };

describe('how somebody is reached [APP-03] [APP-08]', () => {
  it('by one number: nothing is asked of a second, and of neither which is preferred', async () => {
    const { found, sent } = await told(one);
    expect(found).toEqual([]);
    expect(sent).toEqual({
      'TELEKOM.VORWAHL_I1_1': '+49',
      'TELEKOM.NUMMER_I1_1': '1715554482',
      'TELEKOM.ART_I1_1': 'MOBIL',
      'TELEKOM.NUTZUNG_I1_1': 'N',
    });
  });

  it('by two: the first is preferred until the other is', async () => {
    const { found, sent } = await told(two);
    expect(found).toEqual([]);
    expect(sent).toMatchObject({
      'TELEKOM.VORWAHL_I1_2': '+49',
      'TELEKOM.NUMMER_I1_2': '301234567',
      'TELEKOM.ART_I1_2': 'PRIVAT',
      'TELEKOM.BEVORZUGT_I1_1': 'J',
      'TELEKOM.BEVORZUGT_I1_2': 'N',
    });
  });

  it.each([
    [true, false, []],
    [false, true, []],
    [true, true, ['TELEKOM.BEVORZUGT_I1_2: application-preferred']],
    [false, false, ['TELEKOM.BEVORZUGT_I1_2: application-preferred']],
  ])('preferred are %s and %s: %j', async (BEVORZUGT_I1_1, BEVORZUGT_I1_2, expected) => {
    expect((await told({ ...two, BEVORZUGT_I1_1, BEVORZUGT_I1_2 })).found).toEqual(expected);
  });

  it.each([
    [{ NUMMER_I1_2: '0171 5554482' }, true],
    [{ NUMMER_I1_2: '171/555-4482' }, true],
    [{ NUMMER_I1_2: '171 5554482', VORWAHL_I1_2: '0049' }, true],
    [{ NUMMER_I1_2: '0171 5554482', VORWAHL_I1_2: '+43' }, false],
    [{ NUMMER_I1_2: '0171 5554483' }, false],
    [{ VORWAHL_I1_1: '+39', VORWAHL_I1_2: '+39', NUMMER_I1_2: '171 5554482' }, false],
  ])('by another number than the first, however it is written: %j is the same: %s', async (said, isSame) => {
    expect((await told({ ...two, ...said })).found).toEqual(
      isSame ? ['TELEKOM.NUMMER_I1_2: application-phone-twice'] : [],
    );
  });

  it('each with the zero that is dialled after its country code', async () => {
    const { sent } = await told({ ...two, VORWAHL_I1_2: '0039', NUMMER_I1_2: '06 69812345' });
    expect(sent).toMatchObject({ 'TELEKOM.VORWAHL_I1_2': '+39', 'TELEKOM.NUMMER_I1_2': '0669812345' });
  });
});
