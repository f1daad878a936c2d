import type { Form } from '@domain/form/form';
import { isRows } from '@domain/form/nodes/is-node';
import { membersOf } from '@domain/form/nodes/members';
import type { Kept, Stored } from '@domain/form/nodes/node';
import { isKept } from '@domain/form/session/secrecy';
import { moved } from '@domain/form/session/moved';
import type { Snapshot } from '@domain/form/session/snapshot';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { RecordFields } from './record/record-kind';

/** How the fields of a form are stored, by their paths; a row's key is a star: `positions[*].rate`. */
interface StoredForm {
  readonly fields: ReadonlyMap<string, Stored>;
  readonly rows: ReadonlySet<string>;
}

/**
 * The codec of what is kept of a form, derived from the kinds of its fields: a text, a tick, a code of those there are.
 * What an older version of the form kept is read where it stands now; a path that the form does not know is refused.
 */
export function snapshotCodec(form: Form<object, object>): t.Type<Snapshot, RecordFields> {
  const stored = storedForm(form.nodes);
  const fields = byPath((path) => {
    const kind = stored.fields.get(starred(path));
    return kind && codecOf(kind);
  });
  const rows = byPath<readonly string[]>((path) =>
    stored.rows.has(starred(path)) ? t.readonlyArray(t.string) : undefined,
  );
  const codec = t.type({ version: t.number, fields, rows });
  return new t.Type<Snapshot, RecordFields>(
    'Snapshot',
    codec.is,
    (input, context) => codec.validate(inPlace(input, form), context),
    ({ version, fields: kept, rows: keys }) => ({ version, fields: kept, rows: keys }),
  );
}

/** A draft that is shaped as one, its paths where they stand in this version of the form. */
function inPlace(input: unknown, form: Form<object, object>): unknown {
  const { is } = t.type({ version: t.number, fields: t.UnknownRecord, rows: t.UnknownRecord });
  return is(input) ? moved(input, form) : input;
}

/** What reads; whatever fits is written as it is. */
type Reads<T> = Pick<t.Decoder<unknown, T>, 'validate'>;

const starred = (path: string): string => path.replaceAll(/\[[^\]]*\]/g, '[*]');

function storedForm(nodes: object): StoredForm {
  const fields = new Map<string, Stored>();
  const rows = new Set<string>();
  const take = (within: object, prefix: string): void => {
    for (const { path, node } of membersOf(within, prefix))
      if (isRows(node)) {
        rows.add(path);
        take(node.build('*'), `${path}[*]`);
      } else if (node.kind === 'field' && isKept(node.life)) fields.set(path, node.of.stored);
  };
  take(nodes, '');
  return { fields, rows };
}

function codecOf(stored: Stored): Reads<Kept> {
  switch (stored.kind) {
    case 'text':
    case 'id':
    case 'reference':
      return t.string;
    case 'flag':
      return t.boolean;
    case 'code':
      return oneOf(['', ...stored.codes]);
    case 'codes':
      return t.readonlyArray(oneOf(stored.codes));
  }
}

const oneOf = (codes: readonly string[]): t.Type<string> =>
  new t.Type<string>(
    'Code',
    (value): value is string => codes.some((code) => code === value),
    (input, context) =>
      t.string.is(input) && codes.includes(input) ? t.success(input) : t.failure(input, context),
    t.identity,
  );

/** A record in which each path has a codec of its own. */
function byPath<T>(codecOfPath: (path: string) => Reads<T> | undefined): t.Type<Record<string, T>> {
  const validate: t.Validate<unknown, Record<string, T>> = (input, context) => {
    const record = t.UnknownRecord.validate(input, context);
    if (E.isLeft(record)) return record;
    const read: Record<string, T> = {};
    const errors: t.ValidationError[] = [];
    for (const [path, value] of Object.entries(record.right)) {
      const codec = codecOfPath(path) ?? t.never;
      const result = codec.validate(value, t.appendContext(context, path, t.unknown, value));
      if (E.isLeft(result)) errors.push(...result.left);
      else read[path] = result.right;
    }
    return errors.length > 0 ? t.failures(errors) : t.success(read);
  };
  return new t.Type<Record<string, T>>(
    'ByPath',
    (value): value is Record<string, T> => E.isRight(validate(value, [])),
    validate,
    t.identity,
  );
}
