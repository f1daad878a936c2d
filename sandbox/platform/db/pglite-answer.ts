import { messages, protocol, types } from '@electric-sql/pglite';

/** What a statement has done. */
export interface StatementResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Readonly<Record<string, unknown>>[];
}

/** A column of an answer with the function that reads its text. */
export interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

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

/** A message is its type, four bytes of length that count themselves, and its fields. */
const LENGTH_AT = 1;
const DATA_ROW = 'D'.charCodeAt(0);
/** Where the fields of a data row begin: after type, length and their number. */
const FIELDS_AT = 7;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;

/**
 * Reads what the database says to a statement whose columns are known, or are told in the answer; throws the
 * database's error. Rows are read here: PGlite's parser copies each field before it reads it, so that five hundred
 * orders took it ten times as long.
 */
export function readAnswer(bytes: Uint8Array, described: readonly Column[]): StatementResult {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let columns = described;
  let tag = '';
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (let at = 0; at < answer.length;) {
    const end = at + LENGTH_AT + answer.readInt32BE(at + LENGTH_AT);
    if (answer[at] === DATA_ROW) rows.push(rowAt(answer, at + FIELDS_AT, columns));
    else {
      for (const message of messagesOf(answer.subarray(at, end))) {
        if (message instanceof messages.DatabaseError) throw message;
        if (message instanceof messages.RowDescriptionMessage) columns = columnsOf(message);
        if (message instanceof messages.CommandCompleteMessage) tag = message.text;
      }
    }
    at = end;
  }
  const words = tag.split(' ');
  return { command: words[0] ?? '', rowCount: Number(words.at(-1) ?? 0) || 0, rows };
}

/** The columns a statement will answer with, from what the database says when it is prepared. */
export function readColumns(bytes: Uint8Array): readonly Column[] {
  return messagesOf(bytes).flatMap((message) => {
    if (message instanceof messages.DatabaseError) throw message;
    return message instanceof messages.RowDescriptionMessage ? columnsOf(message) : [];
  });
}

function messagesOf(bytes: Uint8Array): readonly messages.BackendMessage[] {
  const found: messages.BackendMessage[] = [];
  new protocol.Parser().parse(bytes, (message) => found.push(message));
  return found;
}

const columnsOf = ({ fields }: messages.RowDescriptionMessage): readonly Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, read: READERS.get(dataTypeID) ?? asText }));

function rowAt(answer: Buffer, start: number, columns: readonly Column[]): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  let at = start;
  for (const { name, read } of columns) {
    const length = answer.readInt32BE(at);
    at += LENGTH_BYTES;
    if (length === NULL_LENGTH) {
      row[name] = null;
      continue;
    }
    row[name] = read(answer.toString('utf8', at, at + length));
    at += length;
  }
  return row;
}
