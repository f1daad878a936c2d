import { situationOf } from './group';
import { isNode, isRows } from './is-node';
import type { AnyNode, Condition, RowsNode } from './node';

/** Something a form consists of: its path, and the situations in which the groups around it are asked for. */
export interface Member {
  readonly path: string;
  readonly node: AnyNode | RowsNode<object>;
  readonly when: readonly Condition[];
}

/**
 * Everything that stands in these nodes, in their order on the page; the path of a member is the names of the groups
 * around it and its own, with points between them. Rows are members; what stands in them is not looked into.
 */
export function membersOf(nodes: object, prefix = '', outer: readonly Condition[] = []): readonly Member[] {
  const own = situationOf(nodes);
  const when = own === undefined ? outer : [...outer, own];
  return Object.entries(nodes).flatMap(([name, value]: [string, unknown]): readonly Member[] => {
    if (typeof value !== 'object' || value === null) return [];
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return isNode(value) || isRows(value) ? [{ path, node: value, when }] : membersOf(value, path, when);
  });
}
