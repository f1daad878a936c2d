import { catalogue, groups } from '@domain/product-application/catalogue/catalogue';
import { specifiedFields } from './specified-fields';

const holders = ['I1', 'I2'];
const everybody = ['I1', 'I2', 'E1', 'E2'];

/** How often the document has a field: for whom, and numbered how far. */
const repeated: readonly (readonly [field: string, persons: readonly string[], most: number])[] = [
  ['PERSON_TIN_LAND.LAND', everybody, 3],
  ['PERSON_TIN_LAND.TIN', everybody, 3],
  ['WP_PRODUKTGRUPPE.UUID', everybody, 40],
  ['WP_PRODUKTGRUPPE.KENNTNISSE', everybody, 40],
  ['WP_PRODUKTGRUPPE.ERFAHRUNGEN', everybody, 40],
  ['WERTPAPIERSPARPLAN.WKN', [], 10],
  ['WERTPAPIERSPARPLAN.SPARRATE', [], 10],
  ['CFD_ANTWORT.ANTWORT', holders, 6],
  ['TRANSAKTIONSVERHALTEN.LAND', everybody, 5],
];

const PERSON_AND_NUMBER = /(?:_(?:I1|I2|E1|E2))?(?:_\d+)?$/u;

describe('the catalogue beside the document, field by field [APP-12]', () => {
  it.each(Object.keys(groups))('%s has what is specified, and nothing else', (group) => {
    const names = catalogue.filter((entry) => entry.group === group).map(({ name }) => name);
    const fields = new Set(names.map((name) => name.slice(group.length + 1).replace(PERSON_AND_NUMBER, '')));
    expect([...fields].toSorted()).toEqual(
      (specifiedFields[group] ?? []).flatMap(([, ...parts]) => parts).toSorted(),
    );
  });

  it.each(repeated)('%s stands for each person and number', (field, persons, most) => {
    const suffixes = persons.length === 0 ? [''] : persons.map((person) => `_${person}`);
    const numbered = suffixes.flatMap((suffix) =>
      Array.from({ length: most }, (_, index) => `${field}${suffix}_${index + 1}`),
    );
    const names = catalogue.map(({ name }) => name).filter((name) => name.startsWith(`${field}_`));
    expect(names.toSorted()).toEqual(numbered.toSorted());
  });
});
