import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { iban, type Iban } from '../../codes/iban';
import { errorFinding, type Finding } from '../../form/issue';
import { compare, hundred, isPositive, type Decimal } from '../../money/decimal';
import { parseGermanAmount, withoutTrailingSeparator } from '../../money/german-amount';
import { parseGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';

/** All that the form itself finds wrong with an order of a fund depot; each has a text. */
export type FundFindingKey =
  | 'fund-amount-missing'
  | 'fund-amount-format'
  | 'fund-amount-ambiguous'
  | 'fund-below-minimum'
  | 'fund-above-maximum'
  | 'fund-above-available'
  | 'fund-debit-above-limit'
  | 'fund-rest-too-low'
  | 'fund-percent-missing'
  | 'fund-percent-range'
  | 'fund-start-missing'
  | 'fund-date-impossible'
  | 'fund-start-range'
  | 'fund-end-missing'
  | 'fund-end-before-start'
  | 'fund-day-missing'
  | 'fund-account-missing'
  | 'fund-mandate-missing'
  | 'fund-closing-unconfirmed'
  | 'fund-iban-missing'
  | 'fund-iban-wrong'
  | 'fund-iban-same';

/** What the form finds wrong, as an error. */
export const fundFinding = (key: FundFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(key, '', args);

/** An amount of euro as typed: up to two decimals, above 0. */
export const readEuro = (text: string): E.Either<Finding, Decimal> =>
  pipe(
    parseGermanAmount(withoutTrailingSeparator(text)),
    E.mapLeft((problem) => {
      const [first, second] = problem.kind === 'decimals' ? problem.offers : [];
      return first === undefined || second === undefined
        ? fundFinding('fund-amount-format')
        : fundFinding('fund-amount-ambiguous', { first, second });
    }),
    E.filterOrElse(isPositive, () => fundFinding('fund-amount-format')),
  );

/** A part in percent as typed: above 0 and below 100, with up to two decimals; all of it is said otherwise. */
export const readPart = (text: string): E.Either<Finding, Decimal> =>
  pipe(
    parseGermanAmount(withoutTrailingSeparator(text.replace(/%\s*$/, ''))),
    E.mapLeft(() => fundFinding('fund-percent-range')),
    E.filterOrElse(
      (percent) => isPositive(percent) && compare(percent, hundred) < 0,
      () => fundFinding('fund-percent-range'),
    ),
  );

/** A day as typed. */
export const readDay = (text: string): E.Either<Finding, LocalDate> =>
  E.fromOption(() => fundFinding('fund-date-impossible'))(parseGermanDate(text));

/** An IBAN as typed. */
export const readIban = (text: string): E.Either<Finding, Iban> =>
  E.mapLeft(() => fundFinding('fund-iban-wrong'))(iban(text));
