import type { AnyNode, RowsNode } from './node';

const kinds: ReadonlySet<unknown> = new Set(['fact', 'field', 'entered', 'derived', 'each']);

const kindOf = (member: object): unknown => ('kind' in member ? member.kind : undefined);

/** Whether a member of a form is a node; a plain record is a group of members. */
export const isNode = (member: object): member is AnyNode => kinds.has(kindOf(member));

/** Whether a member of a form is a collection of rows. */
export const isRows = (member: object): member is RowsNode<object> => kindOf(member) === 'rows';
