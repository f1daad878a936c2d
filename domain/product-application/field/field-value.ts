import type { Decimal } from '@domain/money/decimal';

/** What a field of an application reads: a text, a code or a day as it is; yes or no; an exact number. */
export type FieldValue = string | boolean | Decimal;
