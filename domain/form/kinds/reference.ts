import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FieldKind } from '../nodes/node';

/** Something chosen, as a whole: a draft keeps its id, and it is fetched again. `to` says what kind of thing it is. */
export const reference = <Thing>(
  to: string,
  idOf: (thing: Thing) => string,
): FieldKind<Thing | undefined, Thing> => ({
  stored: { kind: 'reference', to },
  empty: undefined,
  read: (entry) => (entry === undefined ? undefined : E.right(entry)),
  keep: (entry) => (entry === undefined ? '' : idOf(entry)),
  restore: () => O.none,
});
