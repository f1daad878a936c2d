import type { ToldText } from '@application/ports/storage/told-text';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { readStored } from './read-stored';
import type { RecordKind } from './record-kind';
import { storedText } from './stored-text';

/** What was told as a text, written and read as every stored record. */
export const toldText = <T>(kind: RecordKind<T>): ToldText<T> => ({
  write: (told) => storedText(kind, told),
  read: (text) =>
    pipe(
      O.fromEither(readStored(kind, text)),
      O.map(({ value }) => value),
    ),
});
