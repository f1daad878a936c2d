import { calendarDay, yearOf, type LocalDate } from '@domain/time/local-date';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import type { Market } from '@sandbox/market/market';
import { tradingDayFrom } from '@sandbox/market/venue/german-calendar';
import { paymentIn, type FundPayment } from './fund-prices';

/** Something that happens to all who hold a fund. */
export type IncomeEvent =
  | { readonly kind: 'LUMP_SUMS'; readonly id: string; readonly day: LocalDate; readonly year: number }
  | {
      readonly kind: 'DISTRIBUTION';
      readonly id: string;
      readonly day: LocalDate;
      readonly instrument: CatalogueInstrument;
      readonly payment: FundPayment;
    };

/**
 * What happens after a day up to another, in the order of time: payments of funds, and on the first working day of each
 * year the lump sums of the one before (InvStG § 18 III).
 */
export function incomeEvents(market: Market, after: LocalDate, until: LocalDate): readonly IncomeEvent[] {
  const found: IncomeEvent[] = [];
  const funds = [...market.instruments.values()].filter(({ row }) => taxClassOf(row).endsWith('_FUND'));
  for (let year = yearOf(after); year <= yearOf(until); year++) {
    const first = tradingDayFrom(calendarDay(`${String(year)}-01-01`));
    found.push({ kind: 'LUMP_SUMS', id: `lump-sums/${String(year - 1)}`, day: first, year: year - 1 });
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
