import type { TanType } from './tan-type';

/** The types the bank delivered and the one selected, if any. */
export interface TanChoice {
  readonly available: readonly TanType[];
  readonly selected?: TanType;
}

/** A TAN state without a challenge (portal.md 7): the customer's types, the favourite, and whether nothing helps. */
export interface TanState extends TanChoice {
  readonly isLocked: boolean;
}
