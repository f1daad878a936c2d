import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Finding } from '../../form/issue';
import { compare, hundred, isPositive, trimmed, type Decimal } from '../../money/decimal';
import { parseGermanAmount, withoutTrailingSeparator } from '../../money/german-amount';
import { percentage, type Percentage } from '../../money/percentage';
import { isFund, type InstrumentType } from '../../instrument/instrument-type';
import { amountFinding, orderFinding, type OrderFindingKey } from './order-finding';

/** Decimals of a limit or trigger (ORD-09). */
const PRICE_DECIMALS = 4;
/** Fund units come in thousandths; elsewhere three decimals are more likely a mistyped thousands dot. */
const FUND_UNIT_DECIMALS = 3;
const QUANTITY_DECIMALS = 2;
const MONEY_DECIMALS = 2;
/** Decimals of a distance in percent. */
const SHARE_DECIMALS = 2;

/** A limit or trigger as typed: German form, up to four decimals, above 0; `missing` is said where no digit is. */
export const readPrice = (
  text: string,
  missing: OrderFindingKey = 'order-amount-format',
): E.Either<Finding, Decimal> => readPositive(text, PRICE_DECIMALS, missing);

/** An amount of money as typed: up to two decimals, above 0. */
export const readMoney = (text: string): E.Either<Finding, Decimal> =>
  readPositive(text, MONEY_DECIMALS, 'order-amount-format');

/** A share of the price as typed: above 0 and below 100 percent (rules.md 2). */
export const readShare = (text: string, missing: OrderFindingKey): E.Either<Finding, Percentage> =>
  pipe(
    readPositive(text.replace(/%\s*$/, ''), SHARE_DECIMALS, missing),
    E.filterOrElse(
      (value) => compare(value, hundred) < 0,
      () => orderFinding('order-distance-too-large'),
    ),
    E.map(percentage),
  );

/** A quantity as typed: digits with an optional decimal fraction, above 0 (ORD-08). */
export const readQuantity = (text: string, type: InstrumentType | undefined): E.Either<Finding, Decimal> =>
  readPositive(
    text,
    type !== undefined && isFund(type) ? FUND_UNIT_DECIMALS : QUANTITY_DECIMALS,
    'order-quantity-missing',
  );

function readPositive(
  text: string,
  maxDecimals: number,
  missing: OrderFindingKey,
): E.Either<Finding, Decimal> {
  return pipe(
    parseGermanAmount(withoutTrailingSeparator(text), { maxDecimals }),
    E.mapLeft((problem) => amountFinding(problem, missing)),
    E.filterOrElse(isPositive, () => orderFinding('order-amount-not-positive')),
    E.map((value) => trimmed(value)),
  );
}
