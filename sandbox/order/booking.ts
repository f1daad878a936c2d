import type { BankTransaction } from '../db/database';
import type { Bank } from '../foundation/bank';
import { Journal } from '../ledger/journal';
import type { Market } from '../market/market';

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
