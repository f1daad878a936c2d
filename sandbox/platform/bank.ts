import type { Logger } from 'pino';
import type { BankDatabase, BankTransaction } from './db/database';
import type { FaultList } from './faults/fault';
import type { Health } from './health';
import type { BankClock } from './clock/bank-clock';
import type { Settings } from './settings';
import type { Turns } from './turns';

/** What every part of the sandbox bank works with; made once in open-bank.ts and passed in, never reached for. */
export interface Bank {
  readonly settings: Settings;
  readonly db: BankDatabase;
  /** Bank time: all business time. */
  readonly clock: BankClock;
  /** Real time in epoch milliseconds: session expiry and sign-in pauses only. */
  readonly realNow: () => number;
  /** A new ascending UUID (version 7). */
  readonly newId: () => string;
  /** Cryptographic random bytes. */
  readonly randomBytes: (count: number) => Buffer;
  /** Derives a key for one purpose from the bank's secret, which is kept in the database. */
  readonly deriveKey: (purpose: string) => Buffer;
  readonly log: Logger;
  readonly health: Health;
  /** What shall go wrong in this process, as ordered at the test bench. */
  readonly faults: FaultList;
  /** Calls with one key wait here for each other. */
  readonly turns: Turns;
  /** What customers of great numbers get at their first sign-in, by their sign-in number. */
  readonly fills: ReadonlyMap<string, (tx: BankTransaction) => Promise<void>>;
  /** A fresh world: empties all tables and seeds them again; background work pauses meanwhile. */
  readonly reset: () => Promise<void>;
}
