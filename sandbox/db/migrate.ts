import { sql } from 'kysely';
import type { BankDatabase } from './database';
import { inTransaction } from './transaction';

/** One step of the schema: SQL statements that PostgreSQL 15 and its relatives understand. Never changed once released. */
export interface Migration {
  /** Unique over all areas, for instance `order-001`. */
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Brings the schema up to date. Each migration and the row that records it are one transaction; when several
 * processes start at once, the primary key lets one of them through and the others find it done.
 */
export async function migrate(db: BankDatabase, migrations: readonly Migration[]): Promise<void> {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  for (const migration of migrations) {
    await inTransaction(db, async (tx) => {
      const claimed =
        await sql`insert into migration (name) values (${migration.name}) on conflict do nothing returning name`.execute(
          tx,
        );
      if (claimed.rows.length === 0) return;
      for (const statement of migration.statements) await sql.raw(statement).execute(tx);
    });
  }
}
