import type { Bank } from '../bank';
import type { BankTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { IntentKey } from './intent-record';

/**
 * One transaction about a key, once those before it in this process have ended; the database makes those of other
 * processes wait (`claimIntent`). Were it the database alone, a hundred equal calls would hold every connection while
 * they wait for one of them, and whoever else came meanwhile would be told that the bank is not available.
 */
export const inTurnOf = <T>(
  bank: Bank,
  { clientId, intentId }: IntentKey,
  work: (tx: BankTransaction) => Promise<T>,
): Promise<T> => bank.turns.take(`${clientId} ${intentId}`, () => inTransaction(bank.db, work));
