import * as E from 'fp-ts/Either';
import * as RA from 'fp-ts/ReadonlyArray';
import { isSome, none, some } from 'fp-ts/Option';
import type { FieldKind } from '../nodes/node';
import { codeAmong } from './one-of';

/** Any of a few codes; choosing none says nothing. */
export const manyOf = <Code extends string>(
  codes: readonly Code[],
): FieldKind<readonly Code[], readonly Code[]> => ({
  stored: { kind: 'codes', codes },
  empty: [],
  read: (entry) => (entry.length === 0 ? undefined : E.right(entry)),
  keep: (entry) => entry,
  restore: (kept) => {
    if (!Array.isArray(kept)) return none;
    const known = kept.map((code: unknown) => codeAmong(codes, code));
    return known.every(isSome) ? some(RA.compact(known)) : none;
  },
});
