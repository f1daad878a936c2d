import * as E from 'fp-ts/Either';

/** A stored code whose check digits still fit; throws on one that does not, as stored fields do. */
export function validCode<T>(code: E.Either<string, T>): T {
  if (E.isLeft(code)) throw new TypeError(code.left);
  return code.right;
}
