import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogue,
  entryOf,
  groups,
  wireNameOf,
  type FieldName,
} from '@domain/product-application/catalogue/catalogue';
import { fieldsPage, namesPage } from '../../../scripts/forms/fields-page';

describe('the catalogue of fields', () => {
  it('has each name once, and exactly so many [APP-12]', () => {
    expect(catalogue).toHaveLength(941);
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(941);
  });

  it('has every group of the specification [APP-12]', () => {
    // brokerage.md 3, application form field catalogue, in its order.
    const specified =
      'PERSON POST TELEKOM MAILADRESSE PERSON_TIN_LAND WIRTSCHAFTSDATEN GIRO DEPOT WP_PRODUKTGRUPPE AUSZAHLUNG_KONTO ' +
      'ZUSTIMMUNG FINANZDIENSTLEISTER KARTEN KUNDENBINDUNG MARKETING_VERTRIEB PRODUKT LASTSCHRIFT_KONTO ' +
      'ANLAGEDEPOT_SCORING ANLAGEDEPOT_STAMM JUNIOR WERTPAPIERSPARPLAN PRAEMIE CFD_ANTWORT CFD_ERFAHRUNG CFD_KONTO ' +
      'TRANSAKTIONSVERHALTEN ONVISTA TGK_PLUS FESTGELD';
    expect(Object.keys(groups).sort()).toEqual(specified.split(' ').sort());
  });

  it.each([
    ['WP_PRODUKTGRUPPE', 4 * 40 * 3],
    ['PERSON_TIN_LAND', 4 * (2 + 3 * 2)],
    ['CFD_ANTWORT', 2 * 6],
  ])('generates group %s from persons and numbers: %d names [APP-12]', (group, count) => {
    expect(catalogue.filter((entry) => entry.group === group)).toHaveLength(count);
  });

  it('names person and number as decided, and compiles no other name [APP-12]', () => {
    const names: readonly FieldName[] = ['PERSON.VORNAME_I1', 'WP_PRODUKTGRUPPE.UUID_I1_7', 'GIRO.DISPO'];
    expect(names.every((name) => entryOf(name)?.name === name)).toBe(true);
    // @ts-expect-error There is no such person.
    const person: FieldName = 'PERSON.VORNAME_I3';
    // @ts-expect-error There are forty groups.
    const group: FieldName = 'WP_PRODUKTGRUPPE.UUID_I1_41';
    // @ts-expect-error A misspelt name.
    const misspelt: FieldName = 'PERSON.VORNAHME_I1';
    expect([person, group, misspelt].map(entryOf)).toEqual([undefined, undefined, undefined]);
  });

  it('compiles and knows no person whom a group does not have [APP-12]', () => {
    const names: readonly FieldName[] = [
      'PERSON.VORNAME_J',
      'PERSON.VORNAME_U',
      'POST.LAND_J',
      'PERSON_TIN_LAND.TIN_J_3',
      'KARTEN.KREDITKARTE_I2',
      'CFD_ANTWORT.ANTWORT_I2_6',
    ];
    expect(names.filter((name) => entryOf(name) === undefined)).toEqual([]);
    // @ts-expect-error A child has no cards.
    const card: FieldName = 'KARTEN.KREDITKARTE_J';
    // @ts-expect-error Nor has one who is not known yet.
    const unknown: FieldName = 'KARTEN.GIROCARD_U';
    // @ts-expect-error Legal representatives are no holders.
    const guardian: FieldName = 'KARTEN.KREDITKARTE_E1';
    // @ts-expect-error They do not trade for a child.
    const trader: FieldName = 'CFD_ANTWORT.ANTWORT_E2_1';
    // @ts-expect-error Where somebody lives is asked of one who is known.
    const nowhere: FieldName = 'POST.LAND_U';
    // @ts-expect-error A child need not be reached.
    const reached: FieldName = 'TELEKOM.NUMMER_J_1';
    // @ts-expect-error A child earns nothing.
    const earning: FieldName = 'WIRTSCHAFTSDATEN.NETTOEINKOMMEN_J';
    // @ts-expect-error A child consents by its guardians.
    const consent: FieldName = 'ZUSTIMMUNG.BEDINGUNGEN_J';
    // @ts-expect-error An account belongs to nobody in particular.
    const account: FieldName = 'GIRO.DISPO_I1';
    // @ts-expect-error A misspelt person.
    const misspelt: FieldName = 'PERSON.VORNAME_L1';
    // @ts-expect-error A person without a number.
    const unnumbered: FieldName = 'PERSON.VORNAME_I';
    const none = [card, unknown, guardian, trader, nowhere, reached, earning, consent, account];
    for (const name of [...none, misspelt, unnumbered])
      expect([name, entryOf(name), wireNameOf(name)]).toEqual([name, undefined, undefined]);
  });

  it.each([
    ['PERSON.VORNAME_J', 'PERSON.VORNAME_I1'],
    ['PERSON_TIN_LAND.TIN_J_2', 'PERSON_TIN_LAND.TIN_I1_2'],
    ['PERSON.VORNAME_E2', 'PERSON.VORNAME_E2'],
    ['PERSON.VORNAME_U', undefined],
    ['__proto__', undefined],
  ])('sends %s as %s [APP-12]', (name, sent) => {
    expect(wireNameOf(name)).toBe(sent);
  });

  it.each([
    ['fields.md', fieldsPage],
    ['field-names.md', namesPage],
  ])('is drawn in docs/%s as it stands [APP-12]', (file, draw) => {
    expect(readFileSync(join(__dirname, '../../../docs', file), 'utf8')).toBe(draw());
  });
});
