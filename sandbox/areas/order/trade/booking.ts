import type { BankTransaction } from '@sandbox/platform/db/database';
import type { Bank } from '@sandbox/platform/bank';
import { Journal } from '@sandbox/ledger/journal';
import type { Market } from '@sandbox/market/market';

/** One transaction in which a customer's orders are changed and what follows from it is booked. */
export interface Booking {
  readonly bank: Bank;
  readonly tx: BankTransaction;
  readonly market: Market;
  readonly journal: Journal;
}

/** Begins to book for a customer, whose journal is locked until the transaction ends. */
export const booking = async (
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  clientId: string,
): Promise<Booking> => ({ bank, tx, market, journal: await Journal.lock(tx, clientId) });
