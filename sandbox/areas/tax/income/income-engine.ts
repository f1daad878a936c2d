import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { taxClassOf } from '@sandbox/market/catalogue/tax-class';
import { marketOf, type Market } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { Engine } from '@sandbox/platform/engine';
import { bookIncome } from './book-income';
import { beginningOf } from './fund-prices';
import { holdersOf } from './held-funds';
import { incomeEvents, type IncomeEvent } from './income-events';

/** The one row that says up to which day everything is booked. */
const UNTIL = 'fund-income';

/**
 * Lets funds pay out and books the yearly lump sums, in the order of time. It looks once a day of the bank's clock; a jump
 * over years books every day in its turn, and what one process has booked no other books again.
 */
export class IncomeEngine implements Engine {
  readonly #bank: Bank;
  #lookedOn: LocalDate | undefined;

  constructor(bank: Bank) {
    this.#bank = bank;
  }

  async round(ending?: AbortSignal): Promise<void> {
    const today = todayOf(this.#bank);
    if (today === this.#lookedOn) return;
    const until = await bookedUntil(this.#bank.db, today);
    const market = await marketOf(this.#bank);
    await market.refresh();
    for (const event of incomeEvents(market, until, today)) {
      if (ending?.aborted === true) return;
      await this.#book(market, event);
      await keepUntil(this.#bank.db, event.day);
    }
    if (today > until) await keepUntil(this.#bank.db, today);
    this.#lookedOn = today;
  }

  async #book(market: Market, event: IncomeEvent): Promise<void> {
    const ids = event.kind === 'DISTRIBUTION' ? [event.instrument.row.instrument_id] : fundsOf(market);
    for (const clientId of await holdersOf(this.#bank.db, ids, beginningOf(event.day))) {
      await inTransaction(this.#bank.db, (tx) => bookIncome(tx, market, clientId, event, ids));
    }
  }
}

const todayOf = (bank: Bank): LocalDate => berlinTime(instant(bank.clock.now())).date;

const fundsOf = (market: Market): readonly string[] =>
  [...market.instruments.values()].flatMap(({ row }) =>
    taxClassOf(row).endsWith('_FUND') ? [row.instrument_id] : [],
  );

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
