import type { FieldValue } from './field/field-value';
import type { Product } from './engine/product';

/** A field that is sent, by its name in the form. */
export interface NamedValue {
  readonly name: string;
  readonly value: FieldValue;
}

/** All that an application says; a change is sent by another method. */
export interface ApplicationRequest {
  readonly product: Product;
  readonly isChange: boolean;
  readonly fields: readonly NamedValue[];
}
