import { isRows } from '../nodes/is-node';
import { membersOf, type Member } from '../nodes/members';
import type { AnyNode, Condition, RowsNode } from '../nodes/node';

/** Where the nodes of a session stand: those of the form, and those of rows as they are made. */
export class Places {
  readonly #members = new Map<AnyNode | RowsNode<object>, Member>();

  /** Gives all these nodes their names. */
  add(nodes: object, prefix: string, groups: readonly Condition[]): void {
    for (const member of membersOf(nodes, prefix, groups)) this.#members.set(member.node, member);
  }

  /** A field or collection that the form does not return has no name: a mistake of its author, which throws. */
  of(node: AnyNode | RowsNode<object>): Member {
    const member = this.#members.get(node);
    if (member === undefined) throw new Error(`A ${node.kind} that the form does not return has no name`);
    return member;
  }

  /** The path of what a node is about; a node without a name stands for the form as a whole. */
  path(node: AnyNode): string {
    const member = this.#members.get(node);
    if (member !== undefined) return member.path;
    return !isRows(node) && node.kind === 'derived' && node.about !== undefined ? this.path(node.about) : '';
  }
}
