import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { loadKeyDerivation } from './db/bank-secret';
import { openDatabase, type BankTransaction } from './db/database';
import { migrate } from './db/migrate';
import { inTransaction } from './db/transaction';
import { FaultList } from './faults/fault';
import type { Area } from './area';
import type { Bank } from './bank';
import { Health } from './health';
import { BankClock } from './clock/bank-clock';
import { followClock } from './clock/follow-clock';
import { uuidMaker } from './identifiers';
import type { Settings } from './settings';

/** An open bank with its background work, which runs between `start` and `close`. */
export interface OpenBank {
  readonly bank: Bank;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/** What only tests replace. */
export interface Surroundings {
  readonly log: Logger;
  readonly realNow?: () => number;
}

/** Tables that outlive a reset: the schema's history and the bank's secret. */
const KEPT: ReadonlySet<string> = new Set(['migration', 'bank_secret']);

/** Opens the database, brings its schema up to date, and fills a fresh world. */
export async function openBank(
  settings: Settings,
  areas: readonly Area[],
  { log, realNow = Date.now }: Surroundings,
): Promise<OpenBank> {
  const migrations = areas.flatMap((area) => area.migrations ?? []);
  const { db, close } = await openDatabase(settings, migrations);
  try {
    await migrate(db, migrations);
    const background = new Background(areas);
    const bank: Bank = {
      settings,
      db,
      clock: new BankClock(realNow, settings.clockStart),
      realNow,
      newId: uuidMaker(realNow),
      randomBytes,
      deriveKey: await loadKeyDerivation(db, randomBytes),
      log,
      health: new Health(db, settings),
      faults: new FaultList(),
      fills: new Map(
        areas.flatMap(({ fills = [] }) =>
          fills.map(({ accessNumber, fill }) => [accessNumber, (tx) => fill(tx, bank)]),
        ),
      ),
      reset: async () => {
        bank.faults.clear();
        await background.stop();
        await inTransaction(db, async (tx) => {
          await emptyTables(tx);
          await seed(tx, areas, bank);
        });
        await bank.clock.set(db, { at: settings.clockStart ?? realNow(), speed: 1 });
        background.start(bank);
      },
    };
    await bank.clock.load(db);
    await inTransaction(db, async (tx) => {
      if (await isFresh(tx)) await seed(tx, areas, bank);
    });
    return {
      bank,
      start: () => background.start(bank),
      close: async () => {
        await background.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Marks the world as seeded; true for the one process that finds it unmarked. */
async function isFresh(tx: BankTransaction): Promise<boolean> {
  const marked = await tx
    .insertInto('bank_secret')
    .values({ name: 'seeded', value: 'yes' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return marked !== undefined;
}

async function seed(tx: BankTransaction, areas: readonly Area[], bank: Bank): Promise<void> {
  for (const area of areas) await area.seed?.(tx, bank);
}

async function emptyTables(tx: BankTransaction): Promise<void> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(tx);
  const tables = rows.map((row) => row.table_name).filter((table) => !KEPT.has(table));
  await sql`truncate table ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
}

/** The areas' background work, stopped in the opposite order of its start. */
class Background {
  readonly #areas: readonly Area[];
  #running: (() => Promise<void>)[] = [];

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
  }

  start(bank: Bank): void {
    this.#running = [
      followClock(bank),
      ...this.#areas.flatMap(({ start }) => (start === undefined ? [] : [start(bank)])),
    ];
  }

  async stop(): Promise<void> {
    const running = this.#running.reverse();
    this.#running = [];
    for (const stop of running) await stop();
  }
}
