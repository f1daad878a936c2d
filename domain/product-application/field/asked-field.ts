import { flag, consent } from '@domain/form/kinds/flag';
import { oneOf } from '@domain/form/kinds/one-of';
import { text } from '@domain/form/kinds/text';
import { field } from '@domain/form/nodes/field';
import type { FieldLife, FieldNode, Node } from '@domain/form/nodes/node';
import { countries } from '@domain/codes/countries';
import { assertNever } from '@domain/assert-never';
import type { CatalogueEntry } from '../catalogue/catalogue';
import type { FieldValue } from './field-value';
import { readText } from './read-text';

/** A field as it is asked: its place in the catalogue, the kind of control, and its node in the form. */
export type AskedField = { readonly name: string; readonly entry: CatalogueEntry } & AskedControl;

type AskedControl =
  | { readonly control: 'text'; readonly node: FieldNode<string, FieldValue> }
  | {
      readonly control: 'choice';
      readonly codes: readonly string[];
      readonly node: FieldNode<string | undefined, string>;
    }
  | { readonly control: 'flag'; readonly node: FieldNode<boolean, boolean> };

/** What of a field's life depends on the product: that it may be left out, takes no input, is asked for in a situation. */
export type AskedLife = Pick<
  FieldLife<never>,
  'required' | 'when' | 'disabled' | 'updateOn' | 'missing' | 'secrecy'
> & {
  readonly initial?: string | boolean;
  /** A text that stands as this reads. */
  readonly follows?: Node<string>;
};

const listed = [...countries];

/** Makes the node of a field, by its rule in the catalogue. */
export function askedField(
  name: string,
  entry: CatalogueEntry,
  { initial, follows, ...life }: AskedLife,
): AskedField {
  const { rule } = entry.spec;
  const words = typeof initial === 'string' ? { ...life, initial } : life;
  const ticked = typeof initial === 'boolean' ? { ...life, initial } : life;
  switch (rule.type) {
    case 'choice':
    case 'holding':
      return { name, entry, control: 'choice', codes: rule.codes, node: field(oneOf(rule.codes), words) };
    case 'country':
      return { name, entry, control: 'choice', codes: listed, node: field(oneOf(listed), words) };
    case 'flag':
    case 'directDebit':
    case 'accountType':
      return { name, entry, control: 'flag', node: field(flag, ticked) };
    case 'consent':
    case 'acceptance':
      return { name, entry, control: 'flag', node: field<boolean, boolean>(consent, ticked) };
    case 'text':
    case 'amount':
    case 'percent':
    case 'whole':
    case 'digits':
    case 'day':
    case 'month':
    case 'postalCode':
    case 'dialCode':
    case 'phone':
    case 'email':
    case 'iban':
    case 'bic':
    case 'taxId':
    case 'tin':
    case 'wkn':
    case 'identifier':
    case 'identifiers':
      return {
        name,
        entry,
        control: 'text',
        node: field(
          text((typed) => readText(rule, typed)),
          { ...words, ...(follows && { follows }) },
        ),
      };
    default:
      return assertNever(rule);
  }
}
