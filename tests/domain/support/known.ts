import * as E from 'fp-ts/Either';

/** What a test writes down right; anything else is a mistake of the test. */
export function known<T>(read: E.Either<unknown, T>): T {
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
}
