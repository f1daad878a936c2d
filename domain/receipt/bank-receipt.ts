import type { IntentId } from '@domain/codes/ids';
import type { Message } from '@domain/message/message';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { Instant } from '@domain/time/instant';
import type { ActionEvent } from './action-record';

/** What the bank keeps of a release it has decided, or of a wrong TAN: the same on every device, for good. */
export interface BankReceipt {
  /** A key may see several wrong TANs, each a receipt of its own. */
  readonly id: string;
  /** Absent for what has none: the session. */
  readonly key?: IntentId;
  /** Absent for a key that was voided before it was used, and for what is not known here. */
  readonly action?: ReleaseKind | 'session';
  readonly event: Extract<ActionEvent, 'accepted' | 'refused' | 'void'> | 'wrong-tan';
  /** What the bank calls that which came of it. */
  readonly reference?: string;
  /** Why it was refused, or what the bank remarked. */
  readonly messages: readonly Message[];
  readonly at: Instant;
}
