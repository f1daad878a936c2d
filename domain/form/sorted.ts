import { membersOf, type Member } from './nodes/members';
import { isRows } from './nodes/is-node';
import { nodesIn, sourcesOf } from './nodes/sources-of';
import type { AnyNode, RowsNode } from './nodes/node';

/**
 * All nodes of a form, each after those it is calculated from. A form in which something is calculated from itself is a
 * mistake of its author and throws.
 */
export function sorted(nodes: object): readonly AnyNode[] {
  const order = new Set<AnyNode>();
  const begun = new Set<AnyNode>();
  const names = new Map<AnyNode, string>();
  const templates = new Map<RowsNode<object>, object>();
  const templateOf = (rows: RowsNode<object>): object => {
    const template = templates.get(rows) ?? rows.build('*');
    templates.set(rows, template);
    return template;
  };
  const sort = (node: AnyNode, way: readonly AnyNode[]): void => {
    if (order.has(node)) return;
    if (begun.has(node)) throw new Error(`The form calculates from itself: ${named([...way, node])}`);
    begun.add(node);
    for (const source of sourcesOf(node, templateOf)) sort(source, [...way, node]);
    order.add(node);
  };
  const named = (way: readonly AnyNode[]): string =>
    way.map((node) => names.get(node) ?? node.kind).join(' → ');
  const sortAll = (members: readonly Member[]): void => {
    for (const { path, node } of members) if (!isRows(node)) names.set(node, path);
    for (const { path, node, when } of members) {
      for (const asked of when.flatMap(nodesIn)) sort(asked, []);
      if (isRows(node)) sortAll(membersOf(templateOf(node), `${path}[*]`, when));
      else sort(node, []);
    }
  };
  sortAll(membersOf(nodes));
  return [...order];
}
