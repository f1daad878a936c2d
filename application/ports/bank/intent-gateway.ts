import type { Message } from '@domain/message/message';
import type { IntentId } from '@domain/codes/ids';
import type { Result } from '@application/ports/result';

/** What the bank says of a key alone, whatever was released with it. */
export type KeyOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' }
  | { readonly kind: 'unknown' };

/** The one resource of intents of all kinds at the bank (api.md 9). */
export interface IntentGateway {
  /** Voids the key if the bank has not used it; an outcome that already stands is answered unchanged. */
  close(key: IntentId): Result<KeyOutcome>;
}
