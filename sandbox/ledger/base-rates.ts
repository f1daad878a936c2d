import { decimal, type Decimal } from '@domain/money/decimal';
import * as E from 'fp-ts/Either';

/**
 * Base rates of the ministry of finance, in percent (InvStG § 18 IV), as far as they were published when this was written;
 * each comes in January of its year. Later ones the bank is told by its operator.
 */
const BASE_RATES: Readonly<Record<number, string>> = {
  2018: '0.87',
  2019: '0.52',
  2020: '0.07',
  2021: '-0.45',
  2022: '-0.05',
  2023: '2.55',
  2024: '2.29',
  2025: '2.53',
  2026: '3.20',
};

/** The first year of which funds are taxed in advance (InvStG § 56 I). */
export const FIRST_YEAR = 2018;

/** Why a lump sum cannot be calculated: nobody has told the bank the base rate of the year. */
export interface BaseRateUnknown {
  readonly kind: 'base-rate-unknown';
  readonly year: number;
}

/** The base rate of a year, in percent; nothing before funds were taxed in advance. */
export function baseRateOf(year: number): E.Either<BaseRateUnknown, Decimal> {
  if (year < FIRST_YEAR) return E.right(decimal('0'));
  const rate = BASE_RATES[year];
  return rate === undefined ? E.left({ kind: 'base-rate-unknown', year }) : E.right(decimal(rate));
}
