import type { Json } from '../db/column-types';
import type { WireMessage } from '../http/message';

/** What became of an idempotency key (wire.md). */
export interface IntentTable {
  client_id: string;
  intent_id: string;
  /** The wire's name of the kind; null for a key that was voided before the bank saw it used. */
  kind: string | null;
  state: 'DONE' | 'REFUSED' | 'VOID';
  /** What the key stands for, in canonical form; null for a voided key. */
  body: string | null;
  /** The id under which the kind finds what came of it; null unless done. */
  reference: string | null;
  status_code: number;
  messages: Json<readonly WireMessage[]>;
  received_at: Date;
}

/** A TAN that was not the right one; never the TAN itself. */
export interface WrongTanTable {
  client_id: string;
  attempt_id: string;
  /** The key of what was to be released; null where it has none, as the session. */
  intent_id: string | null;
  kind: string;
  messages: Json<readonly WireMessage[]>;
  happened_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    intent: IntentTable;
    wrong_tan: WrongTanTable;
  }
}
