import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { RecordFields, RecordKind } from './record-kind';

/** What is read of a record, and the paths of what is not. */
export interface ReadRecord<A> {
  readonly value: A;
  readonly lost: readonly string[];
}

type Path = readonly string[];

/**
 * The record of these fields, whole. A kind that is salvaged is read without what does not fit, taken out from the
 * inside outwards until the rest can be read; where nothing can, the paths at which it failed.
 */
export function salvage<A>(
  { codec, isSalvaged }: Pick<RecordKind<A>, 'codec' | 'isSalvaged'>,
  fields: RecordFields,
  lost: readonly string[] = [],
): E.Either<readonly string[], ReadRecord<A>> {
  const read = codec.decode(fields);
  if (E.isRight(read)) return E.right({ value: read.right, lost });
  const failed = pathsOf(read.left);
  const misfits = failed.map((path) => (valueAt(fields, path) === undefined ? path.slice(0, -1) : path));
  if (!isSalvaged || misfits.some((path) => path.length === 0)) return E.left(failed.map(nameOf));
  const [first = []] = misfits;
  return salvage({ codec, isSalvaged }, without(fields, first), [...lost, nameOf(first)]);
}

const nameOf = (path: Path): string => path.join('.');

const pathsOf = (errors: t.Errors): readonly Path[] =>
  errors.map(({ context }) => context.slice(1).map(({ key }) => key));

const valueAt = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return value;
  return t.UnknownRecord.is(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
};

function without(fields: RecordFields, [key = '', ...rest]: Path): RecordFields {
  const { [key]: inner, ...others } = fields;
  return rest.length > 0 && t.UnknownRecord.is(inner) ? { ...others, [key]: without(inner, rest) } : others;
}
