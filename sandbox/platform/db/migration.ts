/** One step of the schema: SQL statements that PostgreSQL 15 and its relatives understand. Never changed once released. */
export interface Migration {
  /** Unique over all areas, for instance `order-001`. */
  readonly name: string;
  readonly statements: readonly string[];
}

/** The SQL of the table in which applied migrations are recorded. */
export const LEDGER =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())';

/** All migrations as one script for a database without tables, each recorded as done. */
export const schemaOf = (migrations: readonly Migration[]): string =>
  [
    LEDGER,
    ...migrations.flatMap(({ name, statements }) => [
      ...statements,
      `insert into migration (name) values ('${name}')`,
    ]),
  ].join(';\n');
