import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { loadKeyDerivation } from './db/bank-secret';
import { openDatabase, type BankTransaction } from './db/database';
import type { StartThread } from './db/pglite-pool';
import { migrate } from './db/migrate';
import type { Migration } from './db/migration';
import { inTransaction } from './db/transaction';
import { WorldImage, emptyTables } from './db/world-image';
import { FaultList } from './faults/fault';
import type { Area } from './area';
import type { Bank } from './bank';
import { Health } from './health';
import { BankClock } from './clock/bank-clock';
import { followClock } from './clock/follow-clock';
import { inRounds, triedRound, type NamedEngine } from './engine';
import { uuidMaker } from './identifiers';
import type { Settings } from './settings';
import { Turns } from './turns';

/** An open bank with its background work, which runs between `start` and `close`. */
export interface OpenBank {
  readonly bank: Bank;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

export interface Surroundings {
  readonly log: Logger;
  /** What is made ready while the database opens: it knows the bank and asks it nothing yet. */
  readonly beside?: (bank: Bank, areas: readonly Area[]) => Promise<void>;
  // What only tests replace.
  readonly realNow?: () => number;
  /** Where the thread of an embedded database comes from. */
  readonly startThread?: StartThread;
}

/**
 * Opens the database, brings its schema up to date, and fills a fresh world. The areas may come later: their code loads
 * while the database opens.
 */
export async function openBank(
  settings: Settings,
  comingAreas: readonly Area[] | Promise<readonly Area[]>,
  { log, beside, realNow = Date.now, startThread }: Surroundings,
): Promise<OpenBank> {
  const migrationsOf = async (): Promise<readonly Migration[]> =>
    (await comingAreas).flatMap(({ migrations = [] }) => migrations);
  const { db, opened, close } = openDatabase(settings, migrationsOf, startThread);
  try {
    const areas = await comingAreas;
    let deriveKey: Bank['deriveKey'] | undefined;
    const background = new Background(areas);
    const bank: Bank = {
      settings,
      db,
      clock: new BankClock(realNow, settings.clockStart),
      realNow,
      newId: uuidMaker(realNow),
      randomBytes,
      deriveKey: (purpose) => {
        if (deriveKey === undefined) throw new Error('The secret of the bank is not read yet.');
        return deriveKey(purpose);
      },
      log,
      health: new Health(db, settings),
      faults: new FaultList(),
      turns: new Turns(),
      fills: new Map(
        areas.flatMap(({ fills = [] }) =>
          fills.map(({ accessNumber, fill }) => [accessNumber, (tx) => fill(tx, bank)]),
        ),
      ),
      reset: async () => {
        bank.faults.clear();
        const { isRunning } = background;
        await background.stop();
        await inTransaction(db, async (tx) => {
          // First, for what is seeded is dated by it.
          await bank.clock.set(tx, { at: settings.clockStart ?? realNow(), speed: 1 });
          await world.renew(tx);
        });
        await world.rest();
        if (isRunning) background.start(bank);
      },
    };
    const world = new FreshWorld(areas, bank);
    const stands = async (): Promise<void> => {
      await opened;
      await migrate(db, await migrationsOf());
      deriveKey = await loadKeyDerivation(db, randomBytes);
      await bank.clock.load(db);
      await inTransaction(db, async (tx) => {
        if (await isFresh(tx)) await world.fill(tx);
      });
    };
    await Promise.all([stands(), beside?.(bank, areas)]);
    return {
      bank,
      start: () => {
        background.start(bank);
      },
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
  #isAtRest = false;

  constructor(areas: readonly Area[], bank: Bank) {
    this.#areas = areas;
    this.#bank = bank;
  }

  /** In place of whatever stands. */
  async renew(tx: BankTransaction): Promise<void> {
    if (this.#image !== undefined) return this.#image.restore(tx);
    await emptyTables(tx);
    await this.fill(tx);
  }

  /**
   * Lets a world that was just written come to rest: what was due when it began has happened, in two rounds, for what
   * one engine does may be due work of another. Further copies are of this one, so that it happens once.
   */
  async rest(): Promise<void> {
    if (this.#image === undefined || this.#isAtRest) return;
    this.#isAtRest = true;
    const engines = enginesOf(this.#areas, this.#bank);
    for (const engine of [...engines, ...engines]) await triedRound(engine, this.#bank.log);
    this.#image = await inTransaction(this.#bank.db, (tx) => WorldImage.of(tx));
  }

  /** Into empty tables. */
  async fill(tx: BankTransaction): Promise<void> {
    for (const area of this.#areas) await area.seed?.(tx, this.#bank);
    if (this.#bank.settings.clockStart !== undefined) this.#image = await WorldImage.of(tx);
  }
}

const enginesOf = (areas: readonly Area[], bank: Bank): readonly NamedEngine[] =>
  areas.flatMap(({ name, engine }): readonly NamedEngine[] =>
    engine === undefined ? [] : [[name, engine(bank)]],
  );

/** The areas' engines, stopped in the opposite order of their start. */
class Background {
  readonly #areas: readonly Area[];
  #running: (() => Promise<void>)[] = [];

  constructor(areas: readonly Area[]) {
    this.#areas = areas;
  }

  /** A bank whose engines are cranked by hand stays so, also after a reset. */
  get isRunning(): boolean {
    return this.#running.length > 0;
  }

  start(bank: Bank): void {
    this.#running = [
      followClock(bank),
      ...enginesOf(this.#areas, bank).map((engine) => inRounds(engine, bank.log)),
    ];
  }

  async stop(): Promise<void> {
    const running = this.#running.reverse();
    this.#running = [];
    for (const stop of running) await stop();
  }
}
