import { mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Settings } from '../foundation/settings';
import type { BankTables } from './bank-tables';
import { lockDataFolder } from './data-folder-lock';
import { PGlitePool } from './pglite-pool';
import { postgresPool } from './postgres-pool';

export type BankDatabase = Kysely<BankTables>;
export type BankTransaction = Transaction<BankTables>;

export interface OpenDatabase {
  readonly db: BankDatabase;
  /** Finishes running queries, closes, and frees the data folder. */
  readonly close: () => Promise<void>;
}

/** Opens the PostgreSQL of `DATABASE_URL`, else the embedded database in its locked folder or in memory. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) return opened(postgresPool(settings.databaseUrl), () => undefined);
  if (settings.dataFolder === 'memory:') return opened(await embedded(undefined, settings), () => undefined);
  mkdirSync(settings.dataFolder, { recursive: true });
  const unlock = lockDataFolder(settings.dataFolder);
  try {
    return opened(await embedded(join(settings.dataFolder, 'postgres'), settings), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function embedded(folder: string | undefined, settings: Settings): Promise<PGlitePool> {
  const version = createHash('sha256').update(process.version).digest('hex').slice(0, 8);
  return PGlitePool.open({ folder, template: join(settings.cacheFolder, `empty-database-${version}.tar`) });
}

function opened(pool: PGlitePool | ReturnType<typeof postgresPool>, unlock: () => void): OpenDatabase {
  const db = new Kysely<BankTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy().then(unlock) };
}
