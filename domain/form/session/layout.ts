import { Computed } from '../graph/computed';
import { isRows } from '../nodes/is-node';
import { membersOf } from '../nodes/members';
import type { DerivedNode, FieldNode, RowsNode } from '../nodes/node';
import type { Cells } from './cells';
import type { FieldCell } from './field-cell';
import type { Placed } from './placed';
import type { RowsCell } from './rows-cell';

/** What stands on the page at this moment, in its order, the rows that there are among it; fields are made when asked for. */
export class Layout {
  readonly #cells: Cells;
  readonly #nodes = new Map<string, FieldNode<unknown, unknown> | RowsNode<object>>();
  #fields: readonly FieldCell<unknown, unknown>[] | undefined;
  readonly collections: RowsCell<object>[] = [];
  /** What keeps the form from being sent, or finds something in it. */
  readonly needed: DerivedNode<unknown>[] = [];

  constructor(nodes: object, cells: Cells) {
    this.#cells = cells;
    this.#take(nodes);
  }

  get paths(): readonly string[] {
    return [...this.#nodes.keys()];
  }

  get fields(): readonly FieldCell<unknown, unknown>[] {
    this.#fields ??= [...this.#nodes.values()].flatMap((node) =>
      isRows(node) ? [] : [this.#cells.field(node)],
    );
    return this.#fields;
  }

  get places(): readonly Placed[] {
    return [...this.#nodes.values()].map((node) => this.#placed(node));
  }

  placeAt(path: string | undefined): Placed | undefined {
    const node = path === undefined ? undefined : this.#nodes.get(path);
    return node && this.#placed(node);
  }

  #placed(node: FieldNode<unknown, unknown> | RowsNode<object>): Placed {
    return isRows(node) ? this.#cells.rows(node) : this.#cells.field(node);
  }

  #take(nodes: object): void {
    for (const { node } of membersOf(nodes))
      if (isRows(node)) this.#takeRows(node);
      else if (node.kind === 'field') this.#nodes.set(this.#cells.path(node), node);
      else if (node.kind === 'derived' && node.isNeeded) this.needed.push(node);
  }

  #takeRows(node: RowsNode<object>): void {
    const collection = this.#cells.rows(node);
    this.collections.push(collection);
    this.#nodes.set(collection.path, node);
    for (const row of collection.rows) this.#take(row.nodes);
  }
}

/** The layout as a cell: made again when rows come, go or move. */
export function layoutCell(nodes: object, cells: Cells): Computed<Layout> {
  const made: Computed<Layout> = new Computed<Layout>([], () => {
    const layout = new Layout(nodes, cells);
    made.rewire(layout.collections.map(({ rowCell }) => rowCell));
    return layout;
  });
  return made;
}
