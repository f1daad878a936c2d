import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a column is one of these ids (texts without commas). Handed over as one parameter: five hundred of them in
 * a list make a plan that compares each row with each id.
 */
export const oneOf = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(string_to_array(${ids.join(',')}, ','))`;
