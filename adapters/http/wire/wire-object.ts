import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

type ReadAll<R extends t.Props> = { [K in keyof R]: t.TypeOf<R[K]> };
type WrittenAll<R extends t.Props> = { [K in keyof R]: t.OutputOf<R[K]> };
type Read<R extends t.Props, O extends t.Props> = ReadAll<R> & Partial<ReadAll<O>>;
type Written<R extends t.Props, O extends t.Props> = WrittenAll<R> & Partial<WrittenAll<O>>;

/**
 * An object of the wire: `required` fields must fit, `optional` ones may be absent or null and are then
 * absent in the value (`undefined` inside, `null` only on the wire); unknown fields are dropped (api.md 1).
 */
export function wireObject<R extends t.Props>(name: string, required: R): t.Type<ReadAll<R>, WrittenAll<R>>;
export function wireObject<R extends t.Props, O extends t.Props>(
  name: string,
  required: R,
  optional: O,
): t.Type<Read<R, O>, Written<R, O>>;
export function wireObject<R extends t.Props, O extends t.Props>(
  name: string,
  required: R,
  optional?: O,
): t.Type<Read<R, O>, Written<R, O>> {
  const fields = [
    ...Object.entries(required).map(([key, codec]) => ({ key, codec, needed: true })),
    ...Object.entries(optional ?? {}).map(([key, codec]) => ({ key, codec, needed: false })),
  ];

  const validate: t.Validate<unknown, Read<R, O>> = (input, context) => {
    if (!t.UnknownRecord.is(input)) return t.failure(input, context);
    const read: Record<string, unknown> = {};
    for (const { key, codec, needed } of fields) {
      const value = own(input, key);
      if (!needed && (value === undefined || value === null)) continue;
      // Nearly every field fits, and saying where one stands costs more than reading it.
      const result = codec.validate(value, context);
      if (E.isLeft(result)) return t.failures(problems(input, context));
      read[key] = result.right;
    }
    return t.success(read as Read<R, O>);
  };

  const problems = (input: Readonly<Record<string, unknown>>, context: t.Context): t.Errors =>
    fields.flatMap(({ key, codec, needed }) => {
      const value = own(input, key);
      if (!needed && (value === undefined || value === null)) return [];
      const result = codec.validate(value, t.appendContext(context, key, codec, value));
      return E.isLeft(result) ? result.left : [];
    });

  const encode = (value: Read<R, O>): Written<R, O> => {
    const source: Record<string, unknown> = value;
    const written: Record<string, unknown> = {};
    for (const { key, codec } of fields) {
      if (source[key] !== undefined) written[key] = codec.encode(source[key]);
    }
    return written as Written<R, O>;
  };

  const is = (value: unknown): value is Read<R, O> =>
    t.UnknownRecord.is(value) &&
    fields.every(({ key, codec, needed }) =>
      needed || value[key] !== undefined ? codec.is(value[key]) : true,
    );

  return new t.Type(name, is, validate, encode);
}

const own = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
