import { errorCode } from './error-code';
import type { BankDatabase, BankTransaction } from './database';

/** SQLSTATEs after which the same transaction may simply be tried again: serialisation failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in one transaction and tries it again after a serialisation failure or deadlock, so `work` must do
 * nothing that cannot be repeated. A thrown error rolls back; an expected refusal is a value and commits.
 */
export async function inTransaction<T>(
  db: BankDatabase,
  work: (tx: BankTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE of a database error (`23505` is a unique violation), or undefined for any other error. */
export const sqlState = (error: unknown): string | undefined => errorCode(error);
