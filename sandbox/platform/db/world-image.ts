import { sql, type RawBuilder } from 'kysely';
import type { BankTransaction } from './database';

/** Tables that outlive a reset: the schema's history, the bank's secret, and the clock, which is set. */
const KEPT: ReadonlySet<string> = new Set(['migration', 'bank_secret', 'bank_clock']);

/** All rows of a world at one moment. */
export class WorldImage {
  /** By table, as lists in JSON; null where it was empty. */
  readonly #rows: Readonly<Record<string, string | null>>;
  /** For each table those whose rows refer to it. */
  readonly #referring: ReadonlyMap<string, readonly string[]>;
  /** By table, since its rows were last as in the image. */
  #marks: Readonly<Record<string, string>>;

  private constructor(
    rows: Readonly<Record<string, string | null>>,
    referring: ReadonlyMap<string, readonly string[]>,
    marks: Readonly<Record<string, string>>,
  ) {
    this.#rows = rows;
    this.#referring = referring;
    this.#marks = marks;
  }

  /** Takes what stands in the tables now. */
  static async of(tx: BankTransaction): Promise<WorldImage> {
    const tables = await tableNames(tx);
    return new WorldImage(await rowsOf(tx, tables), await referencesOf(tx), await marksOf(tx, tables));
  }

  /**
   * Makes the tables what they were. Most changes touch a few of them; only those, and what refers to them, are written
   * again, in one statement, at the end of which every row refers to what there is.
   */
  async restore(tx: BankTransaction): Promise<void> {
    const marks = await marksOf(tx, Object.keys(this.#rows));
    const stale = this.#withReferring(
      Object.keys(this.#rows).filter((name) => marks[name] !== this.#marks[name]),
    );
    if (stale.length === 0) return;
    await sql`truncate table ${sql.join(stale.map((name) => sql.table(name)))}`.execute(tx);
    const inserts = stale
      .filter((name) => this.#rows[name] !== null)
      .map(
        (name): RawBuilder<unknown> => sql`${sql.ref(`into_${name}`)} as (insert into ${sql.table(name)}
          select * from json_populate_recordset(null::${sql.table(name)}, ${this.#rows[name]}::json))`,
      );
    if (inserts.length > 0) await sql`with ${sql.join(inserts)} select`.execute(tx);
    this.#marks = { ...this.#marks, ...(await marksOf(tx, stale)) };
  }

  #withReferring(changed: readonly string[]): readonly string[] {
    const stale = new Set<string>();
    const visit = (name: string): void => {
      if (stale.has(name)) return;
      stale.add(name);
      this.#referring.get(name)?.forEach(visit);
    };
    changed.forEach(visit);
    return [...stale];
  }
}

/** Empties all tables but those that outlive a reset. What is empty already is left alone, for each table costs a file. */
export async function emptyTables(tx: BankTransaction): Promise<void> {
  const questions = (await tableNames(tx)).map(
    (name) => sql`(${sql.lit(name)}, exists (select from ${sql.table(name)}))`,
  );
  const { rows } = await sql<{ name: string }>`
    select name from (values ${sql.join(questions)}) as filled (name, is_filled) where is_filled`.execute(tx);
  if (rows.length === 0) return;
  await sql`truncate table ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(tx);
}

async function tableNames(tx: BankTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(tx);
  return rows.map(({ name }) => name).filter((name) => !KEPT.has(name));
}

/** By table, what changes with every row that is written, changed or deleted: how many there are, and who wrote them. */
async function marksOf(
  tx: BankTransaction,
  tables: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const marks = tables.map(
    (name) => sql`select ${sql.lit(name)} as name,
      concat(count(*), '/', sum(hashtextextended(xmin::text, 0))) as mark from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; mark: string }>`${sql.join(marks, sql` union all `)}`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

/** The rows of each table that has any, as a list in JSON. */
async function rowsOf(
  tx: BankTransaction,
  tables: readonly string[],
): Promise<Readonly<Record<string, string | null>>> {
  const lists = tables.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, json_agg(kept.*)::text as rows from ${sql.table(name)} as kept`,
  );
  const { rows } = await sql<{
    name: string;
    rows: string | null;
  }>`${sql.join(lists, sql` union all `)}`.execute(tx);
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}

async function referencesOf(tx: BankTransaction): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ name: string; referring: string[] }>`
    select referred.relname as name, json_agg(distinct referring.relname) as referring
    from pg_constraint
    join pg_class as referred on referred.oid = confrelid
    join pg_class as referring on referring.oid = conrelid
    where contype = 'f' and referred.relnamespace = current_schema()::regnamespace
    group by referred.relname`.execute(tx);
  return new Map(rows.map(({ name, referring }) => [name, referring]));
}
