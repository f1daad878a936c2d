import * as O from 'fp-ts/Option';
import type { Brand } from '../codes/brand';
import { divide, hundred, isZero, multiply, parseDecimal, type Decimal } from './decimal';

/** A share in percent: 37.135 means 37.135 %. May be negative or above 100. */
export type Percentage = Brand<Decimal, 'Percentage'>;

/** Names a number as percent. */
export const percentage = (value: Decimal): Percentage => value as Percentage;

/** Reads the PercentageString of the wire (api.md 1). */
export const parsePercentage = (text: string): O.Option<Percentage> => O.map(percentage)(parseDecimal(text));

/** What share of the whole the part is, to two decimals; unknown when the whole is nothing. */
export const percentageOf = (part: Decimal, whole: Decimal): Percentage | undefined =>
  isZero(whole) ? undefined : percentage(divide(multiply(part, hundred), whole, 2, 'half-up'));
