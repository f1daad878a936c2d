import { assertNever } from '@domain/assert-never';
import { bic, type BicProblem } from '@domain/codes/bic';
import { countries } from '@domain/codes/countries';
import { iban } from '@domain/codes/iban';
import { isPostalCode } from '@domain/codes/postal-code';
import { taxId } from '@domain/codes/tax-id';
import { plainTaxNumber } from '@domain/codes/tax-number';
import { dialCode, hasDialCode, nationalNumber } from '@domain/codes/telephone';
import { wkn } from '@domain/codes/wkn';
import type { Finding } from '@domain/form/issue';
import { max, min } from '@domain/form/validators/bounds';
import { email } from '@domain/form/validators/email';
import { maxLength, minLength } from '@domain/form/validators/length';
import { pattern } from '@domain/form/validators/pattern';
import { passing } from '@domain/form/validators/validator';
import { formatShortIsoDate, parseGermanDate, parseShortGermanDate } from '@domain/time/german-date';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { MOST_IDENTIFIERS, type FieldRule } from '../catalogue/field-spec';
import { applicationFinding, type ApplicationFinding } from './application-finding';
import type { FieldValue } from './field-value';
import { readAmount, readPercent } from './read-amount';

type TextRule = Exclude<
  FieldRule,
  { readonly type: 'choice' | 'holding' | 'flag' | 'consent' | 'acceptance' | 'directDebit' | 'accountType' }
>;

type Read = E.Either<Finding, FieldValue>;

/** An id of the bank, of a link or of another bank: no blanks, nothing that could be markup. */
const IDENTIFIER = /^[A-Za-z0-9][\w.:~|+=/#-]{0,119}$/;
/** Signs that nobody sees and telephones and browsers copy along: marks of direction, joiners, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;
/** What no text is made of: signs of control, and halves of others. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
/** Latin letters with their marks, digits, and the punctuation of names and addresses (after DIN 91379). */
const WORDS = /^[\p{Script=Latin}\p{M}\d .,;:'’`´"„“‚‘/&()+\-–_#°!?§%*@]*$/u;
/** What names of persons and places are made of. */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’`´/()\-–]*$/u;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const FIRST_DAY = '01';

/** Reads what was typed by the rule of its field (brokerage.md 5, APP-07); blanks around it and what is unseen do not count. */
export function readText(rule: TextRule, typed: string): Read {
  const text = typed.replace(UNSEEN, '').trim();
  const isUnseen = text === '' && typed !== '';
  if (isUnseen || UNREADABLE.test(text)) return E.left(applicationFinding('application-characters'));
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
      return fitting('application-country', text.toUpperCase(), (code) => countries.has(code));
    case 'postalCode':
      return fitting('application-postal-code', text.toUpperCase(), isPostalCode);
    case 'dialCode':
      return found('application-dial-code', O.fromNullable(dialCode(text)));
    case 'phone':
      return found(
        hasDialCode(text) ? 'application-phone-with-code' : 'application-phone',
        O.fromNullable(nationalNumber(text)),
      );
    case 'email':
      return isEmail(text);
    case 'iban':
      return E.mapLeft((problem: IbanProblem) => applicationFinding(`application-iban-${problem}`))(
        iban(text),
      );
    case 'bic':
      return E.mapLeft((problem: BicProblem) => applicationFinding(`application-bic-${problem}`))(bic(text));
    case 'taxId':
      return E.mapLeft((problem: TaxProblem) => applicationFinding(`application-tax-id-${problem}`))(
        taxId(text),
      );
    case 'tin':
      return fitting('application-tin', plainTaxNumber(text), (number) => /^[A-Z0-9+-]{1,20}$/.test(number));
    case 'wkn':
      return E.mapLeft(() => applicationFinding('application-wkn'))(wkn(text));
    case 'identifier':
      return fitting('application-identifier', text, (id) => IDENTIFIER.test(id));
    case 'identifiers':
      return fitting('application-identifier', text, isIdentifiers);
    default:
      return assertNever(rule);
  }
}

function isIdentifiers(text: string): boolean {
  const ids = text.split(',');
  return ids.length <= MOST_IDENTIFIERS && ids.every((id) => IDENTIFIER.test(id));
}

type IbanProblem = 'format' | 'country' | 'length' | 'check-digits';
type TaxProblem = 'length' | 'digits' | 'check-digit';

const isEmail = passing(email());

const fitting = (key: ApplicationFinding, value: string, holds: (value: string) => boolean): Read =>
  holds(value) ? E.right(value) : E.left(applicationFinding(key));

const found = (key: ApplicationFinding, value: O.Option<FieldValue>): Read =>
  E.fromOption(() => applicationFinding(key))(value);

const isMonth = (text: string): boolean => /^\d{2}\.\d{4}$/.test(text);

const withinCenturies = (date: O.Option<LocalDate>): O.Option<LocalDate> =>
  O.filter((day: LocalDate) => yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR)(date);

function readWords(text: string, { min: least = 0, max: most = Infinity, isName }: Words): Read {
  return pipe(
    passing(minLength(least), maxLength(most))(text),
    E.chain((words): Read => {
      if (isName === true) return fitting('application-name', words, (said) => NAME.test(said));
      return fitting('application-characters', words, (said) => WORDS.test(said));
    }),
  );
}

type Words = Extract<FieldRule, { readonly type: 'text' }>;

interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** More digits than any count that is asked for. */
const WHOLE = /\d{1,9}/;
const LARGEST = 999_999_999;

const readWhole = (text: string, { least = 0, most = LARGEST }: Range): Read =>
  pipe(
    text.replace(/^0+(?=\d)/u, ''),
    passing(pattern(WHOLE, 'application-number'), min(String(least)), max(String(most))),
    E.map((digits) => String(Number(digits))),
  );

function readDigits(text: string, { least = 1, most = Infinity }: Range): Read {
  const plain = text.replace(/\s/g, '');
  const isOne = /^\d+$/.test(plain) && plain.length >= least && plain.length <= most;
  return isOne ? E.right(plain) : E.left(applicationFinding('application-digits', { most: String(most) }));
}
