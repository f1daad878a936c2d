import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BankDatabase } from './db/database';
import type { Settings } from './settings';

/** Why a bank cannot work just now. */
export type Trouble = 'database' | 'disk';

/** With less room than one segment of its log the embedded database may stop in the middle of a booking. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** So much is written, and taken back, to learn whether a database that failed has room again: about 4 MB. */
const TRIAL_ROWS = 60_000;

/** Whether the bank can work: asked by `/health`, and told by every request that failed for the database's sake. */
export class Health {
  readonly #db: BankDatabase;
  readonly #folder: string | undefined;
  #hasFailed = false;

  constructor(db: BankDatabase, { databaseUrl, dataFolder }: Settings) {
    this.#db = db;
    this.#folder = databaseUrl !== undefined || dataFolder === 'memory:' ? undefined : dataFolder;
  }

  /** A request failed because of the database: until a trial has gone well it counts as out of order. */
  readonly noteFailure = (): void => {
    this.#hasFailed = true;
  };

  /** What is wrong; undefined while all is well. */
  async trouble(): Promise<Trouble | undefined> {
    if (await this.#isFull()) return 'disk';
    try {
      if (this.#hasFailed) await this.#tryWriting();
      else await sql`select 1`.execute(this.#db);
      this.#hasFailed = false;
      return undefined;
    } catch {
      return 'database';
    }
  }

  async #isFull(): Promise<boolean> {
    if (this.#folder === undefined) return false;
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize < LEAST_ROOM;
  }

  async #tryWriting(): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await sql`create table health_trial as
        select md5(number::text) from generate_series(1, ${sql.lit(TRIAL_ROWS)}) as number`.execute(tx);
      await sql`drop table health_trial`.execute(tx);
    });
  }
}
