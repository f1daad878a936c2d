import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { iban, type Iban, type IbanProblem } from '../../codes/iban';
import { errorFinding, type Finding } from '../../form/issue';
import { compare, hundred, isPositive, parseDecimal, type Decimal } from '../../money/decimal';
import { parseGermanAmount, withoutTrailingSeparator, type AmountProblem } from '../../money/german-amount';
import { parseGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import * as O from 'fp-ts/Option';

/** All that the form itself finds wrong with a plan; each has a text. */
export const planFindingKeys = [
  'plan-depot-missing',
  'plan-instrument-missing',
  'plan-rate-missing',
  'plan-share-missing',
  'plan-total-missing',
  'plan-amount-format',
  'plan-amount-ambiguous',
  'plan-rate-below-minimum',
  'plan-total-above-limit',
  'plan-debit-above-limit',
  'plan-share-too-large',
  'plan-shares-not-hundred',
  'plan-instrument-twice',
  'plan-instrument-not-eligible',
  'plan-start-missing',
  'plan-day-missing',
  'plan-date-impossible',
  'plan-end-missing',
  'plan-end-before-start',
  'plan-suspension-incomplete',
  'plan-suspension-order',
  'plan-account-missing',
  'plan-iban-missing',
  'plan-iban-wrong',
  'plan-mandate-missing',
  'plan-name-too-long',
  'plan-unexpected',
] as const;

/** See planFindingKeys. */
export type PlanFindingKey = (typeof planFindingKeys)[number];

/** What the form finds wrong, as an error. */
export const planFinding = (key: PlanFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(key, '', args);

const amountFinding = (problem: AmountProblem): Finding => {
  if (problem.kind !== 'decimals') return planFinding('plan-amount-format');
  const [first, second] = problem.offers;
  return second === undefined
    ? planFinding('plan-amount-format')
    : planFinding('plan-amount-ambiguous', { first, second });
};

/** An amount of euro as typed: up to two decimals, above 0. */
export const readEuro = (text: string): E.Either<Finding, Decimal> =>
  pipe(
    parseGermanAmount(withoutTrailingSeparator(text)),
    E.mapLeft(amountFinding),
    E.filterOrElse(isPositive, () => planFinding('plan-amount-format')),
  );

/** A share in percent as typed: above 0, at most 100. */
export const readPercent = (text: string): E.Either<Finding, Decimal> =>
  pipe(
    readEuro(text.replace(/%\s*$/, '')),
    E.filterOrElse(
      (value) => compare(value, hundred) <= 0,
      () => planFinding('plan-share-too-large'),
    ),
  );

/** A day as typed. */
export const readDay = (text: string): E.Either<Finding, LocalDate> =>
  pipe(
    parseGermanDate(text),
    O.match(() => E.left(planFinding('plan-date-impossible')), E.right),
  );

/** An IBAN as typed. */
export const readIban = (text: string): E.Either<Finding, Iban> =>
  E.mapLeft((_: IbanProblem) => planFinding('plan-iban-wrong'))(iban(text));

/** A number in the form of the wire, as a code of a choice: 3 for three percent. */
export const readCode = (text: string): Decimal | undefined => O.toUndefined(parseDecimal(text));

/** The longest name a plan can have. */
export const LONGEST_NAME = 40;

/** A name as typed. */
export const readName = (text: string): E.Either<Finding, string> =>
  text.trim().length > LONGEST_NAME
    ? E.left(planFinding('plan-name-too-long', { length: String(LONGEST_NAME) }))
    : E.right(text.trim());
