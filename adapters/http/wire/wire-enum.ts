import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireText } from './wire-text';

const find = <Word extends string>(known: readonly Word[], text: string): Word | undefined =>
  known.find((word) => word === text);

/**
 * One of the known words; any other is read as `unknown`, because a new word of the bank is shown as unknown
 * and never fatal (api.md 1).
 */
export const wireEnum = <Word extends string, Unknown extends string = 'UNKNOWN'>(
  name: string,
  known: readonly Word[],
  unknown: Unknown,
): t.Type<Word | Unknown, string> =>
  wireText<Word | Unknown>(name, (text) => O.some(find(known, text) ?? unknown), String);

/** One of the known words; any other does not decode, where going on with it would be wrong. */
export const wireWord = <Word extends string>(name: string, known: readonly Word[]): t.Type<Word, string> =>
  wireText(name, (text) => O.fromNullable(find(known, text)), String);

/** Those of the listed words that are known; what the portal does not know it cannot offer. */
export const wireWords = <Word extends string>(
  name: string,
  known: readonly Word[],
): t.Type<readonly Word[], string[]> => {
  const texts = t.array(t.string, name);
  return new t.Type<readonly Word[], string[]>(
    name,
    (value): value is readonly Word[] => texts.is(value),
    (input, context) => {
      const read = texts.validate(input, context);
      if (read._tag === 'Left') return read;
      return t.success(read.right.flatMap((text) => find(known, text) ?? []));
    },
    (words) => [...words],
  );
};
