import { isRows } from '@domain/form/nodes/is-node';
import { membersOf, type Member } from '@domain/form/nodes/members';
import type { AnyNode, Condition, RowsNode } from '@domain/form/nodes/node';
import { sourcesOf } from '@domain/form/nodes/sources-of';

/** A form taken apart: all its members, those of rows by one row that stands for all, and what depends on what. */
export class Anatomy {
  readonly members: readonly Member[];
  readonly #templates = new Map<RowsNode<object>, object>();
  readonly #byNode: ReadonlyMap<AnyNode | RowsNode<object>, Member>;

  constructor(nodes: object) {
    this.members = this.#all(membersOf(nodes));
    this.#byNode = new Map(this.members.map((member) => [member.node, member]));
  }

  memberOf(node: AnyNode | RowsNode<object>): Member | undefined {
    return this.#byNode.get(node);
  }

  /** The path of a node; what has none is called by its kind. */
  nameOf(node: AnyNode): string {
    if (node.kind === 'fact') return node.name;
    return (
      this.memberOf(node)?.path ??
      (node.kind === 'derived' && node.about ? this.nameOf(node.about) : node.kind)
    );
  }

  /** All nodes that this one is calculated from, however far away. */
  behind(node: AnyNode, seen = new Set<AnyNode>()): ReadonlySet<AnyNode> {
    if (seen.has(node)) return seen;
    seen.add(node);
    for (const source of sourcesOf(node, (rows) => this.#template(rows))) this.behind(source, seen);
    return seen;
  }

  /** The situations that all have to hold for a field to be asked for. */
  situationsOf(node: AnyNode): readonly Condition[] {
    const own = node.kind === 'field' && node.life.when ? [node.life.when] : [];
    return [...(this.memberOf(node)?.when ?? []), ...own];
  }

  /** The fields that stand in these nodes, rows included. */
  fieldsIn(nodes: readonly object[]): ReadonlySet<unknown> {
    return new Set(this.#all(membersOf(nodes)).flatMap(({ node }) => (node.kind === 'field' ? [node] : [])));
  }

  #all(members: readonly Member[]): readonly Member[] {
    return members.flatMap((member) =>
      isRows(member.node)
        ? [member, ...this.#all(membersOf(this.#template(member.node), `${member.path}[*]`, member.when))]
        : [member],
    );
  }

  #template(rows: RowsNode<object>): object {
    const template = this.#templates.get(rows) ?? rows.build('*');
    this.#templates.set(rows, template);
    return template;
  }
}
