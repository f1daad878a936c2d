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

  private constructor(db: PGlite) {
    this.#db = db;
  }

  static async of(db: PGlite): Promise<PGliteStatements> {
    const statements = new PGliteStatements(db);
    await statements.run('set plan_cache_mode = force_generic_plan', []);
    return statements;
  }

  /**
   * Runs one statement; refuses with the database's error, which carries its SQLSTATE as `code`. It belongs to one
   * caller until it has answered.
   */
  async run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (parameters.length === 0) return readAnswer(await this.#exchange(serialize.query(sql)), []);
    const { name, columns } = this.#kept.get(sql) ?? (await this.#prepared(sql));
    const values = parameters.map(parameterText);
    return readAnswer(
      await this.#exchange(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ),
      columns,
    );
  }

  async #prepared(sql: string): Promise<Prepared> {
    const keeps = sql.length <= LONGEST_KEPT && this.#kept.size < MOST_KEPT;
    const name = keeps ? `s${String(this.#kept.size)}` : '';
    const answer = await this.#exchange(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared = { name, columns: readColumns(answer) };
    if (keeps) this.#kept.set(sql, prepared);
    return prepared;
  }

  /**
   * Streams the answer, for the other ways keep it: PGlite reads it a second time and holds each of its messages until
   * the next call of its own `query`, which never comes here.
   */
  async #exchange(...questions: readonly Uint8Array[]): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    await this.#db.execProtocolRawStream(Buffer.concat(questions), {
      syncToFs: false,
      // A piece is a view into the memory of the database, which writes the next one over it.
      onRawData: (piece) => pieces.push(piece.slice()),
    });
    return Buffer.concat(pieces);
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
