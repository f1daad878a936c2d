import { amount, type Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { unit } from '@domain/money/unit';
import type { StoredFields } from './stored-fields';

/** An amount as it is stored: texts, so that no decimal is lost. */
export const storedAmount = ({ value, unit: of }: Amount) => ({ value: decimalText(value), unit: of });

/** The amount of a stored one; throws on a value that is no decimal. */
export const readAmount = (fields: StoredFields): Amount =>
  amount(fields.text('value'), unit(fields.text('unit')));
