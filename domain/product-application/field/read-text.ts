import { assertNever } from '@domain/assert-never';
import { countries } from '@domain/codes/countries';
import { iban } from '@domain/codes/iban';
import { isPostalCode } from '@domain/codes/postal-code';
import { taxId } from '@domain/codes/tax-id';
import { plainTaxNumber } from '@domain/codes/tax-number';
import { dialCode, nationalNumber } from '@domain/codes/telephone';
import { wkn } from '@domain/codes/wkn';
import type { Finding } from '@domain/form/issue';
import { formatShortIsoDate, parseGermanDate, parseShortGermanDate } from '@domain/time/german-date';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { FieldRule } from '../catalogue/field-spec';
import { applicationFinding, type ApplicationFinding } from './application-finding';
import type { FieldValue } from './field-value';
import { readAmount, readPercent } from './read-amount';

type TextRule = Exclude<
  FieldRule,
  { readonly type: 'choice' | 'holding' | 'flag' | 'consent' | 'acceptance' | 'directDebit' | 'accountType' }
>;

type Read = E.Either<Finding, FieldValue>;

/** Something, an at sign, and a host with a dot. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** An id of the bank or of a link: no blanks, nothing that could be markup. */
const IDENTIFIER = /^[\w.:-]{1,64}$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const FIRST_DAY = '01';

/** Reads what was typed by the rule of its field (brokerage.md 5, APP-07); blanks around it do not count. */
export function readText(rule: TextRule, typed: string): Read {
  const text = typed.trim();
  switch (rule.type) {
    case 'text':
      return readWords(text, rule);
    case 'amount':
      return readAmount(text, rule);
    case 'percent':
      return readPercent(text, rule);
    case 'whole':
      return readWhole(text, rule);
    case 'digits':
      return readDigits(text, rule);
    case 'day':
      return found('application-date', withinCenturies(parseGermanDate(text)));
    case 'month':
      return found(
        'application-month',
        pipe(
          withinCenturies(parseShortGermanDate(isMonth(text) ? text : '', FIRST_DAY)),
          O.map(formatShortIsoDate),
        ),
      );
    case 'country':
      return passing('application-country', text.toUpperCase(), (code) => countries.has(code));
    case 'postalCode':
      return passing('application-postal-code', text.toUpperCase(), isPostalCode);
    case 'dialCode':
      return found('application-dial-code', O.fromNullable(dialCode(text)));
    case 'phone':
      return found('application-phone', O.fromNullable(nationalNumber(text)));
    case 'email':
      return passing('application-email', text, (address) => EMAIL.test(address));
    case 'iban':
      return E.mapLeft((problem: IbanProblem) => applicationFinding(`application-iban-${problem}`))(
        iban(text),
      );
    case 'taxId':
      return E.mapLeft((problem: TaxProblem) => applicationFinding(`application-tax-id-${problem}`))(
        taxId(text),
      );
    case 'tin':
      return passing('application-tin', plainTaxNumber(text), (number) => /^[A-Z0-9+]{1,20}$/.test(number));
    case 'wkn':
      return E.mapLeft(() => applicationFinding('application-wkn'))(wkn(text));
    case 'identifier':
      return passing('application-identifier', text, (id) => IDENTIFIER.test(id));
    case 'identifiers':
      return passing('application-identifier', text, (ids) =>
        ids.split(',').every((id) => IDENTIFIER.test(id)),
      );
    default:
      return assertNever(rule);
  }
}

type IbanProblem = 'format' | 'country' | 'length' | 'check-digits';
type TaxProblem = 'length' | 'digits' | 'check-digit';

const passing = (key: ApplicationFinding, value: string, holds: (value: string) => boolean): Read =>
  holds(value) ? E.right(value) : E.left(applicationFinding(key));

const found = (key: ApplicationFinding, value: O.Option<FieldValue>): Read =>
  E.fromOption(() => applicationFinding(key))(value);

const isMonth = (text: string): boolean => /^\d{2}\.\d{4}$/.test(text);

const withinCenturies = (date: O.Option<LocalDate>): O.Option<LocalDate> =>
  O.filter((day: LocalDate) => yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR)(date);

function readWords(
  text: string,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): Read {
  const length = Array.from(text).length;
  if (length < min) return E.left(applicationFinding('minLength', { length: String(min) }));
  return length > max ? E.left(applicationFinding('maxLength', { length: String(max) })) : E.right(text);
}

interface Range {
  readonly least?: number;
  readonly most?: number;
}

function readWhole(text: string, { least = 0, most = Infinity }: Range): Read {
  const isOne = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isOne
    ? E.right(String(Number(text)))
    : E.left(applicationFinding('application-number', { least: String(least), most: String(most) }));
}

function readDigits(text: string, { least = 1, most = Infinity }: Range): Read {
  const plain = text.replace(/\s/g, '');
  const isOne = /^\d+$/.test(plain) && plain.length >= least && plain.length <= most;
  return isOne ? E.right(plain) : E.left(applicationFinding('application-digits', { most: String(most) }));
}
