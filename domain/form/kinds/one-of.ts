import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FieldKind } from '../nodes/node';

/** One of a few codes, none of them at first. */
export const oneOf = <Code extends string>(codes: readonly Code[]): FieldKind<Code | undefined, Code> => ({
  stored: { kind: 'code', codes },
  empty: undefined,
  read: (entry) => entry && E.right(entry),
  keep: (entry) => entry ?? '',
  restore: (kept) => (kept === '' ? O.some(undefined) : codeAmong(codes, kept)),
});

/** One of a few codes, of which one always stands: this one at first. */
export const choice = <Code extends string>(
  codes: readonly Code[],
  first: NoInfer<Code>,
): FieldKind<Code, Code> => ({
  stored: { kind: 'code', codes },
  empty: first,
  read: E.right,
  keep: (entry) => entry,
  restore: (kept) => codeAmong(codes, kept),
});

/** The codes are known to the form, so that a draft of another version cannot bring a strange one. */
export const codeAmong = <Code extends string>(codes: readonly Code[], kept: unknown): O.Option<Code> =>
  O.fromNullable(codes.find((code) => code === kept));
