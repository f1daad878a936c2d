import { add, decimal, decimalText, isPositive, type Decimal } from '@domain/money/decimal';
import { berlinTime } from '@domain/time/berlin-time';
import { calendarDay, yearOf, type LocalDate } from '@domain/time/local-date';
import { BASE_RATES } from '@sandbox/ledger/base-rates';
import type { Market } from '@sandbox/market/market';
import type { BankTransaction } from '@sandbox/platform/db/database';
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

/** What is taxed in advance of each lot of a holding for a year; lots of which nothing is are left out. */
export function lumpSumsOf(market: Market, holding: FundHolding, year: number): readonly LotLumpSum[] {
  const { instrument, lots } = holding;
  const payment = paymentIn(market, instrument, year);
  return lots.flatMap((lot): LotLumpSum[] => {
    const start = worthAt(market, instrument, lot.quantity, beginningOf(firstDayOf(year)));
    const end = worthAt(market, instrument, lot.quantity, beginningOf(firstDayOf(year + 1)));
    if (start === undefined || end === undefined) return [];
    const bought = berlinTime(lot.boughtAt).date;
    const fundYear: FundYear = {
      start,
      end,
      distributed:
        payment === undefined ? decimal('0.00') : paidFor(market, instrument, payment, lot.quantity),
      baseRate: decimal(BASE_RATES[year] ?? '0'),
      months: yearOf(bought) === year ? 13 - Number(bought.slice(5, 7)) : 12,
    };
    const amount = advanceLumpSum(fundYear);
    return isPositive(amount) ? [{ ...fundYear, lot, amount }] : [];
  });
}

/** Adds to each lot what was taxed of it, which its sale will not gain again, and keeps how it was reckoned. */
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
