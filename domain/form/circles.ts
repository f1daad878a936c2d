import { membersOf, type Member } from './nodes/members';
import { isRows } from './nodes/is-node';
import { nodesIn, sourcesOf } from './nodes/sources-of';
import type { AnyNode, RowsNode } from './nodes/node';

/** A form in which something is calculated from itself is a mistake of its author, and throws. */
export function refuseCircles(nodes: object): void {
  const done = new Set<AnyNode>();
  const begun = new Set<AnyNode>();
  const names = new Map<AnyNode, string>();
  const templates = new Map<RowsNode<object>, object>();
  const templateOf = (rows: RowsNode<object>): object => {
    const template = templates.get(rows) ?? rows.build('*');
    templates.set(rows, template);
    return template;
  };
  const lookAt = (node: AnyNode, way: readonly AnyNode[]): void => {
    if (done.has(node)) return;
    if (begun.has(node)) throw new Error(`The form calculates from itself: ${named([...way, node])}`);
    begun.add(node);
    for (const source of sourcesOf(node, templateOf)) lookAt(source, [...way, node]);
    done.add(node);
  };
  const named = (way: readonly AnyNode[]): string =>
    way.map((node) => names.get(node) ?? node.kind).join(' → ');
  const lookAtAll = (members: readonly Member[]): void => {
    for (const { path, node } of members) if (!isRows(node)) names.set(node, path);
    for (const { path, node, when } of members) {
      for (const asked of when.flatMap(nodesIn)) lookAt(asked, []);
      if (isRows(node)) lookAtAll(membersOf(templateOf(node), `${path}[*]`, when));
      else lookAt(node, []);
    }
  };
  lookAtAll(membersOf(nodes));
}
