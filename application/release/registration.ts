import type { IntentContent } from '@domain/release/intent';
import type { ReleaseKind } from '@domain/release/release-kind';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';

/**
 * All that makes a kind (docs/adr/0009). Two kinds whose drafts share a name share the gateway as well: what comes of
 * one stands in the way of the other.
 */
export interface Registration<C, T> {
  readonly kind: ReleaseKind;
  readonly gateway: ReleaseGateway<C, T>;
  /** The canonical text of what is sent: the same request is the same text. */
  readonly bodyOf: (content: C) => string;
  /** What the bank calls that which came of it. */
  readonly referenceOf: (result: T) => string;
  /** Whether a second one in another window is taken for a mistake, where that can happen to this kind. */
  readonly isTwin?: (one: IntentContent, other: IntentContent) => boolean;
}
