import type { Decimal } from '@domain/money/decimal';
import { yearOf, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import type { Market } from '@sandbox/market/market';
import { lumpSumsId, type KnownRates } from './base-rates';
import { paymentIn, type FundPayment } from './fund-prices';
import { taxedOn } from './lump-sums';

/** Something that happens to all who hold a fund. */
export type IncomeEvent =
  | {
      readonly kind: 'LUMP_SUMS';
      readonly id: string;
      readonly day: LocalDate;
      readonly year: number;
      /** In percent. */
      readonly baseRate: Decimal;
    }
  | {
      readonly kind: 'DISTRIBUTION';
      readonly id: string;
      readonly day: LocalDate;
      readonly instrument: CatalogueInstrument;
      readonly payment: FundPayment;
    };

/**
 * What happens after a day up to another, in the order of time: payments of funds, and on the first working day of each
 * year the lump sums of the one before (InvStG § 18 III). Those of a year whose base rate is not known do not happen yet.
 */
export function incomeEvents(
  market: Market,
  rates: KnownRates,
  after: LocalDate,
  until: LocalDate,
): readonly IncomeEvent[] {
  const found: IncomeEvent[] = [];
  const funds = [...market.inTables].filter(({ row }) => taxClassOf(row).endsWith('_FUND'));
  for (let year = yearOf(after); year <= yearOf(until); year++) {
    const baseRate = rates(year - 1);
    if (E.isRight(baseRate)) found.push(lumpSumsEvent(year - 1, baseRate.right, taxedOn(year - 1)));
    for (const instrument of funds) {
      const payment = paymentIn(market, instrument, year);
      if (payment === undefined) continue;
      const id = `distribution/${String(year)}/${instrument.row.wkn}`;
      found.push({ kind: 'DISTRIBUTION', id, day: payment.day, instrument, payment });
    }
  }
  return found
    .filter(({ day }) => day > after && day <= until)
    .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
}

/** The lump sums of a year, booked on a day: the first working day of the next year, or later where the rate was. */
export const lumpSumsEvent = (year: number, baseRate: Decimal, day: LocalDate): IncomeEvent => ({
  kind: 'LUMP_SUMS',
  id: lumpSumsId(year),
  day,
  year,
  baseRate,
});
