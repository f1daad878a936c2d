import type {
  AskedGroup,
  AskedStatement,
  DepositCondition,
} from '@domain/product-application/application-configuration';
import type { CatalogueEntry, FieldName } from '@domain/product-application/catalogue/catalogue';
import type { FieldText, FieldTexts } from '@ui/i18n/field-text';
import { countryName } from '@ui/i18n/country-name';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

type Words = Readonly<Record<string, Readonly<Record<string, Partial<FieldText>>>>>;

/** What is needed to say a field in words. */
export interface Wording {
  readonly t: TextLookup;
  /** The words of all fields in the language shown, or the one before while they come. */
  readonly fields: FieldTexts;
  readonly formats: Pick<Formats, 'language' | 'amount' | 'decimal' | 'percent' | 'day'>;
  /** A product group by its number. */
  readonly group: (index: number) => AskedGroup | undefined;
  /** What the bank pays on a deposit of so many months. */
  readonly condition: (term: string) => DepositCondition | undefined;
  /** What the bank asks in a field, where it has words of its own for it. */
  readonly statement: (name: string) => AskedStatement | undefined;
  /** What is agreed to in a field, as HTML of the bank. */
  readonly legalText: (name: string) => string | undefined;
  /** What the bank knows of its customer, by the name of the field that would ask for it. */
  readonly known: (name: string) => string | undefined;
}

const textOf = (
  { group, field }: Pick<CatalogueEntry, 'group' | 'field'>,
  { fields }: Pick<Wording, 'fields'>,
): Partial<FieldText> | undefined => {
  const words: Words = fields;
  return words[group]?.[field];
};

/** The label of a field; of a product group its name, of a question the question, of a further one its number. */
export function labelOf(entry: CatalogueEntry, wording: Wording): string {
  const { t } = wording;
  const { group, field, index, name: full } = entry;
  const asked = wording.statement(full);
  if (asked !== undefined) return textOf(entry, wording)?.statements?.[asked.id ?? ''] ?? asked.text;
  const label = textOf(entry, wording)?.label ?? full;
  if (index === undefined) return label;
  if (group === 'WP_PRODUKTGRUPPE') {
    const name = groupName(wording.group(index), wording) ?? label;
    return field === 'KENNTNISSE' ? name : t('application.ofPerson', { label, person: name });
  }
  return index === 1 ? label : t('application.number', { label, number: index });
}

/** Our name of a product group; of one that we do not know yet, the bank's. */
const groupName = (asked: AskedGroup | undefined, { fields }: Wording): string | undefined =>
  asked && (fields.WP_PRODUKTGRUPPE.UUID.options?.[asked.id] ?? asked.name);

/** Long lists of the same question, which always begin with their first: it says the hint for all. */
const lists: readonly string[] = ['WP_PRODUKTGRUPPE.KENNTNISSE', 'CFD_ANTWORT.ANTWORT'];

/** What helps to fill it in: what the field says itself, or else what is said of every field that is read like it. */
export function hintOf(entry: CatalogueEntry, wording: Pick<Wording, 'fields'>): string | undefined {
  const { group, field, index = 1, spec } = entry;
  if (index > 1 && lists.includes(`${group}.${field}`)) return undefined;
  return textOf(entry, wording)?.hint ?? wording.fields.RULE[spec.rule.type]?.hint;
}

/** The words of a code: those of the field, of a term with its rate, or the name of a country. */
export function codeText(entry: CatalogueEntry, code: string, wording: Wording): string {
  if (entry.spec.rule.type === 'country') return countryName(wording.formats.language, code);
  const words = textOf(entry, wording)?.options?.[code] ?? code;
  const condition = entry.name === TERM ? wording.condition(code) : undefined;
  if (condition === undefined) return words;
  const rate = wording.formats.percent(condition.rate);
  return wording.t('application.atRate', { term: words, rate });
}

/** The field whose choices come with what the bank pays for each. */
const TERM: FieldName = 'FESTGELD.LAUFZEIT';
