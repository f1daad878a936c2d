import * as O from 'fp-ts/Option';
import type { Kept, Stored } from '../nodes/node';
import type { FieldCell } from './field-cell';
import type { FormSession } from './form-session';
import { moved } from './moved';
import type { Snapshot } from './snapshot';

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

/** What a draft is put back into. */
type Open = Pick<FormSession<object, object>, 'form' | 'layoutCell' | 'change' | 'watch'>;

/**
 * Puts back what a draft kept, as far as it can still be read; says what cannot, and what has to be fetched. What
 * belongs to rows that a fact gives waits for these rows.
 */
export function restoreInto(session: Open, kept: Snapshot): Restored {
  const { fields, rows } = moved(kept, session.form);
  const unread: string[] = [];
  const wanted: Wanted[] = [];
  const later = new Map<string, Kept>();
  session.change(() => {
    restoreRows(session, rows);
    const { collections, fields: there } = session.layoutCell.get();
    const known = new Map(there.map((field) => [field.path, field]));
    const given = collections.filter(({ isGiven }) => isGiven).map(({ path }) => path);
    for (const [path, value] of Object.entries(fields)) {
      const field = known.get(path);
      const result = field && putBack(field, value);
      if (result?.wanted) wanted.push(result.wanted);
      if (result === undefined && given.some((rowsPath) => path.startsWith(`${rowsPath}[`)))
        later.set(path, value);
      else if (result?.isRead !== true) unread.push(path);
    }
  });
  if (later.size > 0) putBackLater(session, later, rows);
  return { unread, wanted };
}

/** Rows may hold rows of their own, which are there once those around them are. */
function restoreRows(session: Open, rows: Snapshot['rows'], known: ReadonlySet<string> = new Set()): void {
  const { collections } = session.layoutCell.get();
  for (const collection of collections) {
    const keys = rows[collection.path];
    if (keys !== undefined && !known.has(collection.path)) collection.restore(keys);
  }
  const paths = new Set(collections.map(({ path }) => path));
  if (session.layoutCell.get().collections.some(({ path }) => !paths.has(path)))
    restoreRows(session, rows, paths);
}

function putBackLater(session: Open, later: Map<string, Kept>, rows: Snapshot['rows']): void {
  const known = new Set(session.layoutCell.get().collections.map(({ path }) => path));
  const end = session.watch(session.layoutCell, () => {
    session.change(() => {
      restoreRows(session, rows, known);
      for (const { path } of session.layoutCell.get().collections) known.add(path);
      for (const field of session.layoutCell.get().fields) {
        const value = later.get(field.path);
        if (value === undefined) continue;
        later.delete(field.path);
        putBack(field, value);
      }
    });
    if (later.size === 0) end();
  });
}

/** Puts one field back; tells what has to be fetched again, or that it could not be read. */
function putBack(
  field: FieldCell<unknown, unknown>,
  kept: unknown,
): { readonly wanted?: Wanted; readonly isRead: boolean } {
  const { stored } = field;
  if (isReference(stored))
    return typeof kept === 'string' && kept !== ''
      ? { isRead: true, wanted: { path: field.path, to: stored.to, id: kept } }
      : { isRead: kept === '' };
  const entry = field.restorable(kept);
  if (O.isSome(entry)) field.putBack(entry.value);
  return { isRead: O.isSome(entry) };
}

const isReference = (stored: Stored): stored is Extract<Stored, { kind: 'reference' }> =>
  stored.kind === 'reference';
