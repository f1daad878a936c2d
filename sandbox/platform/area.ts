import type { Bank } from './bank';
import type { BankTransaction } from './db/database';
import type { Migration } from './db/migration';
import type { Engine } from './engine';
import type { BankServer } from './http/bank-server';
import type { OperationNames } from './http/description/operation-names';
import type { RefusalPage } from './http/failure-answers';
import type { IntentKind } from './intent/intent-kind';

/**
 * One area of the bank (session, market, order, ...). areas.ts lists them; the server, the migrations, the seed
 * and the background work are made from that list, in its order. Here an area hands in what the platform, which
 * knows none of them, does for it.
 */
export interface Area {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** Fills a fresh world; runs once, in the transaction that seeds all areas, in the order of the list. */
  readonly seed?: (tx: BankTransaction, bank: Bank) => Promise<void>;
  /** What customers get who own more than a fresh world could be seeded with in good time. */
  readonly fills?: readonly Fill[];
  /** Adds what happens at every call, whichever area answers it; runs before any route is added. */
  readonly hooks?: (server: BankServer, bank: Bank) => void;
  /** What its routes are called in the API description; a route may say it itself instead. */
  readonly operations?: OperationNames;
  /** Adds the area's routes. */
  readonly routes?: (server: BankServer, bank: Bank) => void;
  /** Its kinds of released actions, for the one address at which the bank tells and voids intents. */
  readonly intents?: readonly IntentKind[];
  /** How a person at a browser is told that something is refused; without one they get the error body. */
  readonly refusalPage?: RefusalPage;
  /** What it does by itself once the server is ready. */
  readonly engine?: (bank: Bank) => Engine;
}

/** Gives one customer of great numbers what is theirs, at the first sign-in. */
export interface Fill {
  readonly accessNumber: string;
  readonly fill: (tx: BankTransaction, bank: Bank) => Promise<void>;
}
