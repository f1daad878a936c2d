import type { ChallengeId } from '@domain/codes/ids';
import type { Instant } from '@domain/time/instant';
import type { TanType } from './tan-type';

/** What a proof signs, in the words of the bank: its approving device shows nothing else. */
export interface SignedText {
  readonly sentence: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

interface ChallengeBase {
  /** The authenticationInfoId: what a TAN answers. */
  readonly id: ChallengeId;
  readonly available: readonly TanType[];
  readonly expiresAt?: Instant;
  /** Wrong entries left before the lock. */
  readonly triesLeft?: number;
  /** Further challenges left before the lock. */
  readonly challengesLeft?: number;
  /** Words that stand on this page and on the approving device alike. */
  readonly checkPhrase?: string;
  /** Shown as it is, so that both devices show the same: its language is the device's. */
  readonly signed?: SignedText;
}

/** A code sent by SMS to `recipient`, a masked telephone number. */
export type SmsChallenge = ChallengeBase & { readonly type: 'M_TAN'; readonly recipient?: string };

/** A picture (base64 PNG) that the customer's device reads. */
export type PhotoChallenge = ChallengeBase & { readonly type: 'P_TAN'; readonly picture: string };

/** An approval on the customer's device, asked for at `statusLink`. */
export type PushChallenge = ChallengeBase & { readonly type: 'P_TAN_PUSH'; readonly statusLink: string };

/** No second factor is asked for. */
export type FreeChallenge = ChallengeBase & { readonly type: 'TAN_FREI' };

/** A code shown by an app that this portal does not serve: the customer chooses another way. */
export type AppChallenge = ChallengeBase & { readonly type: 'P_TAN_APP' };

/** What the bank asks the customer to prove (portal.md 7, response header TAN state). */
export type TanChallenge = SmsChallenge | PhotoChallenge | PushChallenge | FreeChallenge | AppChallenge;

/** A challenge whose proof is typed. */
export type TypedChallenge = SmsChallenge | PhotoChallenge;

/** Whether the proof is typed. */
export const isTyped = (challenge: TanChallenge): challenge is TypedChallenge =>
  challenge.type === 'M_TAN' || challenge.type === 'P_TAN';
