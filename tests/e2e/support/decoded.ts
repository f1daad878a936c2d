import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { PathReporter } from 'io-ts/PathReporter';

/** The value if it fits; a value that does not is a fault of the bank, said with its place. */
export function decoded<A>(decoder: t.Decoder<unknown, A>, value: unknown): A {
  const result = decoder.decode(value);
  if (E.isRight(result)) return result.right;
  throw new Error(PathReporter.report(result).join('\n'));
}
