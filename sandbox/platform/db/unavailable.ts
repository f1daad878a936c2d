import { errorCode } from './error-code';

/**
 * SQLSTATE classes and codes that say the database cannot be reached or cannot work just now: connections (08), lack
 * of room, memory or connections (53), a server that stops or starts (57P), failures of its disk (58).
 */
const STATES = /^(08|53|57P0[1-5]|58)/;
const SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** What the driver says without a code. */
const WORDS = /connection (terminated|error)|not queryable|timeout exceeded when trying to connect/i;

/** That the embedded database does not take queries any more, or not yet again. */
export const DATABASE_GONE = '57P03';

/** Whether a failure is the database's and passes: nobody's request is to blame, and the same one may work later. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return STATES.test(code) || SYSTEM_ERRORS.has(code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && WORDS.test(error.message);
}
