import { add, decimal, decimalText, isPositive, type Decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { calendarDay, yearOf, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { monthsHeld } from '@sandbox/ledger/lump-sums';
import type { Market } from '@sandbox/market/market';
import { tradingDayFrom } from '@sandbox/market/venue/german-calendar';
import type { BankTransaction } from '@sandbox/platform/db/database';
import type { KnownRates } from './base-rates';
import { beginningOf, paidFor, paymentIn, worthAt } from './fund-prices';
import type { FundHolding, FundLot } from './held-funds';
import { advanceLumpSum, type FundYear } from './lump-sum';

/** What is taxed in advance of one lot for a year, with what it follows from. */
export interface LotLumpSum extends FundYear {
  readonly lot: FundLot;
  readonly amount: Decimal;
}

/** The day a year begins. */
export const firstDayOf = (year: number): LocalDate => calendarDay(`${String(year)}-01-01`);

/** What is taxed in advance of each lot of a holding for a year at its base rate; lots of which nothing is are left out. */
export function lumpSumsOf(
  market: Market,
  { instrument, lots }: FundHolding,
  { year, baseRate }: { readonly year: number; readonly baseRate: Decimal },
): readonly LotLumpSum[] {
  const payment = paymentIn(market, instrument, year);
  return lots.flatMap((lot): LotLumpSum[] => {
    const start = worthAt(market, instrument, lot.quantity, beginningOf(firstDayOf(year)));
    const end = worthAt(market, instrument, lot.quantity, beginningOf(firstDayOf(year + 1)));
    if (start === undefined || end === undefined) return [];
    const fundYear: FundYear = {
      start,
      end,
      distributed:
        payment === undefined ? decimal('0.00') : paidFor(market, instrument, payment, lot.quantity),
      baseRate,
      months: monthsHeld(berlinTime(lot.boughtAt).date, year),
    };
    const amount = advanceLumpSum(fundYear);
    return isPositive(amount) ? [{ ...fundYear, lot, amount }] : [];
  });
}

/** When the lump sums of a year are taxed: on the first working day of the next one (InvStG § 18 III). */
export const taxedOn = (year: number): LocalDate => tradingDayFrom(firstDayOf(year + 1));

/** Years of which a lot should have been taxed in advance by a day, and could not be for want of the base rate. */
export function yearsWithoutRate(bought: LocalDate, today: LocalDate, rates: KnownRates): readonly number[] {
  const years = Array.from({ length: yearOf(today) - yearOf(bought) }, (_, index) => yearOf(bought) + index);
  return years.filter((year) => E.isLeft(rates(year)) && taxedOn(year) <= today);
}

/** Adds to each lot what was taxed of it, which its sale will not gain again, and keeps how it was calculated. */
export async function keepLumpSums(
  tx: BankTransaction,
  clientId: string,
  year: number,
  taxed: readonly LotLumpSum[],
): Promise<void> {
  for (const { lot, amount, ...from } of taxed) {
    await tx
      .updateTable('lot')
      .set({ lump_left: decimalText(add(lot.lumpSums, amount)) })
      .where('client_id', '=', clientId)
      .where('lot_id', '=', lot.lotId)
      .execute();
    await tx
      .insertInto('lot_lump_sum')
      .values({
        client_id: clientId,
        lot_id: lot.lotId,
        year,
        quantity: decimalText(lot.quantity),
        start_value: decimalText(from.start),
        end_value: decimalText(from.end),
        distributed: decimalText(from.distributed),
        base_rate: decimalText(from.baseRate),
        months: from.months,
        amount: decimalText(amount),
      })
      .execute();
  }
}
