import type { Profile, Session } from '@domain/session/session';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { Result } from '../../result';

/** The customer's session at the bank and its second factor (portal.md 7, TAN-02). */
export interface SessionGateway {
  load(): Result<Session>;
  /** Asks for the challenge that activates the session TAN; without a type the customer's favourite way is used. */
  requestActivation(session: Session, type?: TanType): Result<TanChallenge>;
  activate(session: Session, answer: TanAnswer): Result<Session>;
  profile(): Result<Profile>;
  /** The 32 bytes with which this customer's drafts are encrypted; only a signed-in session gets them. */
  draftKey(session: Session): Result<Uint8Array>;
}
