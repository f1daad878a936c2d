import { afterCode } from '@domain/codes/telephone';
import { decimalText, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber } from '@domain/money/german-amount';
import { parseDecimal } from '@domain/money/decimal';
import { entryOf, wireNameOf } from '@domain/product-application/catalogue/catalogue';
import type { FieldRule } from '@domain/product-application/catalogue/field-spec';
import type { NamedValue } from '@domain/product-application/application-request';
import type { PrefilledField } from '@domain/product-application/application-configuration';
import type { FieldValue } from '@domain/product-application/field/field-value';
import { formatGermanDate, formatShortGermanDate, parseShortIsoDate } from '@domain/time/german-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';

/** A field on the wire (api.md 9). */
export interface WireField {
  readonly fieldname: string;
  readonly fieldvalue: string;
}

const YES = 'J';
const NO = 'N';
const JOINT = '2';
const SINGLE = '1';
const DEBIT = 'LASTSCHRIFT';
const TRANSFER = 'UEBERWEISUNG';
const JOINT_CODE = 'KPG';
const SINGLE_CODE = 'KPE';
const GERMANY = '+49';
/** A month of the wire bears no day. */
const FIRST_DAY = '01';

/** Value mapping (brokerage.md 5, APP-08): J and N, 2 and 1, LASTSCHRIFT and UEBERWEISUNG, dots in decimals. */
function toWire({ type }: FieldRule, value: FieldValue): string {
  if (typeof value === 'boolean') {
    if (type === 'accountType') return value ? JOINT : SINGLE;
    if (type === 'directDebit') return value ? DEBIT : TRANSFER;
    return value ? YES : NO;
  }
  if (typeof value === 'string') return type === 'holding' ? (value === JOINT_CODE ? JOINT : SINGLE) : value;
  return decimalText(value);
}

/** What is sent of fields, by the names of the wire; what has none there is left out. */
export const toWireFields = (fields: readonly NamedValue[]): readonly WireField[] =>
  fields.flatMap(({ name, value }) => {
    const entry = entryOf(name);
    const fieldname = wireNameOf(name);
    if (entry === undefined || fieldname === undefined) return [];
    const mapped = toWire(entry.spec.rule, value);
    const isNumber = entry.spec.rule.type === 'phone';
    return [{ fieldname, fieldvalue: isNumber ? afterCode(codeBeside(name, fields), mapped) : mapped }];
  });

/** The country code that is said with a telephone number; of one that has no such field it is the German one. */
function codeBeside(name: string, fields: readonly NamedValue[]): string {
  const beside = name.replace('.NUMMER_', '.VORWAHL_');
  const code = fields.find((each) => each.name === beside && beside !== name)?.value;
  return typeof code === 'string' ? code : GERMANY;
}

/** What a field of the wire is in its control; one that the catalogue does not have, or that does not read, is none. */
export function toPrefilled({ fieldname, fieldvalue }: WireField): readonly PrefilledField[] {
  const entry = entryOf(fieldname);
  const read = entry && fromWire(entry.spec.rule, fieldvalue);
  return read === undefined ? [] : [{ name: fieldname, entry: read }];
}

function fromWire({ type }: FieldRule, text: string): string | boolean | undefined {
  switch (type) {
    case 'flag':
    case 'consent':
    case 'acceptance':
      return { [YES]: true, [NO]: false }[text];
    case 'accountType':
      return { [JOINT]: true, [SINGLE]: false }[text];
    case 'directDebit':
      return { [DEBIT]: true, [TRANSFER]: false }[text];
    case 'holding':
      return { [JOINT]: JOINT_CODE, [SINGLE]: SINGLE_CODE }[text];
    case 'day':
      return pipe(localDate(text), O.map(formatGermanDate), O.toUndefined);
    case 'month':
      return pipe(parseShortIsoDate(text, FIRST_DAY), O.map(formatShortGermanDate), O.toUndefined);
    case 'amount':
    case 'percent':
      return pipe(parseDecimal(text), O.map(typed), O.toUndefined);
    default:
      return text;
  }
}

/** Without thousands dots, as the field takes it. */
const typed = (value: Decimal): string =>
  formatGermanNumber(value, { minDecimals: 2, maxDecimals: 2 }).replaceAll('.', '');
