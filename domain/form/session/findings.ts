import type { Cell } from '../graph/cell';
import type { Delivery } from '../graph/delivery';
import { Source } from '../graph/source';
import type { Issue } from '../issue';
import type { DerivedNode } from '../nodes/node';
import { issuesIn, type Outcome } from '../outcome';
import type { Cells } from './cells';
import type { Layout } from './layout';

/**
 * Brings what needed nodes lack, and what rules find, to the fields where it is mended. It goes by what has changed: a
 * key makes one rule speak and one field hear, however many there are.
 */
export class Findings {
  readonly #layout: Cell<Layout>;
  readonly #cells: Cells;
  readonly #delivery: Delivery;
  readonly #sources = new Map<DerivedNode<unknown>, { readonly end: () => void; issues: readonly Issue[] }>();

  constructor(layout: Cell<Layout>, cells: Cells, delivery: Delivery) {
    this.#layout = layout;
    this.#cells = cells;
    this.#delivery = delivery;
    delivery.watch(layout, () => this.#follow(), 'form');
    delivery.change(() => this.#follow());
  }

  /** What was found, wherever it stands. */
  readonly all = new Source<readonly Issue[]>([]);

  /** Rows have come or gone, and their rules with them. */
  #follow(): void {
    const needed = new Set(this.#layout.get().needed);
    const changed: Issue[] = [];
    for (const [node, { end, issues }] of this.#sources)
      if (!needed.has(node)) {
        end();
        this.#sources.delete(node);
        changed.push(...issues);
      }
    for (const node of needed)
      if (!this.#sources.has(node)) {
        const cell = this.#cells.outcome(node);
        const end = this.#delivery.watch(cell, () => this.#take(node, cell.get()), 'form');
        const issues = spoken(node, cell.get());
        this.#sources.set(node, { end, issues });
        changed.push(...issues);
      }
    this.#tell(changed);
  }

  #take(node: DerivedNode<unknown>, outcome: Outcome<unknown>): void {
    const source = this.#sources.get(node);
    if (source === undefined) return;
    const before = source.issues;
    source.issues = spoken(node, outcome);
    this.#tell([...before, ...source.issues]);
  }

  /** The fields at which something was found, or is now, are told all that is found there. */
  #tell(changed: readonly Issue[]): void {
    const layout = this.#layout.get();
    const all = [...this.#sources.values()].flatMap(({ issues }) => issues);
    this.all.set(all);
    for (const path of new Set(changed.map(({ field }) => field)))
      layout.placeAt(path)?.find(all.filter(({ field }) => field === path));
  }
}

/** What a needed node has to say: why it cannot be read, else what it warns of. */
function spoken(node: DerivedNode<unknown>, outcome: Outcome<unknown>): readonly Issue[] {
  return outcome.kind === 'read' ? (node.findings?.(outcome.value) ?? []) : issuesIn(outcome);
}
