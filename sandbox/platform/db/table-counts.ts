import type { PGliteStatements } from './pglite-statements';
import type { StatementResult } from './pglite-answer';

/** So many rows are written between two looks at what has grown. */
const LOOKS_EVERY = 500;

/** Tables that have changed by more than a tenth since they were counted, as a PostgreSQL server decides it. */
const GROWN = `select quote_ident(pg_class.relname) as name from pg_stat_user_tables
  join pg_class on pg_class.oid = relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`;

/**
 * Counts tables again that have grown. A server does so in the background and the embedded database not at all: it would
 * go on by plans made when a table held a handful of rows, and read thousands for each row that refers to it.
 */
export class TableCounts {
  readonly #statements: PGliteStatements;
  #written = 0;
  #isOpen = false;

  constructor(statements: PGliteStatements) {
    this.#statements = statements;
  }

  /** Takes note of a statement that has run; where it was the last of a transaction, it is time to count. */
  async noted({ command, rowCount }: Pick<StatementResult, 'command' | 'rowCount'>): Promise<void> {
    if (command === 'BEGIN') this.#isOpen = true;
    if (command === 'COMMIT' || command === 'ROLLBACK') this.#isOpen = false;
    if (command !== 'SELECT') this.#written += rowCount;
    if (this.#isOpen || this.#written < LOOKS_EVERY) return;
    this.#written = 0;
    await this.#statements.run('select pg_stat_force_next_flush()', []);
    const { rows } = await this.#statements.run(GROWN, []);
    if (rows.length === 0) return;
    await this.#statements.run(`analyze ${rows.map(({ name }) => String(name)).join(', ')}`, []);
  }
}
