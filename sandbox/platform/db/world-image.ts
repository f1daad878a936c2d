import { sql, type RawBuilder } from 'kysely';
import type { BankTransaction } from './database';

/** Tables that outlive a reset: the schema's history, the bank's secret, and the clock, which is set. */
const KEPT: ReadonlySet<string> = new Set(['migration', 'bank_secret', 'bank_clock']);

/** All rows of a world at one moment, by table, as the database writes them. */
export class WorldImage {
  readonly #tables: readonly string[];
  readonly #rows: string;

  private constructor(tables: readonly string[], rows: string) {
    this.#tables = tables;
    this.#rows = rows;
  }

  /** Takes what stands in the tables now. */
  static async of(tx: BankTransaction): Promise<WorldImage> {
    const tables = await filledTables(tx);
    const parts = tables.map(
      (table) => sql`${sql.lit(table)}, (select json_agg(kept.*) from ${sql.table(table)} as kept)`,
    );
    const { rows } = await sql<{
      rows: string;
    }>`select json_build_object(${sql.join(parts)})::text as rows`.execute(tx);
    return new WorldImage(tables, rows[0]?.rows ?? '{}');
  }

  /** Writes it into empty tables: one statement, at the end of which every row refers to what there is. */
  async restore(tx: BankTransaction): Promise<void> {
    if (this.#tables.length === 0) return;
    const inserts = this.#tables.map(
      (table): RawBuilder<unknown> => sql`${sql.ref(`into_${table}`)} as (insert into ${sql.table(table)}
        select * from json_populate_recordset(null::${sql.table(table)}, (select rows -> ${sql.lit(table)} from image)))`,
    );
    await sql`with image as (select ${this.#rows}::json as rows), ${sql.join(inserts)} select from image`.execute(
      tx,
    );
  }
}

/** Empties all tables but those that outlive a reset. What is empty already is left alone, for each table costs a file. */
export async function emptyTables(tx: BankTransaction): Promise<void> {
  const tables = await filledTables(tx);
  if (tables.length === 0) return;
  await sql`truncate table ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
}

async function filledTables(tx: BankTransaction): Promise<readonly string[]> {
  const all = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(tx);
  const questions = all.rows
    .filter(({ name }) => !KEPT.has(name))
    .map(({ name }) => sql`(${sql.lit(name)}, exists (select from ${sql.table(name)}))`);
  const { rows } = await sql<{ name: string }>`
    select name from (values ${sql.join(questions)}) as filled (name, is_filled) where is_filled`.execute(tx);
  return rows.map(({ name }) => name);
}
