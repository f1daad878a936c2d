import type { AskedField } from '@domain/product-application/field/asked-field';
import { decimal } from '@domain/money/decimal';
import {
  crossedWith,
  issuesIn,
  named,
  placeIn,
  valueIn,
} from '@domain/product-application/engine/application-places';
import type { StepName } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import type { Message } from '@domain/message/message';
import { opened } from './opened';

/** The names that a step is asked about with, where every field says its own name, or what the test says. */
function besides(product: Product, name: StepName, valueOf = (asked: AskedField): unknown => asked.name) {
  const { compiled } = opened(product, {}, ['aktien', 'fonds']);
  const step = compiled.steps.get(name);
  if (step === undefined) throw new Error(`No step ${name}`);
  return crossedWith(step, compiled, valueOf).map((each) => each.name);
}

describe('what the bank judges a step by beside it [APP-06]', () => {
  it.each([
    ['depot', 'I1', 'I2'],
    ['junior-depot', 'E1', 'E2'],
  ] as const)('the plan of a %s: what %s says they know, and the market of %s', (product, role, other) => {
    expect(besides(product, 'sparplan')).toEqual([
      `DEPOT.ZIELMARKT_KENNTNISSE_${role}`,
      `DEPOT.ZIELMARKT_KENNTNISSE_${other}`,
      `WP_PRODUKTGRUPPE.UUID_${role}_1`,
      `WP_PRODUKTGRUPPE.KENNTNISSE_${role}_1`,
      `WP_PRODUKTGRUPPE.UUID_${role}_2`,
      `WP_PRODUKTGRUPPE.KENNTNISSE_${role}_2`,
    ]);
  });

  it('a person: nothing that the step does not ask itself', () => {
    expect(besides('depot', 'person-i1')).toEqual([]);
  });

  it('nothing of what was not said', () => {
    expect(
      besides('depot', 'sparplan', ({ control }) => (control === 'text' ? 'aktien' : undefined)),
    ).toEqual(['WP_PRODUKTGRUPPE.UUID_I1_1', 'WP_PRODUKTGRUPPE.UUID_I1_2']);
  });
});

describe('where what the bank names stands in the form (decisions.md) [APP-05] [APP-09]', () => {
  it.each<[Product, string, string | undefined]>([
    ['depot', 'PERSON.NAME_I1', 'PERSON.NAME_I1'],
    ['junior-depot', 'PERSON.NAME_I1', 'PERSON.NAME_J'],
    ['junior-depot', 'PERSON.NAME_E1', 'PERSON.NAME_E1'],
    ['junior-depot', 'PERSON.BERUF_I1', undefined],
    ['depot', 'PERSON_TIN_LAND.TIN_I2_3', 'PERSON_TIN_LAND.TIN_I2_3'],
    ['depot', 'WERTPAPIERSPARPLAN.GESAMTBETRAG', 'WERTPAPIERSPARPLAN.SPARRATE_1'],
    ['depot', 'FESTGELD.LAUFZEIT', undefined],
    ['depot', 'fields[0].value', undefined],
  ])('in the application for %s %s stands at %s', (product, told, place) => {
    expect(placeIn(told, opened(product).compiled)).toBe(place);
  });

  it('numbered fields of a child are those of the first holder as well', () => {
    const { compiled } = opened('depot');
    const asked = compiled.fields.get('PERSON.NAME_I1');
    if (asked === undefined) throw new Error('It is asked');
    const fields = new Map([['PERSON_TIN_LAND.TIN_J_2', asked]]);
    expect(placeIn('PERSON_TIN_LAND.TIN_I1_2', { fields })).toBe('PERSON_TIN_LAND.TIN_J_2');
  });

  const message = (key: string, ...origin: readonly string[]): Message => ({
    severity: 'ERROR',
    key,
    args: { most: '3' },
    origin,
  });

  it('a message attaches to each field it names, and else to the form [APP-05]', () => {
    const messages = [
      message('one', 'PERSON.NAME_I1'),
      message('both', 'POST.PLZ_I1', 'POST.LAND_I1'),
      message('elsewhere', 'FESTGELD.LAUFZEIT'),
      message('some', 'FESTGELD.LAUFZEIT', 'POST.ORT_I1'),
      { ...message('all'), text: 'The words of the bank' },
    ];
    const issue = { severity: 'ERROR', args: { most: '3' }, fallback: '', source: 'server' };
    expect(issuesIn(messages, opened('depot').compiled)).toEqual([
      { ...issue, key: 'one', field: 'PERSON.NAME_I1' },
      { ...issue, key: 'both', field: 'POST.PLZ_I1' },
      { ...issue, key: 'both', field: 'POST.LAND_I1' },
      { ...issue, key: 'elsewhere', field: undefined },
      { ...issue, key: 'some', field: 'POST.ORT_I1' },
      { ...issue, key: 'all', field: undefined, fallback: 'The words of the bank' },
    ]);
  });
});

describe('what can be sent of a form [APP-08]', () => {
  it.each([
    ['a text', 'x'],
    ['an empty text', ''],
    ['yes', true],
    ['no', false],
    ['an amount', decimal('12.50')],
  ])('%s is', (_, value) => {
    expect(valueIn('name', value)).toEqual([{ name: 'name', value }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['a list', ['x']],
    ['a record', { units: 12 }],
    ['an empty record', {}],
  ])('%s is not', (_, value) => {
    expect(valueIn('name', value)).toEqual([]);
  });

  it('is each field by its name', () => {
    const fields = [
      { path: 'PERSON.NAME_I1', address: 'PERSON.NAME_I1', value: 'Neumann' },
      { path: 'GIRO.DISPO', address: 'GIRO.DISPO', value: undefined },
    ];
    expect(named({ fields, asked: new Map(), pathOf: () => undefined })).toEqual([
      { name: 'PERSON.NAME_I1', value: 'Neumann' },
    ]);
  });
});
