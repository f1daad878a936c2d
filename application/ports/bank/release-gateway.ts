import type { Message } from '@domain/message/message';
import type { Intent } from '@domain/release/intent';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Result } from '@application/ports/result';

/** What the bank would take, and what it asks for to release exactly this. */
export interface Validated {
  /** Notices and warnings to show before the release; refusals are failures. */
  readonly messages: readonly Message[];
  /** Absent where the bank wants no proof. */
  readonly challenge?: TanChallenge;
  /** What the bank calls it from now on, where it has been given a name already: a ticket. */
  readonly subject?: string;
  /** What it binds itself to besides what was sent, as a canonical text, where it tells that: days and sums. */
  readonly binding?: string;
}

/** An intent as the bank knows it: the key it is released with, and what it is done to. */
export type KeyedIntent = Pick<Intent, 'id' | 'subject'>;

/** What the bank says of a key; `unknown`: it has never seen a release with it. */
export type Outcome<T> =
  | { readonly kind: 'created'; readonly result: T }
  | { readonly kind: 'refused'; readonly messages: readonly Message[] }
  | { readonly kind: 'void' }
  | { readonly kind: 'unknown' };

/**
 * How one kind is released at the bank (api.md 9). `C` is what is sent, `T` what comes of it: the bank has it then, but
 * may still be working on it, and others may have moved it on since.
 */
export interface ReleaseGateway<C, T> {
  /** Checks the whole and asks for a challenge; without a type the customer's favourite way is used. */
  validate(content: C, type?: TanType): Result<Validated>;
  /**
   * Releases it exactly as validated. The id of the intent is the idempotency key: repeating the call with it yields
   * the first answer. Never repeated by the adapter itself.
   */
  create(content: C, proof: TanAnswer | undefined, intent: KeyedIntent): Result<T>;
  /** What became of the key. */
  outcomeOf(intent: KeyedIntent): Result<Outcome<T>>;
  /** Voids the key if the bank has not used it; an outcome that already stands is answered unchanged. */
  void(intent: KeyedIntent): Result<Outcome<T>>;
}
