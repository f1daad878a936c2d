import type { TanType } from './tan-type';

/** A TAN state without a challenge (portal.md 7): the types the bank delivered and the one selected, if any. */
export interface TanChoice {
  readonly available: readonly TanType[];
  readonly selected?: TanType;
}
