import { FormSession } from '@domain/form/session/form-session';
import { calendarDay } from '@domain/time/local-date';
import { compile } from '@tests/support/compile';
import type { Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { errorFinding, issueAt } from '@domain/form/issue';
import { checkWhileTyped } from '@ui/screens/product-application/check-while-typed';
import * as E from 'fp-ts/Either';

/** An application in which a pause is over at once; what the bank is asked is written down, and answered as the test says. */
function typing(product: Product, groups: readonly string[] = []) {
  const made = compile(applicationFor(product, groups));
  if (E.isLeft(made)) throw new Error(made.left.join());
  const compiled = made.right;
  const session = new FormSession(compiled.form);
  session.tell({ today: calendarDay('2026-11-23') });
  const pauses = new Set<() => void>();
  const asked: { readonly step: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  const finds: string[] = [];
  checkWhileTyped({
    session,
    compiled,
    after: (milliseconds, task) => {
      expect(milliseconds).toBe(300);
      pauses.add(task);
      return () => pauses.delete(task);
    },
    ask: (step, fields) => {
      asked.push({ step, fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])) });
      return Promise.resolve(finds.map((field) => issueAt(field, errorFinding('wrong', ''), 'server')));
    },
  });
  const type = (name: string, text: string): void => {
    const field = compiled.fields.get(name);
    if (field?.control === 'text') session.field(field.node).setValue(text);
    else if (field?.control === 'choice') session.field(field.node).setValue(text);
    else if (field?.control === 'flag') session.field(field.node).setValue(text === 'yes');
    else throw new Error(`Nobody types into ${name}`);
  };
  const leave = (...names: readonly string[]): void => {
    for (const name of names) {
      const field = compiled.fields.get(name);
      if (field?.control === 'text') session.field(field.node).blur();
    }
  };
  const pause = async (): Promise<void> => {
    const over = [...pauses];
    pauses.clear();
    for (const task of over) task();
    await Promise.resolve();
  };
  return { session, asked, finds, type, leave, pause };
}

describe('what the bank is asked while it is typed [APP-06]', () => {
  it('is the field with those that it is crossed with, after a pause', async () => {
    const { asked, type, pause } = typing('adresse');
    type('POST.PLZ_I1', '1010');
    type('POST.LAND_I1', 'AT');
    expect(asked).toEqual([]);
    await pause();
    expect(asked).toEqual([{ step: 'anschrift', fields: { 'POST.PLZ_I1': '1010', 'POST.LAND_I1': 'AT' } }]);
  });

  it('is asked again when a field changes that it is crossed with', async () => {
    const { asked, type, pause } = typing('adresse');
    type('POST.PLZ_I1', '8000');
    type('POST.LAND_I1', 'AT');
    await pause();
    type('POST.LAND_I1', 'CH');
    await pause();
    expect(asked.at(-1)?.fields).toEqual({ 'POST.PLZ_I1': '8000', 'POST.LAND_I1': 'CH' });
  });

  it('holds at the field and those beside it; what else the bank says there is left to the step', async () => {
    const { session, finds, type, leave, pause } = typing('adresse');
    finds.push('POST.PLZ_I1', 'POST.ORT_I1');
    type('POST.PLZ_I1', '1010');
    type('POST.LAND_I1', 'AT');
    type('POST.ORT_I1', 'Wien');
    leave('POST.PLZ_I1', 'POST.ORT_I1');
    await pause();
    await session.answered();
    expect(session.summary.map(({ field }) => field)).toEqual(['POST.PLZ_I1']);
  });

  it.each([
    ['single', 'KPE', {}],
    ['joint', 'KPG', { 'DEPOT.ZIELMARKT_KENNTNISSE_I2': 'BASIC' }],
  ])(
    'is the first security of a plan in a %s depot, with the market of each who holds it',
    async (_, art, more) => {
      const { asked, type, pause } = typing('depot', ['aktien']);
      type('PRODUKT.ART', art);
      type('WERTPAPIERSPARPLAN.AUSWAHL', 'yes');
      type('DEPOT.ZIELMARKT_KENNTNISSE_I1', 'EXPERT');
      // Said before there was no second holder any more.
      type('DEPOT.ZIELMARKT_KENNTNISSE_I2', 'BASIC');
      type('WERTPAPIERSPARPLAN.WKN_1', '716460');
      await pause();
      expect(asked).toEqual([
        {
          step: 'sparplan',
          fields: {
            'WERTPAPIERSPARPLAN.WKN_1': '716460',
            'DEPOT.ZIELMARKT_KENNTNISSE_I1': 'EXPERT',
            ...more,
            'WP_PRODUKTGRUPPE.UUID_I1_1': 'aktien',
            'WP_PRODUKTGRUPPE.KENNTNISSE_I1_1': false,
          },
        },
      ]);
    },
  );

  it('are all securities of a plan in one question, and what is wrong with one stands there', async () => {
    const { session, asked, finds, type, leave, pause } = typing('depot', ['aktien']);
    type('PRODUKT.ART', 'KPE');
    type('WERTPAPIERSPARPLAN.AUSWAHL', 'yes');
    type('DEPOT.ZIELMARKT_KENNTNISSE_I1', 'BASIC');
    type('WERTPAPIERSPARPLAN.WKN_1', 'A2PKXG');
    await pause();
    finds.push('WERTPAPIERSPARPLAN.WKN_10');
    type('WERTPAPIERSPARPLAN.WKN_10', '716460');
    leave('WERTPAPIERSPARPLAN.WKN_1', 'WERTPAPIERSPARPLAN.WKN_10');
    await pause();
    await session.answered();
    expect(asked).toHaveLength(2);
    expect(asked.at(-1)?.fields).toMatchObject({
      'WERTPAPIERSPARPLAN.WKN_1': 'A2PKXG',
      'WERTPAPIERSPARPLAN.WKN_10': '716460',
    });
    expect(session.summary.map(({ field }) => field)).toEqual(['WERTPAPIERSPARPLAN.WKN_10']);
  });

  it('is nothing while a field beside it is asked for and says nothing', async () => {
    const { asked, type, pause } = typing('depot', ['aktien']);
    type('PRODUKT.ART', 'KPG');
    type('WERTPAPIERSPARPLAN.AUSWAHL', 'yes');
    type('DEPOT.ZIELMARKT_KENNTNISSE_I1', 'EXPERT');
    type('WERTPAPIERSPARPLAN.WKN_1', '716460');
    await pause();
    expect(asked).toEqual([]);
  });
});
