import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, yearOf, type LocalDate } from '@domain/time/local-date';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import { marketOf, type Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Engine } from '@sandbox/platform/engine';
import { offsetYearsBefore } from '../couple/couple-years';
import { payCouplesBack } from '../couple/pay-back';
import { knownRates, rateBooked, ratesToBook } from './base-rates';
import { bookIncome, heldBefore } from './book-income';
import { beginningOf } from './fund-prices';
import { holdersOf } from './held-funds';
import { incomeEvents, lumpSumsEvent, type IncomeEvent } from './income-events';
import { taxedOn } from './lump-sums';

/** The one row that says up to which day everything is booked. */
const UNTIL = 'fund-income';

/**
 * Lets funds pay out and books the yearly lump sums, in the order of time. It looks once a day of the bank's clock; a jump
 * over years books every day in its turn, and what one process has booked no other books again.
 */
export class IncomeEngine implements Engine {
  readonly #bank: Bank;
  #lookedOn: LocalDate | undefined;
  #endedBefore: number | undefined;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const today = todayOf(this.#bank);
    if (today === this.#lookedOn) return;
    const until = await bookedUntil(this.#bank.db, today);
    const market = await marketOf(this.#bank);
    await market.refresh();
    for (const event of incomeEvents(market, await knownRates(this.#bank.db), until, today)) {
      if (ending?.aborted === true) return;
      await this.#endYears(market, yearOf(event.day));
      await this.#book(market, event);
      await keepUntil(this.#bank.db, event.day);
    }
    await this.#endYears(market, yearOf(today));
    if (today > until) await keepUntil(this.#bank.db, today);
    await this.#bookLate(market, today, ending);
    this.#lookedOn = today;
  }

  /**
   * Lump sums whose base rate was told after the day on which they should have been taxed. They count in the year in which
   * they are booked (EStG § 43a III 7). What was sold meanwhile has none: its gain was taxed without taking one off.
   */
  async #bookLate(market: Market, today: LocalDate, ending: AbortSignal | undefined): Promise<void> {
    for (const { year, rate } of await ratesToBook(this.#bank.db)) {
      if (taxedOn(year) > today) continue;
      if (ending?.aborted === true) return;
      await this.#book(market, lumpSumsEvent(year, rate, today));
      await rateBooked(this.#bank.db, year, rate);
    }
  }

  /** Before anything of a year is booked, the losses of those before it are offset between partners, and tax is given back. */
  async #endYears(market: Market, year: number): Promise<void> {
    if (year === this.#endedBefore) return;
    await offsetYearsBefore(this.#bank.db, year);
    await payCouplesBack(this.#bank.db, market, this.#bank.clock.date());
    this.#endedBefore = year;
  }

  async #book(market: Market, event: IncomeEvent): Promise<void> {
    const ids = event.kind === 'DISTRIBUTION' ? [event.instrument.row.instrument_id] : fundsOf(market);
    const before = beginningOf(heldBefore(event));
    for (const clientId of await holdersOf(this.#bank.db, ids, before)) {
      await inTransaction(this.#bank.db, (tx) => bookIncome(tx, market, clientId, event, ids));
    }
  }
}

const todayOf = (bank: Bank): LocalDate => berlinTime(instant(bank.clock.now())).date;

const fundsOf = (market: Market): readonly string[] =>
  [...market.inTables].flatMap(({ row }) => (taxClassOf(row).endsWith('_FUND') ? [row.instrument_id] : []));

/** A world in which nothing was booked yet begins today. */
async function bookedUntil(db: BankDatabase, today: LocalDate): Promise<LocalDate> {
  await db
    .insertInto('fund_income_until')
    .values({ name: UNTIL, day: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { day } = await db
    .selectFrom('fund_income_until')
    .select('day')
    .where('name', '=', UNTIL)
    .executeTakeFirstOrThrow();
  return calendarDay(day);
}

/** Never back: another process may be further. */
async function keepUntil(db: BankDatabase, day: LocalDate): Promise<void> {
  await db
    .updateTable('fund_income_until')
    .set({ day })
    .where('name', '=', UNTIL)
    .where('day', '<', day)
    .execute();
}
