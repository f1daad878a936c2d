import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FieldKind } from '../nodes/node';

const ticks = {
  stored: { kind: 'flag' },
  empty: false,
  keep: (entry: boolean) => entry,
  restore: (kept: unknown): O.Option<boolean> => (typeof kept === 'boolean' ? O.some(kept) : O.none),
} as const;

/** Yes or no, and both are answers. */
export const flag: FieldKind<boolean, boolean> = { ...ticks, read: E.right };

/** Only yes is an answer: a consent, something that was read. */
export const consent: FieldKind<boolean, true> = {
  ...ticks,
  read: (entry) => (entry ? E.right<never, true>(true) : undefined),
};
