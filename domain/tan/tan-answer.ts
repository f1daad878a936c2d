import type { ChallengeId } from '@domain/codes/ids';
import type { TanType } from './tan-type';

/** The proof for one challenge. `tan` is absent where nothing is typed: push and TAN_FREI (api.md 3). */
export interface TanAnswer {
  readonly challengeId: ChallengeId;
  readonly type: TanType;
  readonly tan?: string;
}
