import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import { wireText } from './wire-text';

/**
 * One of the known words; any other is read as `unknown`, because a new word of the bank is shown as unknown
 * and never fatal (api.md 1).
 */
export const wireEnum = <Word extends string, Unknown extends string>(
  name: string,
  known: readonly Word[],
  unknown: Unknown,
): t.Type<Word | Unknown, string> =>
  wireText<Word | Unknown>(name, (text) => O.some(known.find((word) => word === text) ?? unknown), String);

/** One of the known words; any other does not decode, where going on with it would be wrong. */
export const wireWord = <Word extends string>(name: string, known: readonly Word[]): t.Type<Word, string> =>
  wireText(name, (text) => O.fromNullable(known.find((word) => word === text)), String);
