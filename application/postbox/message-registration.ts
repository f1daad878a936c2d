import type { MessageRequest, SecureMessage } from '@domain/postbox/secure-message';
import { canonicalText } from '@domain/release/canonical-text';
import type { ReleaseGateway } from '../ports/bank/release-gateway';
import type { Registration } from '../release/registration';

/** A message to the bank: it wants no proof, and the same from another window is taken for a mistake (CUS-02). */
export const messageRegistration = (
  gateway: ReleaseGateway<MessageRequest, SecureMessage>,
): Registration<MessageRequest, SecureMessage> => ({
  kind: 'message',
  gateway,
  bodyOf: canonicalText,
  referenceOf: ({ id }) => id,
  isTwin: (one, other) => one.kind === other.kind && one.body === other.body,
});
