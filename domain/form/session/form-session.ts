import type { Task } from 'fp-ts/Task';
import type { Form } from '../form';
import type { Cell } from '../graph/cell';
import type { Computed } from '../graph/computed';
import { Delivery, type Onlooker } from '../graph/delivery';
import { Source } from '../graph/source';
import { isError, type Issue, type IssueSource } from '../issue';
import type { AnyNode, Condition, FieldNode, Node, RowsNode } from '../nodes/node';
import { read, valueOf, waiting, type Outcome } from '../outcome';
import { sameValue } from '../same-value';
import { askedAbout, type Asked, type BankAnswer } from './asked';
import { BankCheck, type After } from './bank-check';
import { Cells } from './cells';
import type { FieldCell } from './field-cell';
import { Findings } from './findings';
import { formIssueCell, shownCell } from './form-issues';
import { layoutCell, type Layout } from './layout';
import type { Placed } from './placed';
import type { RowsCell } from './rows-cell';

/** A check that the bank makes while the customer types. */
export interface CheckByBank<Q> {
  /** Fields whose change is worth asking about, those of cross rules among them. */
  readonly watches: readonly FieldNode<unknown, unknown>[];
  /** What is asked; the bank is asked only when it can be read. */
  readonly question: Node<Q>;
  /** Never fails: a bank that does not answer has found nothing. */
  readonly ask: (question: Q) => Task<readonly Issue[]>;
  readonly after: After;
}

/** What came of the customer's wish to send a form. */
export type Submitted<T> =
  | { readonly kind: 'read'; readonly value: T }
  /** Something is wrong, which is shown by now. */
  | { readonly kind: 'refused' }
  /** It was asked for a second time, or the page was left. */
  | { readonly kind: 'called-off' };

/**
 * One customer at one form: what was said, and what comes of it at this moment. Needs neither clock nor page; who looks
 * at it watches the cells. Every command is done as a whole before anybody is told.
 */
export class FormSession<S extends object, F extends object> {
  readonly form: Form<S, F>;
  readonly #delivery: Delivery;
  readonly #cells: Cells;
  /** Where the bank has said something. */
  #spokenAbout: readonly Placed[] = [];
  readonly #said = new Source<readonly Issue[]>([]);
  readonly #checks: BankCheck[] = [];
  /** What each check has last been answered: one does not take back what another found. */
  readonly #answers = new Map<BankCheck, BankAnswer>();
  readonly #asking = new Source(0);
  /** The press of the customer that is waited with. */
  #submit: object | undefined;
  /** What stands on the page, rows that come and go among it. */
  readonly layoutCell: Computed<Layout>;
  /** What is said of the form as a whole. */
  readonly formIssueCell: Cell<readonly Issue[]>;
  /** All the customer is to see, in the order of the page, that of the form last. */
  readonly shownCell: Cell<readonly Issue[]>;

  constructor(form: Form<S, F>, onlooker?: Onlooker) {
    this.form = form;
    this.#delivery = new Delivery(onlooker);
    this.#cells = new Cells((act) => this.change(act));
    this.#cells.name(form.nodes, '', []);
    this.layoutCell = layoutCell(form.nodes, this.#cells);
    const findings = new Findings(this.layoutCell, this.#cells, this.#delivery);
    this.formIssueCell = formIssueCell(this.layoutCell, findings.all, this.#said);
    this.shownCell = shownCell(this.layoutCell, this.formIssueCell);
  }

  /** The nodes of the form: `session.field(session.nodes.limit)`. */
  get nodes(): S {
    return this.form.nodes;
  }

  field<Entry, T>(node: FieldNode<Entry, T>): FieldCell<Entry, T> {
    return this.#cells.field(node);
  }

  collection<R extends object>(node: RowsNode<R>): RowsCell<R> {
    return this.#cells.rows(node);
  }

  /** What comes of a node, as a cell that can be watched. */
  cell<T>(node: Node<T>): Cell<Outcome<T>> {
    return this.#cells.outcome(node);
  }

  outcome<T>(node: Node<T>): Outcome<T> {
    return this.cell(node).get();
  }

  /** What a node reads; undefined while it does not. */
  value<T>(node: Node<T>): T | undefined {
    return valueOf(this.outcome(node));
  }

  /** Tells facts; one that is undefined is not known (any more) and is waited for. */
  tell(facts: { readonly [Name in keyof F]?: F[Name] | undefined }): void {
    this.change(() => {
      for (const name of keysOf(facts)) {
        const value = facts[name];
        const fact = this.form.facts[name];
        const cell = this.#cells.fact<unknown>(fact);
        cell.set(value === undefined ? waiting(fact.name) : read<unknown>(value));
      }
    });
  }

  /** Does several things as one: what depends on them is calculated, and told, once. */
  change(act: () => void): void {
    this.#delivery.change(act);
  }

  /** Calls `tell` after each change of a cell; yields how to end that. */
  watch(cell: Cell<unknown>, tell: () => void): () => void {
    return this.#delivery.watch(cell, tell);
  }

  /**
   * The one way to what is sent. What was typed is read and all that is wrong is shown; once the bank has answered what
   * it was asked meanwhile, yields what the node reads then. Asked for again meanwhile, or left, it is called off.
   */
  async submitted<T>(node: Node<T>): Promise<Submitted<T>> {
    if (this.#submit !== undefined) return { kind: 'called-off' };
    const mine = (this.#submit = {});
    this.change(() => {
      this.#said.set([]);
      for (const place of this.#places) place.submit();
      for (const check of this.#checks) check.askAgain();
    });
    await this.#settled();
    if (this.#submit !== mine) return { kind: 'called-off' };
    this.#submit = undefined;
    const value = this.isValid ? this.value(node) : undefined;
    return value === undefined ? { kind: 'refused' } : { kind: 'read', value };
  }

  /** Once nothing is being asked about what was typed. */
  answered(): Promise<void> {
    if (this.#asking.get() === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.watch(this.#asking, () => {
        if (this.#asking.get() > 0) return;
        stop();
        resolve();
      });
    });
  }

  /** Nothing that is found, or said by the bank, is an error, and all that is needed can be read. */
  get isValid(): boolean {
    const cells = this.#places.map(({ issueCell }) => issueCell);
    return (
      ![...cells, this.formIssueCell].some((cell) => cell.get().some(isError)) &&
      this.layoutCell
        .get()
        .needed.every((node) => node.findings !== undefined || this.outcome(node).kind === 'read')
    );
  }

  get isDirty(): boolean {
    return this.#places.some(({ isDirty }) => isDirty);
  }

  get formIssues(): readonly Issue[] {
    return this.formIssueCell.get();
  }

  /** The errors the customer is to see, in the order of the page, those of the form last. */
  get summary(): readonly Issue[] {
    return this.shownCell.get().filter(isError);
  }

  /** Notes what the form says now, for an answer that comes later. */
  asked(): Asked {
    return askedAbout(this.#places);
  }

  /**
   * Takes what the bank says about what it was asked: each issue at its field, the others at the form. What it says of
   * a row that is gone, or of an entry that is another by now, is dropped.
   */
  hear(asked: Asked, source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void {
    if (source === 'async') this.#answers.clear();
    this.#hear(source, [{ asked, issues }]);
  }

  #hear(source: Exclude<IssueSource, 'rule'>, answers: readonly BankAnswer[]): void {
    const layout = this.layoutCell.get();
    const heard = answers.flatMap(({ asked, issues }) =>
      issues.flatMap((issue): readonly Issue[] => {
        const path = issue.field ?? '';
        const place = layout.placeAt(path);
        if (place === undefined) return asked.has(path) ? [] : [{ ...issue, field: undefined, source }];
        if (asked.has(path) && !sameValue(asked.get(path), place.entry)) return [];
        return [{ ...issue, field: place.openCell.get() ? path : undefined, source }];
      }),
    );
    const ofForm = heard.filter(({ field }) => field === undefined);
    this.change(() => {
      const about = heard.flatMap(({ field }) => layout.placeAt(field) ?? []);
      for (const place of new Set([...this.#spokenAbout, ...about]))
        place.hear(
          source,
          heard.filter(({ field }) => field === place.path),
        );
      this.#spokenAbout = [...new Set([...this.#spokenAbout, ...about])];
      this.#said.set([...this.#said.get().filter((issue) => issue.source !== source), ...ofForm]);
    });
  }

  /** Takes the entry the bank put into the place of one; only if that one still stands there. */
  correct<Entry, T>(asked: Asked, node: FieldNode<Entry, T>, to: Entry): void {
    const field = this.field(node);
    if (!asked.has(field.path) || sameValue(asked.get(field.path), field.entry)) field.correct(to);
  }

  /** Drops what the bank said; what the form itself finds is derived, and stays (SAV-05). */
  reset(): void {
    const nobody = new Map<string, unknown>();
    this.change(() => {
      this.hear(nobody, 'server', []);
      this.hear(nobody, 'async', []);
    });
  }

  /** Has the bank asked when the customer pauses after an edit. */
  check<Q>({ watches, question, ask, after }: CheckByBank<Q>): void {
    const fields = watches.map((node) => this.field(node));
    let asked: Asked = new Map();
    let asks = false;
    const check = new BankCheck(
      after,
      () => {
        const now = this.outcome(question);
        const isWorthIt = fields.some(
          (field) => field.isDirty && (field.isRequired || field.outcomeCell.get().kind !== 'empty'),
        );
        if (!isWorthIt || now.kind !== 'read') return undefined;
        asked = this.asked();
        return ask(now.value);
      },
      (issues) => {
        this.#answers.set(check, { asked, issues });
        this.#hear('async', [...this.#answers.values()]);
      },
      (isAsking) => {
        if (isAsking === asks) return;
        asks = isAsking;
        this.change(() => this.#asking.set(this.#asking.get() + (isAsking ? 1 : -1)));
      },
    );
    this.#checks.push(check);
    for (const field of fields) this.watch(field.entryCell, () => check.restart());
  }

  /** How many checks of what was typed the bank has yet to answer. */
  get askingCell(): Cell<number> {
    return this.#asking;
  }

  /** Whether a situation is given, as a cell that can be watched. */
  holds(condition: Condition): Cell<boolean> {
    return this.#cells.holds(condition);
  }

  /** What stands in these nodes, rows and groups included. */
  within(nodes: readonly object[]): Cell<Layout> {
    return layoutCell(nodes, this.#cells);
  }

  /** How often readers have run: of one node, or of all. For tests and gates. */
  runs(node?: AnyNode): number {
    return this.#cells.runs(node);
  }

  /** The page goes away: no check may run or answer any more. */
  dispose(): void {
    this.#submit = undefined;
    for (const check of this.#checks) check.stop();
  }

  /** Nothing is left to be asked or answered; what is typed while that is waited for is asked about, too. */
  async #settled(): Promise<void> {
    for (const check of this.#checks) check.hurry();
    if (this.#asking.get() === 0) return;
    await this.answered();
    await this.#settled();
  }

  get #places(): readonly Placed[] {
    return this.layoutCell.get().places;
  }
}

const keysOf = <T extends object>(record: T): readonly (keyof T)[] => Object.keys(record) as (keyof T)[];
