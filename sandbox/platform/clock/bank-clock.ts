import type { Kysely } from 'kysely';
import type { BankTables } from '../db/bank-tables';

/** Clock, secret and other single values of the whole bank. */
interface BankClockTable {
  name: string;
  real_at: string;
  bank_at: string;
  speed: string;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    bank_clock: BankClockTable;
  }
}

/** How bank time follows real time: at `realAt` it was `bankAt`, and since then it runs `speed` times as fast. */
export interface ClockSetting {
  readonly realAt: number;
  readonly bankAt: number;
  readonly speed: number;
}

/**
 * The sandbox's own clock. Everything a customer can see happens in its time; only session expiry runs on the
 * real one. The setting is a row in the database, so it survives a restart and is shared by all processes.
 */
export class BankClock {
  readonly #realNow: () => number;
  readonly #listeners = new Set<() => void>();
  #setting: ClockSetting;

  constructor(realNow: () => number, start: number | undefined) {
    this.#realNow = realNow;
    const now = realNow();
    this.#setting = { realAt: now, bankAt: start ?? now, speed: 1 };
  }

  /** Bank time in epoch milliseconds. */
  now(): number {
    const { realAt, bankAt, speed } = this.#setting;
    return Math.round(bankAt + (this.#realNow() - realAt) * speed);
  }

  /** Bank time as a Date, for database columns. */
  date(): Date {
    return new Date(this.now());
  }

  get speed(): number {
    return this.#setting.speed;
  }

  /** The bank time that a customer's milliseconds span: a quick clock must not outrun somebody who decides. */
  span(milliseconds: number): number {
    return milliseconds * Math.max(this.speed, 1);
  }

  /** Tells when the clock was set (not when it ticks): schedules made before are void. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Continues as stored, or stores the start of a fresh world. */
  async load(db: Kysely<BankTables>): Promise<void> {
    const row = await db.selectFrom('bank_clock').selectAll().where('name', '=', 'bank').executeTakeFirst();
    if (row === undefined) return this.#store(db);
    const { realAt, bankAt, speed } = this.#setting;
    const stored = { realAt: Number(row.real_at), bankAt: Number(row.bank_at), speed: Number(row.speed) };
    if (stored.realAt === realAt && stored.bankAt === bankAt && stored.speed === speed) return;
    this.#setting = stored;
    this.#tell();
  }

  /** Sets time and speed for all processes. */
  async set(db: Kysely<BankTables>, change: { at?: number; speed?: number }): Promise<void> {
    this.#setting = {
      realAt: this.#realNow(),
      bankAt: change.at ?? this.now(),
      speed: change.speed ?? this.#setting.speed,
    };
    await this.#store(db);
    this.#tell();
  }

  async #store(db: Kysely<BankTables>): Promise<void> {
    const { realAt, bankAt, speed } = this.#setting;
    const row = { name: 'bank', real_at: String(realAt), bank_at: String(bankAt), speed: String(speed) };
    await db
      .insertInto('bank_clock')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
