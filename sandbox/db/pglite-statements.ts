import { messages, protocol, types, type PGlite } from '@electric-sql/pglite';

/** What a statement has done. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Readonly<Record<string, unknown>>[];
}

/** A column of an answer with the function that reads its text. */
interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

interface Prepared {
  readonly name: string;
  readonly columns: readonly Column[];
}

const { serialize } = protocol;

/** Long texts are bulk inserts, whose length differs from time to time: to keep them would only fill the memory. */
const LONGEST_KEPT = 6_000;
const MOST_KEPT = 1_000;

/** How the text of a database type becomes a value, where it is not the text itself; as in postgres-pool.ts. */
const READERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [types.BOOL, (text) => text === 't'],
  [types.INT2, Number],
  [types.INT4, Number],
  [types.INT8, Number],
  [types.FLOAT4, Number],
  [types.FLOAT8, Number],
  [types.TIMESTAMPTZ, (text) => new Date(text)],
  [types.JSON, (text): unknown => JSON.parse(text)],
  [types.JSONB, (text): unknown => JSON.parse(text)],
]);
const asText = (text: string): string => text;

/**
 * Runs statements on the embedded database as a driver on a wire does: each text is parsed and planned once and
 * then only bound and executed, in one exchange. PGlite's own `query` parses and plans anew in six of them.
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
    if (parameters.length === 0) return result([], this.#exchange(serialize.query(sql)));
    const { name, columns } = this.#kept.get(sql) ?? this.#prepared(sql);
    const values = parameters.map(parameterText);
    return result(
      columns,
      this.#exchange(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
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
    const prepared = { name, columns: answer.flatMap(columnsOf) };
    if (keeps) this.#kept.set(sql, prepared);
    return prepared;
  }

  #exchange(...questions: readonly Uint8Array[]): readonly messages.BackendMessage[] {
    const answer: messages.BackendMessage[] = [];
    const bytes = this.#db.execProtocolRawSync(Buffer.concat(questions));
    new protocol.Parser().parse(Buffer.from(bytes.buffer), (message) => answer.push(message));
    const error = answer.find((message) => message instanceof messages.DatabaseError);
    if (error !== undefined) throw error;
    return answer;
  }
}

function result(described: readonly Column[], answer: readonly messages.BackendMessage[]): StatementResult {
  let columns = described;
  let tag = '';
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) columns = columnsOf(message);
    if (message instanceof messages.DataRowMessage) rows.push(rowOf(columns, message.fields));
    if (message instanceof messages.CommandCompleteMessage) tag = message.text;
  }
  const words = tag.split(' ');
  return { command: words[0] ?? '', rowCount: Number(words.at(-1) ?? 0) || 0, rows };
}

function columnsOf(message: messages.BackendMessage): readonly Column[] {
  if (!(message instanceof messages.RowDescriptionMessage)) return [];
  return message.fields.map(({ name, dataTypeID }) => ({ name, read: READERS.get(dataTypeID) ?? asText }));
}

function rowOf(
  columns: readonly Column[],
  fields: readonly (string | null)[],
): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, read }, index) => {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  });
  return row;
}

/** A parameter as the text PostgreSQL reads; JSON columns get JSON text already (json.ts). */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new Error('A database parameter is text, a number, a truth value or a moment.');
}
