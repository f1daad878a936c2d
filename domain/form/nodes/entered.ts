import type { EnteredNode, FieldNode } from './node';

/** What stands in a field, though it may not be asked for: whether it is can then depend on this. */
export const entered = <Entry>(field: () => FieldNode<Entry, unknown>): EnteredNode<Entry> => ({
  kind: 'entered',
  field,
});
