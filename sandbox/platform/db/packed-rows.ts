import { sql, type RawBuilder } from 'kysely';

const BETWEEN_FIELDS = ' ';
const BETWEEN_ROWS = '\n';

/**
 * All rows of a query as one text. For long lists: on its way out of the embedded database each row costs more than
 * finding it, and a text of ten thousand no more than one. Only for columns that are never null and hold no spaces.
 */
export function packedRows<T>(
  columns: readonly (keyof T & string)[],
  order: readonly (keyof T & string)[] = columns,
): RawBuilder<string | null> {
  const names = (some: readonly string[]): RawBuilder<unknown> =>
    sql.join(some.map((column) => sql.ref(column)));
  const row = sql`concat_ws(${sql.lit(BETWEEN_FIELDS)}, ${names(columns)})`;
  return sql<string | null>`string_agg(${row}, ${sql.lit(BETWEEN_ROWS)} order by ${names(order)})`;
}

/** The fields of each row of such a text, in the order of its columns. */
export const unpackedRows = (text: string | null | undefined): readonly (readonly string[])[] =>
  text === null || text === undefined ? [] : text.split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_FIELDS));
