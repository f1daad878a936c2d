import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { compare, decimal, parseDecimal, type Decimal } from '@domain/money/decimal';
import { errorFinding } from '../issue';
import type { Validator } from './validator';

/** The number must not be below `limit`, written with a point; an entered comma counts as the point (KIT-03). */
export function min(limit: string, fallback = `Bitte mindestens ${german(limit)} eingeben`): Validator {
  return bound('min', limit, fallback, (value, bar) => compare(value, bar) >= 0);
}

/** The number must not be above `limit`, written with a point; an entered comma counts as the point (KIT-03). */
export function max(limit: string, fallback = `Bitte höchstens ${german(limit)} eingeben`): Validator {
  return bound('max', limit, fallback, (value, bar) => compare(value, bar) <= 0);
}

/** A value that is no number is left to the pattern rule, an empty one to the required rule. */
function bound(
  key: 'min' | 'max',
  limit: string,
  fallback: string,
  holds: (value: Decimal, bar: Decimal) => boolean,
): Validator {
  const bar = decimal(limit);
  return (typed) =>
    pipe(
      parseDecimal(typed.trim().replace(',', '.')),
      O.filter((number) => !holds(number, bar)),
      O.map(() => errorFinding(key, fallback, { [key]: german(limit) })),
      O.toUndefined,
    );
}

function german(limit: string): string {
  return limit.replace('.', ',');
}
