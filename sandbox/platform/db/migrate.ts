import { sql } from 'kysely';
import type { BankDatabase } from './database';
import { inTransaction } from './transaction';
import { LEDGER, type Migration } from './migration';

/**
 * Brings the schema up to date. Each migration and the row that records it are one transaction; when several
 * processes start at once, the primary key lets one of them through and the others find it done.
 */
export async function migrate(db: BankDatabase, migrations: readonly Migration[]): Promise<void> {
  await sql.raw(LEDGER).execute(db);
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
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
