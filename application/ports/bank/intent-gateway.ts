import type { IntentId } from '@domain/codes/ids';
import type { BankReceipt } from '@domain/receipt/bank-receipt';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Result } from '../result';
import type { KeyedIntent, Outcome } from './release-gateway';

/** What the bank says of a key alone: whether something was done with it, and what it knows it as. */
export interface ClosedKey {
  readonly state: 'created' | 'refused' | 'void';
  /** Absent where the bank has never seen the key, or what was released with it is not known here. */
  readonly kind?: ReleaseKind;
}

/** The one resource of intents of all kinds at the bank (api.md 9); what came of a key is told by its reference. */
export interface IntentGateway {
  /** What became of a key, whatever was released with it. */
  outcomeOf(intent: KeyedIntent): Result<Outcome<string>>;
  /** Voids the key if the bank has not used it; an outcome that already stands is answered unchanged. */
  void(intent: KeyedIntent): Result<Outcome<string>>;
  /** Voids a key of which nothing else is known, and tells what it stands for. */
  close(key: IntentId): Result<ClosedKey>;
  /** What has become of every key the bank has decided, the latest first. */
  receipts(): Result<readonly BankReceipt[]>;
}
