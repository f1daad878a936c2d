import * as O from 'fp-ts/Option';
import type { Form } from '../form';
import type { Kept, Stored } from '../nodes/node';
import type { FieldCell } from './field-cell';
import type { Layout } from './layout';

/** What is kept of a form: what the customer said by path, and the rows there were. Of a choice its code, of a thing its id. */
export interface Snapshot {
  readonly version: number;
  readonly fields: Readonly<Record<string, Kept>>;
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Something chosen that has to be fetched again by its id. */
export interface Wanted {
  readonly path: string;
  readonly to: string;
  readonly id: string;
}

/** What came of putting a draft back. */
export interface Restored {
  /** Paths whose content could not be read, or that the form has no more. */
  readonly unread: readonly string[];
  readonly wanted: readonly Wanted[];
}

/** What is to be kept of a form: what the customer has edited, hidden or not. */
export function snapshotOf(version: number, { fields, collections }: Layout): Snapshot {
  const kept = fields.filter(({ isEdited, life }) => isEdited && life.secrecy !== 'unkept');
  return {
    version,
    fields: Object.fromEntries(kept.map((field) => [field.path, field.kept])),
    rows: Object.fromEntries(
      collections.filter(({ isDirty }) => isDirty).map(({ path, keys }) => [path, keys]),
    ),
  };
}

/** A draft of an older version, its paths where they stand now; rows move with what they stand in. */
export function moved(
  { version, fields, rows }: Snapshot,
  form: Pick<Form<object, object>, 'moved'>,
): Snapshot {
  const since = form.moved
    .filter((each) => each.since > version)
    .sort((one, other) => one.since - other.since);
  const now = (path: string): string => since.reduce((at, { paths }) => paths[at] ?? at, path);
  const moveAll = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [now(path), value]));
  return { version, fields: moveAll(fields), rows: moveAll(rows) };
}

/** Puts one field back; tells what has to be fetched again, or that it could not be read. */
export function putBack(
  field: FieldCell<unknown, unknown>,
  kept: unknown,
): { readonly wanted?: Wanted; readonly isRead: boolean } {
  const { stored } = field;
  if (isReference(stored))
    return typeof kept === 'string' && kept !== ''
      ? { isRead: true, wanted: { path: field.path, to: stored.to, id: kept } }
      : { isRead: kept === '' };
  const entry = field.restorable(kept);
  if (O.isSome(entry)) field.setValue(entry.value);
  return { isRead: O.isSome(entry) };
}

const isReference = (stored: Stored): stored is Extract<Stored, { kind: 'reference' }> =>
  stored.kind === 'reference';
