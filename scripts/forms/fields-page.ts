import {
  catalogue,
  entryOf,
  groups,
  wireNameOf,
  type CatalogueEntry,
} from '@domain/product-application/catalogue/catalogue';
import type { GroupSpec } from '@domain/product-application/catalogue/group-spec';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { products } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { groupNumbers } from '@domain/product-application/products/product-steps';
import type { FieldRule } from '@domain/product-application/catalogue/field-spec';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { markdownTable } from './markdown-table';

const everyGroup = groupNumbers.map((index) => `group-${index}`);

/** Every name that some application asks for, as it is sent. */
const askedNames = new Set(
  products
    .flatMap((product) => applicationFor(product, everyGroup).steps.flatMap(fieldsIn))
    .map(({ formFieldName }) => wireNameOf(formFieldName)),
);

/** The products that ask for a field, whatever person and number. */
function usedBy({ group, field }: CatalogueEntry): readonly string[] {
  return products.filter((product) =>
    applicationFor(product, everyGroup)
      .steps.flatMap(fieldsIn)
      .some(({ formFieldName }) => {
        const asked = entryOf(formFieldName);
        return asked?.group === group && asked.field === field;
      }),
  );
}

/** By what a field is filled that no application asks for, by group and field. */
export const filledBy: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MARKETING_VERTRIEB: {
    WERBE_ID: 'sent with consent: the cookie `AdvertisingId` up to its `#`',
    AFFILIATE_PARTNER: 'sent with consent: the first sign of the cookie `AffiliateId`',
    WERBEPARTNER: 'sent with consent: the rest of the cookie `AffiliateId`',
    REFERRER_CODE: 'sent with consent: the cookie `cac` after `wc=`',
    UI_TYP: 'sent: `userInterfaceType` of the configuration',
    VERMITTLER: 'sent: `vermittler` of the configuration',
    KANAL: 'sent: `marketingKanal` of the configuration',
    FORMULARVARIANTE: 'sent: `tracking.applicationType` of the advertising reference',
    WREF: 'sent: `wref` of the address, else `defaultWref` of the configuration, else `marketingProductKey` of the product’s reference',
  },
  PRODUKT: {
    MODULE:
      'sent: `modules` of the address or of the advertising reference, and the girocard’s with a girocard',
    BUENDEL: 'sent: `bundles` of the address or of the advertising reference',
  },
  WIRTSCHAFTSDATEN: { VORANSCHRIFT_INLAND: 'sent: whether `POST.VORHER_LAND` is Germany' },
  WERTPAPIERSPARPLAN: {
    GESAMTBETRAG: 'sent: the sum of all `SPARRATE`',
    ZIELMARKT_DEPOT: 'sent: the narrowest `DEPOT.ZIELMARKT_KENNTNISSE` of those who hold the depot',
    PRODUKTGRUPPE: 'not sent: `WP_PRODUKTGRUPPE.UUID` names every group for each holder',
    ERFAHRUNG: 'not sent: `WP_PRODUKTGRUPPE.ERFAHRUNGEN` says it of every group for each holder',
  },
};

/** Where the value of a field comes from: the products that ask for it, or what fills it. */
function sourceOf(entry: CatalogueEntry): string {
  const products = usedBy(entry);
  return products.length > 0 ? products.join(', ') : (filledBy[entry.group]?.[entry.field] ?? '');
}

/** Everything a rule says besides its type. */
function boundsOf({ spec: { rule } }: CatalogueEntry): string {
  const { type: _, ...bounds } = rule;
  return Object.entries(bounds)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' ') : String(value)}`)
    .join(', ');
}

interface Words {
  readonly label?: string;
  readonly hint?: string;
}

const texts: readonly Readonly<Record<string, Readonly<Record<string, Words>>>>[] = [
  germanFieldTexts,
  englishFieldTexts,
];

/** What is said of a field, German first; where it says nothing nearer itself, the hint of its type. */
const wordsOf = ({ group, field, spec: { rule } }: CatalogueEntry, kind: keyof Words): string =>
  texts
    .map(
      (words) => words[group]?.[field]?.[kind] ?? (kind === 'hint' ? words['RULE']?.[rule.type]?.hint : ''),
    )
    .map((said) => (said === undefined || said === '' ? '–' : said))
    .join(' / ');

/** How what is said in a field is written on the wire (brokerage.md 5, APP-08). */
const sentAs: Readonly<Record<FieldRule['type'], string>> = {
  text: 'as typed, trimmed',
  choice: 'the code',
  holding: 'KPE 1, KPG 2',
  amount: '1234.56',
  percent: '1.5',
  whole: '12',
  digits: 'digits alone',
  day: 'yyyy-MM-dd',
  month: 'yyyy-MM',
  country: 'ISO 3166 code',
  postalCode: 'in capitals',
  dialCode: '+49',
  phone: 'digits after the country code',
  email: 'as typed, trimmed',
  iban: 'capitals without spaces',
  bic: 'capitals without spaces',
  taxId: 'digits without spaces',
  tin: 'letters and digits in capitals',
  wkn: 'capitals',
  identifier: 'as it is',
  identifiers: 'with commas between them',
  flag: 'J or N',
  consent: 'J or N',
  acceptance: 'J or N',
  directDebit: 'LASTSCHRIFT or UEBERWEISUNG',
  accountType: '2 or 1',
};

/** Where each name is asked for: the steps of products, or what else fills it. */
function placesOf(entry: CatalogueEntry): string {
  const places = products.flatMap((product) => {
    const steps = applicationFor(product, everyGroup).steps.filter((step) =>
      fieldsIn(step).some(({ formFieldName }) => wireNameOf(formFieldName) === entry.name),
    );
    return steps.map(({ name }) => `${product} ${name}`);
  });
  return places.length > 0 ? places.join(', ') : (filledBy[entry.group]?.[entry.field] ?? 'by none yet');
}

/** Every name there is and where it is asked for, as a page of the guides. */
export const namesPage = (): string =>
  [
    '# The names of fields, one by one',
    `All ${catalogue.length} names of the wire and the steps that ask for each, drawn by \`npm run fields\`; [fields.md](fields.md) says what ` +
      'each field is. A child is sent as first holder. What is asked by none yet is what the document names for a person ' +
      'whom no product asks it of; the bank checks it all the same.',
    markdownTable(
      ['name', 'asked by product and step, or filled by'],
      catalogue.map((entry) => [`\`${entry.name}\``, placesOf(entry)]),
    ),
  ]
    .join('\n\n')
    .concat('\n');

/** Whom a group is asked of, a child and one not known yet among them. */
const personsOf = (group: string): readonly string[] => {
  const specs: Readonly<Record<string, GroupSpec>> = groups;
  return specs[group]?.roles ?? [];
};

const isPerPerson = (same: readonly CatalogueEntry[]): boolean => same.some(({ role }) => role !== undefined);

/** All fields of applications as a page of the guides: one row a field, with the persons and numbers of its names. */
export function fieldsPage(): string {
  const parts = Object.keys(groups).map((group) => {
    const entries = catalogue.filter((entry) => entry.group === group);
    const fields = [...new Set(entries.map(({ field }) => field))];
    const rows = fields.flatMap((field) => {
      const same = entries.filter((entry) => entry.field === field);
      const [first] = same;
      if (first === undefined) return [];
      const persons = isPerPerson(same) ? personsOf(group) : [];
      const numbers = Math.max(...same.map(({ index }) => index ?? 0));
      return [
        [
          field,
          String(same.length),
          String(same.filter(({ name }) => askedNames.has(name)).length),
          persons.join(' '),
          numbers === 0 ? '' : `1 to ${numbers}`,
          first.spec.rule.type,
          boundsOf(first),
          sentAs[first.spec.rule.type],
          wordsOf(first, 'label'),
          wordsOf(first, 'hint'),
          first.spec.autocomplete,
          first.spec.sensitivity,
          sourceOf(first),
        ],
      ];
    });
    const head = [
      'field',
      'names',
      'asked',
      'persons',
      'numbers',
      'type',
      'rule',
      'sent as',
      'label',
      'hint',
      'autocomplete',
      'sensitivity',
      'used by, or filled by',
    ];
    return `## ${group}: ${entries.length}\n\n${markdownTable(head, rows)}`;
  });
  return [
    '# The fields of applications',
    `${catalogue.length} names, ${catalogue.filter(({ name }) => askedNames.has(name)).length} of them asked for by an application, drawn by \`npm run fields\` from the catalogue itself; a test says when it is old. A name is ` +
      '`GROUP.FIELD`, then the person and the number: `PERSON.VORNAME_I1`, `WP_PRODUKTGRUPPE.UUID_I2_7`. None of what ' +
      'stands in them is ever logged. A child (J) is sent as I1, and what is said of a person not known yet (U) not at all: ' +
      'neither is a name of its own.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}
