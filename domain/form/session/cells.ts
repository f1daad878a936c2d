import { assertNever } from '../../assert-never';
import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import { Source } from '../graph/source';
import { nodesIn } from '../nodes/sources-of';
import type {
  AnyNode,
  Condition,
  DerivedNode,
  EachNode,
  EnteredNode,
  FactNode,
  FieldNode,
  Node,
  RowsNode,
  Sight,
} from '../nodes/node';
import { read, type Outcome } from '../outcome';
import { FieldCell } from './field-cell';
import { Places } from './places';
import { RowsCell, type RowsSurroundings } from './rows-cell';

/** The cells of a session by node, each made at first use. */
export class Cells implements RowsSurroundings {
  readonly #places = new Places();
  readonly #made = new Map<object, unknown>();
  readonly #outcomes = new Map<AnyNode, Computed<unknown>>();
  readonly #sight: Sight = {
    outcome: (node) => this.outcome(node).get(),
    path: (node) => this.path(node),
  };
  readonly change: (act: () => void) => void;

  constructor(change: (act: () => void) => void) {
    this.change = change;
  }

  name(nodes: object, path: string, groups: readonly Condition[]): void {
    this.#places.add(nodes, path, groups);
  }

  path(node: AnyNode): string {
    return this.#places.path(node);
  }

  fact<T>(node: FactNode<T>): Source<Outcome<T>> {
    return this.#once(node, () => new Source<Outcome<T>>(node.initially));
  }

  field<Entry, T>(node: FieldNode<Entry, T>): FieldCell<Entry, T> {
    return this.#once(node, () => {
      const { path, when } = this.#places.of(node);
      const made = new FieldCell(path, node, when, this);
      this.#outcomes.set(node, made.outcomeCell);
      return made;
    });
  }

  rows<S extends object>(node: RowsNode<S>): RowsCell<S> {
    return this.#once(node, () => {
      const { path, when } = this.#places.of(node);
      return new RowsCell(path, node, when, this);
    });
  }

  outcome<T>(node: Node<T>): Cell<Outcome<T>> {
    switch (node.kind) {
      case 'fact':
        return this.fact(node);
      case 'field':
        return this.field(node).outcomeCell;
      case 'entered':
        return this.#once(node, () => this.#entered(node));
      case 'derived':
        return this.#once(node, () => this.#derived(node));
      case 'each':
        return this.#once(node, () => this.#each(node));
      default:
        return assertNever(node);
    }
  }

  holds(condition: Condition): Cell<boolean> {
    return this.#once(
      condition,
      () =>
        new Computed(
          nodesIn(condition).map((node) => this.outcome(node)),
          () => this.#isSo(condition),
        ),
    );
  }

  /** How often readers have run: of one node, or of all. */
  runs(node?: AnyNode): number {
    const asked = node === undefined ? [...this.#outcomes.values()] : [this.#outcomes.get(node)];
    return asked.reduce((sum, cell) => sum + (cell?.runs ?? 0), 0);
  }

  /** Looks for the field when it is first read: the field may have been made for what is calculated from its entry. */
  #entered<Entry>(node: EnteredNode<Entry>): Computed<Outcome<Entry>> {
    const made: Computed<Outcome<Entry>> = new Computed<Outcome<Entry>>([], () => {
      const { entryCell } = this.field(node.field());
      made.rewire([entryCell]);
      return read(entryCell.get());
    });
    this.#outcomes.set(node, made);
    return made;
  }

  #derived<T>(node: DerivedNode<T>): Computed<Outcome<T>> {
    const inputs = node.inputs.map((input) => this.outcome(input));
    const made = new Computed(inputs, () => node.run(this.#sight));
    this.#outcomes.set(node, made);
    return made;
  }

  /** Reads the same node of every row, whichever rows there are. */
  #each<T>(node: EachNode<T>): Computed<Outcome<T>> {
    const { rowCell } = this.rows(node.rows);
    const made = new Computed<Outcome<T>>([rowCell], () => {
      const rows = rowCell.get();
      made.rewire([rowCell, ...rows.map(({ nodes }) => this.outcome(node.picked(nodes)))]);
      return node.collect(rows, this.#sight);
    });
    this.#outcomes.set(node, made);
    return made;
  }

  #isSo(condition: Condition): boolean {
    switch (condition.kind) {
      case 'is': {
        const outcome = this.outcome(condition.node).get();
        return outcome.kind === 'read' && condition.values.some((value) => value === outcome.value);
      }
      case 'given':
        return this.outcome(condition.node).get().kind === 'read';
      case 'all':
        return condition.of.every((each) => this.#isSo(each));
      case 'any':
        return condition.of.some((each) => this.#isSo(each));
      case 'not':
        return !this.#isSo(condition.of);
      default:
        return assertNever(condition);
    }
  }

  /** Each node has one cell, and its type says which: what was made for it before is of that type. */
  #once<C>(key: object, make: () => C): C {
    const known = this.#made.get(key);
    if (known !== undefined) return known as C;
    const made = make();
    this.#made.set(key, made);
    return made;
  }
}
