import { mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { Settings } from '../settings';
import type { BankTables } from './bank-tables';
import { checkDataFolder, damaged, databaseFolder, holdsDatabase, markDataFolder } from './data-folder';
import { lockDataFolder } from './data-folder-lock';
import { type Migration, schemaOf } from './migration';
import { PGlitePool, type StartThread } from './pglite-pool';
import type { DatabaseTemplate } from './pglite-protocol';
import { postgresPool } from './postgres-pool';

export type BankDatabase = Kysely<BankTables>;
export type BankTransaction = Transaction<BankTables>;

export interface OpenDatabase {
  /** Takes queries at once; they are answered when it has opened. */
  readonly db: BankDatabase;
  /** Refuses where it cannot be opened. */
  readonly opened: Promise<void>;
  /** Finishes running queries, closes, and frees the data folder. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the PostgreSQL of `DATABASE_URL`, else the embedded database in its locked folder or in memory, and returns while
 * it does. A fresh embedded one has the schema of the migrations already, for which alone they are asked; any other is
 * brought up to date by `migrate`.
 */
export function openDatabase(
  { databaseUrl, dataFolder, cacheFolder }: Settings,
  migrations: () => Promise<readonly Migration[]>,
  startThread?: StartThread,
): OpenDatabase {
  if (databaseUrl !== undefined) return over(async () => postgresPool(databaseUrl));
  const template = async (): Promise<DatabaseTemplate> => templateOf(cacheFolder, await migrations());
  if (dataFolder === 'memory:') {
    return over(async () => PGlitePool.open({ folder: undefined, template: await template() }, startThread));
  }
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockDataFolder(dataFolder);
  try {
    checkDataFolder(dataFolder);
  } catch (error) {
    unlock();
    throw error;
  }
  const folder = databaseFolder(dataFolder);
  const isFresh = !holdsDatabase(folder);
  const embedded = async (): Promise<PGlitePool> => {
    const options = { folder, template: isFresh ? await template() : undefined };
    const pool = await PGlitePool.open(options, startThread).catch((error: unknown) => {
      throw new Error(damaged(dataFolder, error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    });
    markDataFolder(dataFolder);
    return pool;
  };
  return over(embedded, unlock);
}

/** Named after what it was made with and of, so that an old one is never taken for it. */
function templateOf(cacheFolder: string, migrations: readonly Migration[]): DatabaseTemplate {
  const schema = schemaOf(migrations);
  const name = createHash('sha256').update(process.version).update(schema).digest('hex').slice(0, 8);
  return { file: join(cacheFolder, `database-${name}.tar`), schema };
}

/** A database over a pool that is only just opening. */
function over(pool: () => Promise<PostgresPool>, unlock = (): void => undefined): OpenDatabase {
  const db = new Kysely<BankTables>({ dialect: new PostgresDialect({ pool }) });
  const opened = db.connection().execute(() => Promise.resolve());
  // Those who wait for it hear it, be it later.
  opened.catch(() => undefined);
  return { db, opened, close: () => db.destroy().then(unlock) };
}
