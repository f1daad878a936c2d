import type { Bank } from '../bank';
import type { BankDatabase } from '../db/database';

/**
 * A kind of action that is released once, such as a new order. An area hands its kinds in (Area.intents); the bank then
 * tells and voids their intents at one address and lets any number of equal calls act once.
 */
export interface IntentKind<T = unknown> {
  /** Its name on the wire, for instance `ORDER_CHANGE`. */
  readonly name: string;
  /** What the action has come to, as it stands now, by the reference that `actOnce` was given. */
  readonly resultOf: (bank: Bank, db: BankDatabase, clientId: string, reference: string) => Promise<T>;
}
