import { mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
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
  readonly db: BankDatabase;
  /** Finishes running queries, closes, and frees the data folder. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the PostgreSQL of `DATABASE_URL`, else the embedded database in its locked folder or in memory. A fresh
 * embedded one has the schema of the migrations already, for which alone they are asked; any other is brought up to date
 * by `migrate`. One that is there begins to open before this returns, while the caller loads what is to use it.
 */
export async function openDatabase(
  settings: Settings,
  migrations: () => Promise<readonly Migration[]>,
  startThread?: StartThread,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) return opened(postgresPool(settings.databaseUrl), () => undefined);
  const embedded = async (folder?: string): Promise<PGlitePool> => {
    const template =
      folder !== undefined && holdsDatabase(folder) ? undefined : templateOf(settings, await migrations());
    return PGlitePool.open({ folder, template }, startThread);
  };
  if (settings.dataFolder === 'memory:') return opened(await embedded(), () => undefined);
  mkdirSync(settings.dataFolder, { recursive: true });
  const unlock = lockDataFolder(settings.dataFolder);
  try {
    checkDataFolder(settings.dataFolder);
    const pool = await embedded(databaseFolder(settings.dataFolder)).catch((error: unknown) => {
      throw new Error(damaged(settings.dataFolder, error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    });
    markDataFolder(settings.dataFolder);
    return opened(pool, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Named after what it was made with and of, so that an old one is never taken for it. */
function templateOf({ cacheFolder }: Settings, migrations: readonly Migration[]): DatabaseTemplate {
  const schema = schemaOf(migrations);
  const name = createHash('sha256').update(process.version).update(schema).digest('hex').slice(0, 8);
  return { file: join(cacheFolder, `database-${name}.tar`), schema };
}

function opened(pool: PGlitePool | ReturnType<typeof postgresPool>, unlock: () => void): OpenDatabase {
  const db = new Kysely<BankTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy().then(unlock) };
}
