import { compare, decimal, isPositive, parseDecimal, type Decimal } from '@domain/money/decimal';
import type { Finding } from '@domain/form/issue';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { AmountBounds } from '../catalogue/field-spec';
import { applicationFinding } from './application-finding';

/** Digits, and a comma with exactly two decimals if any; a dot is refused (decisions.md). Below a thousand million euros. */
const AMOUNT = /^0*\d{1,9}(?:,\d{2})?$/;
const PERCENT = /^\d{1,3}(?:,\d{1,2})?$/;

/** Reads euros as typed: at least and at most so many; the bounds are said as on the wire, for the page to write them. */
export function readAmount(text: string, { least, most, saving }: AmountBounds): E.Either<Finding, Decimal> {
  const value = AMOUNT.test(text) ? parseDecimal(withCents(text).replace(',', '.')) : O.none;
  if (O.isNone(value)) return E.left(applicationFinding('application-amount'));
  if (least !== undefined && compare(value.value, decimal(least)) < 0)
    return E.left(applicationFinding('application-amount-least', { least: wholeEuros(least) }));
  if (most !== undefined && compare(value.value, decimal(most)) > 0)
    return E.left(
      applicationFinding(saving ? 'application-saving-most' : 'application-amount-most', { most }),
    );
  return E.right(value.value);
}

/** Reads a percentage above zero. */
export function readPercent(text: string, { most = '100' }: AmountBounds): E.Either<Finding, Decimal> {
  const value = PERCENT.test(text) ? parseDecimal(text.replace(',', '.')) : O.none;
  return O.isSome(value) && isPositive(value.value) && compare(value.value, decimal(most)) <= 0
    ? E.right(value.value)
    : E.left(applicationFinding('application-percent', { most }));
}

const withCents = (text: string): string => (text.includes(',') ? text : `${text},00`);

const wholeEuros = (value: string): string => value.replace(/\.00$/, '');
