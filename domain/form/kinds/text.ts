import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Finding } from '../issue';
import type { FieldKind } from '../nodes/node';

/** A text that a reader makes a value of; blanks alone say nothing. */
export const text = <T>(read: (text: string) => E.Either<Finding, T>): FieldKind<string, T> => ({
  stored: { kind: 'text' },
  empty: '',
  read: (entry) => (entry.trim() === '' ? undefined : read(entry)),
  keep: (entry) => entry,
  restore: (kept) => (typeof kept === 'string' ? O.some(kept) : O.none),
});

/** A text that stands for itself, without blanks around it. */
export const plainText: FieldKind<string, string> = text((entry) => E.right(entry.trim()));
