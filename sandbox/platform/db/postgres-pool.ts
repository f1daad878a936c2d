import { Pool, TypeOverrides, types } from 'pg';

/**
 * A pool on a PostgreSQL server whose values look like those of the embedded database: dates as text,
 * 64-bit integers as numbers (only counts use them), numerics as text.
 */
export function postgresPool(connectionString: string): Pool {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.DATE, (text: string) => text);
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString, max: 20, types: overrides });
  // An idle connection that the server closed is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
