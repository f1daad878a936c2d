import * as t from 'io-ts';

/** A field that stands for this value where it is absent: what the record did not hold yet when it was written. */
export const orElse = <A, Written>(codec: t.Type<A, Written>, value: A): t.Type<A, Written> =>
  new t.Type<A, Written>(
    codec.name,
    codec.is,
    (input, context) => (input === undefined ? t.success(value) : codec.validate(input, context)),
    codec.encode,
  );
