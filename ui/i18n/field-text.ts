import type { CatalogueEntry, FieldOf, GroupName } from '@domain/product-application/catalogue/catalogue';

/** The words of one field: its label, a hint, a word for each of its codes, and what is judged in it by its id. */
export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly statements?: Readonly<Record<string, string>>;
}

/** What helps to fill in any field that is read by a rule, where the field itself has nothing nearer to say. */
type RuleTexts = {
  readonly [Rule in CatalogueEntry['spec']['rule']['type']]?: Pick<FieldText, 'hint'>;
};

/** The words of all fields of applications in one language: a field without words does not compile. */
export type FieldTexts = { readonly [G in GroupName]: { readonly [F in FieldOf<G>]: FieldText } } & {
  readonly RULE: RuleTexts;
};
