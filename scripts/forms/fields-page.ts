import {
  catalogue,
  entryOf,
  groups,
  wireNameOf,
  type CatalogueEntry,
} from '@domain/product-application/catalogue/catalogue';
import type { GroupSpec } from '@domain/product-application/catalogue/group-spec';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { products } from '@domain/product-application/engine/description';
import { applicationFor } from '@domain/product-application/products/products';
import { groupNumbers } from '@domain/product-application/products/product-steps';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
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
    WREF: 'sent: `wref` of the address, else `defaultWref` of the configuration',
  },
  PRODUKT: {
    MODULE:
      'sent: `modules` of the address or of the advertising reference, and the girocard’s with a girocard',
    BUENDEL: 'sent: `bundles` of the address or of the advertising reference',
  },
  WIRTSCHAFTSDATEN: { VORANSCHRIFT_INLAND: 'sent: whether `POST.VORHER_LAND` is Germany' },
  WERTPAPIERSPARPLAN: {
    GESAMTBETRAG: 'sent: the sum of all `SPARRATE`',
    ZIELMARKT_DEPOT: 'sent: `DEPOT.ZIELMARKT_KENNTNISSE` of whoever applies',
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

function labelOf({ group, field }: CatalogueEntry): string {
  const words: Readonly<Record<string, Readonly<Record<string, Words>>>> = englishFieldTexts;
  return words[group]?.[field]?.label ?? '';
}

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
          labelOf(first),
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
      'label',
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
