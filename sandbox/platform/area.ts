import type { Migration } from './db/migration';
import type { BankTransaction } from './db/database';
import type { BankServer } from './http/bank-server';
import type { Bank } from './bank';

/**
 * One area of the bank (session, market, order, ...). areas.ts lists them; the server, the migrations, the seed
 * and the background work are made from that list, in its order.
 */
export interface Area {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** Fills a fresh world; runs once, in the transaction that seeds all areas, in the order of the list. */
  readonly seed?: (tx: BankTransaction, bank: Bank) => Promise<void>;
  /** Adds the area's routes. */
  readonly routes?: (server: BankServer, bank: Bank) => void;
  /** Starts background work once the server is ready; the function it gives back stops it and waits for the end. */
  readonly start?: (bank: Bank) => () => Promise<void>;
}
