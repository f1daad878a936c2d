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
  const [first = []] = misfits;
  const rest = without(fields, first);
  // What is not there cannot be taken out: trying again would find the same.
  if (!isSalvaged || rest === fields || misfits.some((path) => path.length === 0))
    return E.left(failed.map(nameOf));
  return salvage({ codec, isSalvaged }, rest, [...lost, nameOf(first)]);
}

const hasParts = (type: unknown): boolean =>
  type instanceof t.IntersectionType || type instanceof t.UnionType;

const nameOf = (path: Path): string => path.join('.');

/** Where the errors are; a part of an intersection or a union is no place of its own. */
const pathsOf = (errors: t.Errors): readonly Path[] =>
  errors.map(({ context }) =>
    context
      .slice(1)
      .filter((_, index) => !hasParts(context[index]?.type))
      .map(({ key }) => key),
  );

const valueAt = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return value;
  return t.UnknownRecord.is(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
};

/** The fields but for what stands there; the same ones where nothing does. */
function without(fields: RecordFields, [key = '', ...rest]: Path): RecordFields {
  if (!Object.hasOwn(fields, key)) return fields;
  const { [key]: inner, ...others } = fields;
  if (rest.length === 0 || !t.UnknownRecord.is(inner)) return others;
  const left = without(inner, rest);
  return left === inner ? fields : { ...others, [key]: left };
}
