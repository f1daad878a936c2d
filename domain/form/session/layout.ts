import { Computed } from '../graph/computed';
import { isRows } from '../nodes/is-node';
import { membersOf } from '../nodes/members';
import type { DerivedNode, RowsNode } from '../nodes/node';
import type { Cells } from './cells';
import type { FieldCell } from './field-cell';
import type { Placed } from './placed';
import type { RowsCell } from './rows-cell';

/** What stands on the page at this moment, in its order, the rows that there are among it. */
export class Layout {
  readonly fields: FieldCell<unknown, unknown>[] = [];
  readonly collections: RowsCell<object>[] = [];
  readonly placed = new Map<string, Placed>();
  /** What keeps the form from being sent, or finds something in it. */
  readonly needed: DerivedNode<unknown>[] = [];

  constructor(nodes: object, cells: Cells) {
    this.#take(nodes, cells);
  }

  #take(nodes: object, cells: Cells): void {
    for (const { node } of membersOf(nodes))
      if (isRows(node)) this.#takeRows(node, cells);
      else if (node.kind === 'field') {
        const field = cells.field(node);
        this.fields.push(field);
        this.placed.set(field.path, field);
      } else if (node.kind === 'derived' && node.isNeeded) this.needed.push(node);
  }

  #takeRows(node: RowsNode<object>, cells: Cells): void {
    const collection = cells.rows(node);
    this.collections.push(collection);
    this.placed.set(collection.path, collection);
    for (const row of collection.rows) this.#take(row.nodes, cells);
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
