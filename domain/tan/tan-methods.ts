import type { TanType } from './tan-type';

/** One way of release; an SMS names its recipient, a masked telephone number. */
export interface TanMethod {
  readonly type: TanType;
  readonly recipient?: string;
}

/** The customer's ways of release, the favourite, and what is left before the lock. */
export interface TanMethods {
  readonly favourite: TanType;
  readonly isLocked: boolean;
  readonly triesLeft: number;
  readonly challengesLeft: number;
  readonly methods: readonly TanMethod[];
}
