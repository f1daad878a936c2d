import * as E from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import type { Finding } from '../issue';

/** What is wrong with a text that somebody typed; an empty one is left to whether the field is required. */
export type Validator = (typed: string) => Finding | undefined;

/** Reads a text as it stands if all of these pass it, for `text(passing(…))`; the first that does not says why. */
export const passing =
  (...validators: readonly Validator[]) =>
  (typed: string): Either<Finding, string> => {
    for (const validator of validators) {
      const found = validator(typed);
      if (found !== undefined) return E.left(found);
    }
    return E.right(typed);
  };
