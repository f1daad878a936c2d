import type { Amount } from '@domain/money/amount';
import { decimalText, parseDecimal } from '@domain/money/decimal';
import { parsePercentage } from '@domain/money/percentage';
import { EUR, unit, type Unit } from '@domain/money/unit';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireObject } from './wire-object';
import { wireText } from './wire-text';

/** A decimal as text: "-53.7700" (api.md 1). */
export const wireDecimal = wireText('Decimal', parseDecimal, decimalText);

/** PercentageString: "37.135" (api.md 1). */
export const wirePercentage = wireText('PercentageString', parsePercentage, decimalText);

/** ISO 4217 or a special unit; the bank may count in units this portal does not know. */
export const wireUnit = wireText('Unit', (text) => (text === '' ? O.none : O.some(unit(text))), String);

/** The unit of an amount: EUR where none is said (portal.md 3). */
const amountUnit = new t.Type<Unit, string>(
  wireUnit.name,
  wireUnit.is,
  (input, context) => (input === undefined ? t.success(EUR) : wireUnit.validate(input, context)),
  wireUnit.encode,
);

/** `{ value, unit }` (api.md 1). */
export const wireAmount: t.Type<Amount, { value: string; unit: string }> = wireObject('Amount', {
  value: wireDecimal,
  unit: amountUnit,
});
