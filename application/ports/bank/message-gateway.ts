import type { MessageId } from '@domain/codes/ids';
import type { SecureMessage } from '@domain/postbox/secure-message';
import type { Result } from '../result';

/** What the customer has written to the bank. */
export interface MessageGateway {
  /** The latest first, each with its answer once there is one. */
  messages(): Result<readonly SecureMessage[]>;
  /** The answer to this one has been seen. */
  markRead(id: MessageId): Result<void>;
}
