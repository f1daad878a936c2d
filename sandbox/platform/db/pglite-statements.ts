import { protocol, type PGlite } from '@electric-sql/pglite';
import { readAnswer, readColumns, type Column, type StatementResult } from './pglite-answer';

interface Prepared {
  readonly name: string;
  readonly columns: readonly Column[];
}

const { serialize } = protocol;

/** Long texts are bulk inserts, whose length differs from time to time: to keep them would only fill the memory. */
const LONGEST_KEPT = 6_000;
const MOST_KEPT = 1_000;

/**
 * Runs statements on the embedded database as a driver on a wire does: each text is parsed and planned once and
 * then only bound and executed, in one exchange. PGlite's own `query` parses and plans again in six of them.
 */
export class PGliteStatements {
  readonly #db: PGlite;
  readonly #kept = new Map<string, Prepared>();

  constructor(db: PGlite) {
    this.#db = db;
    this.run('set plan_cache_mode = force_generic_plan', []);
  }

  /** Runs one statement; throws the database's error, which carries its SQLSTATE as `code`. */
  run(sql: string, parameters: readonly unknown[]): StatementResult {
    if (parameters.length === 0) return readAnswer(this.#exchange(serialize.query(sql)), []);
    const { name, columns } = this.#kept.get(sql) ?? this.#prepared(sql);
    const values = parameters.map(parameterText);
    return readAnswer(
      this.#exchange(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
      columns,
    );
  }

  #prepared(sql: string): Prepared {
    const keeps = sql.length <= LONGEST_KEPT && this.#kept.size < MOST_KEPT;
    const name = keeps ? `s${String(this.#kept.size)}` : '';
    const answer = this.#exchange(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared = { name, columns: readColumns(answer) };
    if (keeps) this.#kept.set(sql, prepared);
    return prepared;
  }

  #exchange(...questions: readonly Uint8Array[]): Uint8Array {
    return this.#db.execProtocolRawSync(Buffer.concat(questions));
  }
}

/** A value that no column takes: a bug of the caller. */
export class UnfitParameter extends Error {}

/** A parameter as the text PostgreSQL reads; JSON columns get JSON text already (json.ts). */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new UnfitParameter('A database parameter is text, a number, a truth value or a moment.');
}
