import { Pool, TypeOverrides, types } from 'pg';

/** How long a request waits for a connection, in milliseconds, before it hears that the bank is not available. */
const PATIENCE = 5_000;

/**
 * A pool on a PostgreSQL server whose values look like those of the embedded database: dates as text,
 * 64-bit integers as numbers (only counts use them), numerics as text.
 */
export function postgresPool(connectionString: string): Pool {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.DATE, (text: string) => text);
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: 20,
    types: overrides,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  // A connection that the server ends is replaced on the next use, and who holds it just then hears it from their
  // query; without a listener of its own, in use as in the pool, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
