import { choiceOf, hasAsked, type TanEntry } from './tan-entry';
import { withProblem, type TanProblem } from './tan-problem';
import type { EntryOf } from './tan-transition';
import type { TanType } from './tan-type';

/** Asks for a challenge of this type; what went wrong before stays to be shown with it. */
export const toRequesting = (
  from: TanEntry,
  selected: TanType | undefined,
  problem?: TanProblem,
): EntryOf<'requesting'> => ({
  kind: 'requesting',
  available: choiceOf(from).available,
  hasAsked: hasAsked(from),
  ...(selected === undefined ? {} : { selected }),
  ...withProblem(problem),
});
