import type { Message } from '@domain/message/message';
import type { Intent } from '@domain/release/intent';
import type { Failure } from '@domain/failure/failure';

/** How far a release is that the customer wanted: always one of these, never "perhaps". */
export type ReleaseState<T> = ReleaseEnd<T> | UntoldRelease;

/** The bank has said what became of it. */
export type ReleaseEnd<T> =
  /** The bank has it. */
  | { readonly kind: 'created'; readonly intent: Intent; readonly result: T }
  /** The bank refused it; nothing has come of it. */
  | {
      readonly kind: 'refused';
      readonly intent: Intent;
      readonly messages: readonly Message[];
      /** The refusal as it came, where this page met it. */
      readonly failure?: Failure;
    }
  /** The bank has closed its key: nothing has come of it and nothing can any more, what arrives late is refused. */
  | {
      readonly kind: 'void';
      readonly intent: Intent;
      /** What came instead of an answer, where this page met it. */
      readonly failure?: Failure;
    };

/**
 * The bank has not said it yet, and nothing else is offered until it does: it could not be asked, or another page is
 * sending it just now. It may still arrive.
 */
export interface UntoldRelease {
  readonly kind: 'asking';
  readonly intent: Intent;
  /** Why the bank could not be asked. */
  readonly failure?: Failure;
}
