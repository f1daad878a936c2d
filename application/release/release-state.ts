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
  /** Given up: nothing has come of it and nothing can any more. */
  | { readonly kind: 'void'; readonly intent: Intent };

/** The bank has not said it yet. */
export type UntoldRelease =
  /** The bank has seen nothing of it: it may be released (again, with the same key) or given up. */
  | { readonly kind: 'open'; readonly intent: Intent; readonly failure?: Failure }
  /** The bank could not be asked: it may or may not have it. Nothing else is offered until it answers. */
  | { readonly kind: 'asking'; readonly intent: Intent; readonly failure: Failure };
