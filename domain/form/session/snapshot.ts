import type { Form } from '../form';
import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import type { Kept } from '../nodes/node';
import type { Layout } from './layout';
import { isKept } from './secrecy';

/** What is kept of a form: what the customer said by path, and the rows there were. Of a choice its code, of a thing its id. */
export interface Snapshot {
  readonly version: number;
  readonly fields: Readonly<Record<string, Kept>>;
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** A draft of nothing. */
export const emptySnapshot: Snapshot = { version: 1, fields: {}, rows: {} };

/** What a draft is taken of. */
interface Drafted {
  readonly form: Pick<Form<object, object>, 'version'>;
  readonly layoutCell: Cell<Layout>;
}

/** What is to be kept of a form: what the customer has edited, hidden or not. */
export function snapshotOf({ form: { version }, layoutCell }: Drafted): Snapshot {
  const { fields, collections } = layoutCell.get();
  const kept = fields.filter((field) => field.isEdited && isKept(field.life));
  return {
    version,
    fields: Object.fromEntries(kept.map((field) => [field.path, field.kept])),
    rows: Object.fromEntries(
      collections.filter(({ isDirty }) => isDirty).map(({ path, keys }) => [path, keys]),
    ),
  };
}

/** What is typed otherwise than a form was filled: all else follows what filled it. Undefined where nothing is. */
export function typedOver(filled: Snapshot, draft: Snapshot): Snapshot | undefined {
  const typed = Object.entries(draft.fields).filter(([path, value]) => filled.fields[path] !== value);
  return typed.length === 0 ? undefined : { ...draft, fields: Object.fromEntries(typed) };
}

/** What is to be kept of a form, as a cell that can be watched. */
export function snapshotCell(session: Drafted): Computed<Snapshot> {
  const { layoutCell } = session;
  const made: Computed<Snapshot> = new Computed<Snapshot>([layoutCell], () => {
    made.rewire([layoutCell, ...layoutCell.get().fields.map(({ stateCell }) => stateCell)]);
    return snapshotOf(session);
  });
  return made;
}
