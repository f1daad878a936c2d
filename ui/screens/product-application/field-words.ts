import type { CatalogueEntry } from '@domain/product-application/catalogue/catalogue';
import type { AskedField } from '@domain/product-application/field/asked-field';
import { englishFieldTexts } from '@ui/i18n/english-field-texts';
import type { FieldText } from '@ui/i18n/field-text';
import type { Formats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import type { TextLookup } from '@ui/i18n/texts';

type Words = Readonly<Record<string, Readonly<Record<string, FieldText>>>>;

/** The words of all fields, with the chunk of this page: the first page of the portal does not carry them. */
const words: Readonly<Record<Formats['language'], Words>> = { de: germanFieldTexts, en: englishFieldTexts };

/** What is needed to say a field in words. */
export interface Wording {
  readonly t: TextLookup;
  readonly formats: Pick<Formats, 'language'>;
  /** The name of a product group by its number. */
  readonly groupName: (index: number) => string | undefined;
  /** What the bank asks in a field, where it has words of its own for it. */
  readonly statement: (name: string) => string | undefined;
}

const textOf = ({ group, field }: CatalogueEntry, { formats }: Wording): FieldText | undefined =>
  words[formats.language][group]?.[field];

/** The label of a field; of a product group its name, of a question the question, of a further one its number. */
export function labelOf(entry: CatalogueEntry, wording: Wording): string {
  const { t, groupName, statement } = wording;
  const { group, field, index, name: full } = entry;
  const said = statement(full);
  if (said !== undefined) return said;
  const label = textOf(entry, wording)?.label ?? full;
  if (index === undefined) return label;
  if (group === 'WP_PRODUKTGRUPPE') {
    const name = groupName(index) ?? label;
    return field === 'KENNTNISSE' ? name : t('application.ofPerson', { label, person: name });
  }
  return index === 1 ? label : t('application.number', { label, number: index });
}

/** What helps to fill it in. */
export const hintOf = (entry: CatalogueEntry, wording: Wording): string | undefined =>
  textOf(entry, wording)?.hint;

/** The words of a code: those of the field, or the name of a country. */
export function codeText(entry: CatalogueEntry, code: string, wording: Wording): string {
  if (entry.spec.rule.type === 'country')
    return new Intl.DisplayNames([wording.formats.language], { type: 'region' }).of(code) ?? code;
  return textOf(entry, wording)?.options?.[code] ?? code;
}

/** What stands in a field, as the summary says it; undefined for nothing. */
export function saidIn({ entry, control }: AskedField, value: unknown, wording: Wording): string | undefined {
  if (control === 'flag')
    return wording.t(value === true ? 'application.summary.yes' : 'application.summary.no');
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return control === 'choice' ? codeText(entry, value, wording) : value.trim();
}
