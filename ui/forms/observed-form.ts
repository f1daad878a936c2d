import type { Form } from '@domain/form/form';
import type { Cell } from '@domain/form/graph/cell';
import type { Issue } from '@domain/form/issue';
import type { FieldNode, Node, Row, RowsNode } from '@domain/form/nodes/node';
import { valueOf, type Outcome } from '@domain/form/outcome';
import { isError } from '@domain/form/issue';
import type { FieldCell } from '@domain/form/session/field-cell';
import { FormSession } from '@domain/form/session/form-session';
import { transaction } from 'mobx';
import { ObservedField } from './observed-field';
import { Signals } from './signals';

/**
 * A form on a page: a session that can be observed node by node. What is asked of it in MobX's sight is observed, and
 * nothing is calculated twice: MobX hears that a node has changed, the session says what it is.
 */
export class ObservedForm<S extends object, F extends object> {
  /** For commands: facts, submits, answers of the bank, drafts. What it says is not observed. */
  readonly session: FormSession<S, F>;
  readonly #signals: Signals;
  readonly #fields = new WeakMap<object, unknown>();

  constructor(form: Form<S, F>) {
    this.#signals = new Signals((cell, tell) => this.session.watch(cell, tell));
    this.session = new FormSession(form, { deliver: transaction, changed: () => this.#signals.forget() });
  }

  get nodes(): S {
    return this.session.nodes;
  }

  /** The same model each time, so that a component is given nothing new. */
  field<Value, T>(node: FieldNode<Value, T>): ObservedField<Value, T> {
    const cell: FieldCell<Value, T> = this.session.field(node);
    const known = this.#fields.get(cell);
    if (known !== undefined) return known as ObservedField<Value, T>;
    const made = new ObservedField(cell, this.#signals);
    this.#fields.set(cell, made);
    return made;
  }

  /** What comes of a node. */
  outcome<T>(node: Node<T>): Outcome<T> {
    return this.#signals.read(this.session.cell(node));
  }

  /** What a node reads; undefined while it does not. */
  value<T>(node: Node<T>): T | undefined {
    return valueOf(this.outcome(node));
  }

  rows<R extends object>(node: RowsNode<R>): readonly Row<R>[] {
    return this.#signals.read(this.session.collection(node).rowCell);
  }

  /** What is to be seen at a collection as a whole. */
  rowsIssues(node: RowsNode<object>): readonly Issue[] {
    return this.#signals.read(this.session.collection(node).shownCell);
  }

  /** What any cell of the session says, or of a flow over it. */
  observed<T>(cell: Cell<T>): T {
    return this.#signals.read(cell);
  }

  /** The errors the customer is to see, in the order of the page, those of the form last. */
  get summary(): readonly Issue[] {
    return this.#signals.read(this.session.shownCell).filter(isError);
  }

  get formIssues(): readonly Issue[] {
    return this.#signals.read(this.session.formIssueCell);
  }

  /** The bank is being asked about what was typed. */
  get isAsking(): boolean {
    return this.#signals.read(this.session.askingCell) > 0;
  }

  dispose(): void {
    this.session.dispose();
  }
}
