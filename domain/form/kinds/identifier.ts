import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FieldKind } from '../nodes/node';

/** The id of something chosen from a list; `idOf` is its smart constructor, which a kept draft has to pass again. */
export const identifier = <Id extends string>(idOf: (text: string) => Id): FieldKind<Id | undefined, Id> => ({
  stored: { kind: 'id' },
  empty: undefined,
  read: (entry) => entry && E.right(entry),
  keep: (entry) => entry ?? '',
  restore: (kept) => {
    if (typeof kept !== 'string') return O.none;
    return O.some(kept === '' ? undefined : idOf(kept));
  },
});
