import * as O from 'fp-ts/Option';
import * as t from 'io-ts';

/** A text of the wire that stands for a value: `read` finds it or refuses, `write` gives the text back. */
export const wireText = <A>(
  name: string,
  read: (text: string) => O.Option<A>,
  write: (value: A) => string,
): t.Type<A, string> =>
  new t.Type<A, string>(
    name,
    (value): value is A => value !== undefined,
    (input, context) => {
      const value = typeof input === 'string' ? read(input) : O.none;
      return O.isSome(value) ? t.success(value.value) : t.failure(input, context);
    },
    write,
  );
