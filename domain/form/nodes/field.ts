import type { FieldKind, FieldLife, FieldNode } from './node';

/** A field of this kind: `field(text(readPrice), { follows: fact.lastPrice })`. */
export const field = <Entry, T>(
  of: FieldKind<Entry, T>,
  life: FieldLife<Entry> = {},
): FieldNode<Entry, T> => ({ kind: 'field', of, life });
