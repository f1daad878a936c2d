import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { errorFinding, type Finding } from '../../form/issue';
import { isPositive, trimmed, type Decimal } from '../../money/decimal';
import { parseGermanAmount, withoutTrailingSeparator } from '../../money/german-amount';

/** All that the simulation finds wrong; each has a text. */
export type TaxFindingKey =
  | 'tax-quantity-missing'
  | 'tax-quantity-too-large'
  | 'tax-quantity-step'
  | 'tax-price-missing'
  | 'tax-number-format';

/** What is wrong, as an error. */
export const taxFinding = (key: TaxFindingKey, args: Readonly<Record<string, string>> = {}): Finding =>
  errorFinding(key, '', args);

/** A quantity or a price as typed: above 0, with so many decimals. */
export const readNumber =
  (maxDecimals: number) =>
  (text: string): E.Either<Finding, Decimal> =>
    pipe(
      parseGermanAmount(withoutTrailingSeparator(text), { maxDecimals }),
      E.mapLeft(() => taxFinding('tax-number-format')),
      E.filterOrElse(isPositive, () => taxFinding('tax-number-format')),
      E.map((value) => trimmed(value)),
    );
