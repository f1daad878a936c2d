import type { FieldOf, GroupName } from '@domain/product-application/catalogue/catalogue';

/** The words of one field: its label, a hint, and a word for each of its codes. */
export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The words of all fields of applications in one language: a field without words does not compile. */
export type FieldTexts = { readonly [G in GroupName]: { readonly [F in FieldOf<G>]: FieldText } };
