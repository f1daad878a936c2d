import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { loadKeyDerivation } from './db/bank-secret';
import { openDatabase, type BankTransaction } from './db/database';
import type { StartThread } from './db/pglite-pool';
import { migrate } from './db/migrate';
import { inTransaction } from './db/transaction';
import { WorldImage, emptyTables } from './db/world-image';
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
  /** Where the thread of an embedded database comes from. */
  readonly startThread?: StartThread;
}

/** Opens the database, brings its schema up to date, and fills a fresh world. */
export async function openBank(
  settings: Settings,
  areas: readonly Area[],
  { log, realNow = Date.now, startThread }: Surroundings,
): Promise<OpenBank> {
  const migrations = areas.flatMap((area) => area.migrations ?? []);
  const { db, close } = await openDatabase(settings, migrations, startThread);
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
          // First, for what is seeded is dated by it.
          await bank.clock.set(tx, { at: settings.clockStart ?? realNow(), speed: 1 });
          await world.fill(tx);
        });
        background.start(bank);
      },
    };
    const world = new FreshWorld(areas, bank);
    await bank.clock.load(db);
    await inTransaction(db, async (tx) => {
      if (await isFresh(tx)) await world.fill(tx);
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

/** What the areas seed. Where every world begins at the same moment they do so once, and each further one is a copy. */
class FreshWorld {
  readonly #areas: readonly Area[];
  readonly #bank: Bank;
  #image: WorldImage | undefined;

  constructor(areas: readonly Area[], bank: Bank) {
    this.#areas = areas;
    this.#bank = bank;
  }

  async fill(tx: BankTransaction): Promise<void> {
    if (this.#image !== undefined) return this.#image.restore(tx);
    for (const area of this.#areas) await area.seed?.(tx, this.#bank);
    if (this.#bank.settings.clockStart !== undefined) this.#image = await WorldImage.of(tx);
  }
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
