import type { ColumnType } from 'kysely';

/** A JSON column: read parsed, written as JSON text by `json()`, which means the same to both databases. */
export type Json<T> = ColumnType<T, string, string>;

/** Column that only ever gets a value on insert. */
export type Fixed<T> = ColumnType<T, T, never>;
