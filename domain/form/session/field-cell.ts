import * as E from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import { Constant } from '../graph/constant';
import { Source } from '../graph/source';
import { isError, issueAt, type Issue, type IssueSource } from '../issue';
import type { Condition, FieldNode, Kept, Node, Stored } from '../nodes/node';
import { followed } from '../nodes/sources-of';
import { empty, read, refused, type Outcome } from '../outcome';
import { sameValue } from '../same-value';
import { valueMissing } from '../validators/required';
import * as S from './field-state';
import type { Placed } from './placed';

/** What a control on a page needs to know of its field, as of one moment. */
export interface FieldView<Entry> {
  readonly value: Entry;
  readonly issues: readonly Issue[];
  readonly shownIssues: readonly Issue[];
  readonly isDirty: boolean;
  /** The customer said something here; else it stands as filled beforehand, or follows. */
  readonly isEdited: boolean;
  readonly required: boolean;
  /** Takes no input: by itself, or because it is not asked for in this situation. */
  readonly disabled: boolean;
  /** What it held before the bank corrected it. */
  readonly corrected: { readonly from: Entry } | undefined;
  /** What the bank wants to have confirmed here. */
  readonly question: Issue | undefined;
}

/** The cells around a field, and how all of a change is made at once. */
export interface FieldSurroundings {
  outcome<T>(node: Node<T>): Cell<Outcome<T>>;
  holds(condition: Condition): Cell<boolean>;
  change(act: () => void): void;
}

const NONE: readonly Issue[] = [];

/** What the bank answers is shown wherever it stands; what the form finds only where the customer has been. */
const isAnswer = ({ source }: Issue): boolean => source === 'server';

/** One field in a session: what was said, and what comes of it. A key replaces this field's state and nothing else. */
export class FieldCell<Entry, T> implements Placed {
  readonly path: string;
  readonly #node: FieldNode<Entry, T>;
  readonly #around: FieldSurroundings;
  readonly #state = new Source<S.FieldState<Entry>>(S.untouched);
  readonly #base: Cell<Outcome<Entry>> | undefined;
  readonly #grounds: readonly Cell<Outcome<unknown>>[];
  readonly #required: Cell<boolean>;
  readonly entryCell: Computed<Entry>;
  readonly outcomeCell: Computed<Outcome<T>>;
  readonly openCell: Cell<boolean>;
  readonly issueCell: Computed<readonly Issue[]>;
  readonly shownCell: Computed<readonly Issue[]>;
  readonly viewCell: Computed<FieldView<Entry>>;

  constructor(
    path: string,
    node: FieldNode<Entry, T>,
    groups: readonly Condition[],
    around: FieldSurroundings,
  ) {
    const { follows, confirms = [], required, disabled, when } = node.life;
    this.path = path;
    this.#node = node;
    this.#around = around;
    const base = followed(follows);
    this.#base = base && around.outcome(base);
    this.#grounds = confirms.map((each) => around.outcome(each));
    const asked = [...groups, ...(when === undefined ? [] : [when])].map((each) => around.holds(each));
    const isAsked = (): boolean => asked.every((cell) => cell.get());
    const isDisabled = this.#whether(disabled);
    this.#required = this.#whether(required);
    const state = this.#state;
    this.entryCell = new Computed([state, ...(this.#base ? [this.#base] : []), ...this.#grounds], () =>
      this.#entry(),
    );
    this.outcomeCell = new Computed([this.entryCell, ...asked, ...(node.life.confirms ? [state] : [])], () =>
      isAsked() ? this.#read() : empty(),
    );
    this.openCell = new Computed([...asked, isDisabled], () => isAsked() && !isDisabled.get());
    this.issueCell = new Computed([state, this.outcomeCell, this.openCell, this.#required], () =>
      this.openCell.get() ? this.#issues() : NONE,
    );
    this.shownCell = new Computed([state, this.issueCell], () =>
      state.get().isSeen ? this.issueCell.get() : this.issueCell.get().filter(isAnswer),
    );
    this.viewCell = new Computed(
      [state, this.entryCell, this.issueCell, this.shownCell, this.openCell, this.#required],
      () => this.#view(),
    );
  }

  get view(): FieldView<Entry> {
    return this.viewCell.get();
  }

  /** What stands in the control. */
  get value(): Entry {
    return this.#state.get().typing?.entry ?? this.entryCell.get();
  }

  get entry(): Entry {
    return this.entryCell.get();
  }

  /** Dirty is a comparison: typing something and taking it back leaves a clean field. */
  get isDirty(): boolean {
    return !sameValue(this.value, this.#beforehand());
  }

  /** It was filled beforehand. */
  get isPrefilled(): boolean {
    return this.#state.get().base !== undefined;
  }

  /** Another whenever the customer does something here. */
  get stateCell(): Cell<unknown> {
    return this.#state;
  }

  get life(): FieldNode<Entry, T>['life'] {
    return this.#node.life;
  }

  get stored(): Stored {
    return this.#node.of.stored;
  }

  /** What a draft holds of it. */
  get kept(): Kept {
    return this.#node.of.keep(this.value);
  }

  /** The entry of a kept draft, if it can still be read. */
  restorable(kept: unknown): Option<Entry> {
    return this.#node.of.restore(kept);
  }

  get isRequired(): boolean {
    return this.#required.get();
  }

  setValue(entry: Entry): void {
    if (this.isEdited && sameValue(entry, this.value)) return;
    if (this.#node.life.updateOn === 'blur') this.#become((state) => S.typed(state, entry));
    else this.putBack(entry);
  }

  /** What a draft kept is said here: nobody is typing it any more, so that it waits for no end of that. */
  putBack(entry: Entry): void {
    this.#become((state) => S.edited(state, entry, this.#node.life.confirms && this.#groundsNow()));
  }

  /** Whether the customer said something here: if not, it stands as filled beforehand, or follows. */
  get isEdited(): boolean {
    const { edited, typing } = this.#state.get();
    return edited !== undefined || typing !== undefined;
  }

  /** What the customer said is taken back. */
  takeBack(): void {
    this.#become(S.takenBack);
  }

  /** Fills it beforehand; what the customer has edited stays. */
  prefill(entry: Entry): void {
    this.#become((state) => S.based(state, entry));
  }

  blur(): void {
    this.#become(S.seen);
  }

  submit(): void {
    this.#become((state) => ({ ...S.seen(state), said: NONE }));
  }

  /** A message of the bank at a confirmation is its question; one that was answered stands while the bank is silent. */
  hear(source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void {
    if (this.#node.life.confirms === undefined) this.#become((state) => S.told(state, source, issues));
    else if (issues.length > 0 || this.entryCell.get() === this.#node.of.empty)
      this.#become((state) => S.asked(state, issues[0]));
  }

  find(issues: readonly Issue[]): void {
    this.#become((state) => ({ ...state, found: issues }));
  }

  /** The bank put another entry into the place of the one that stands here. */
  correct(to: Entry): void {
    const from = this.entry;
    if (!sameValue(from, to)) this.#become((state) => S.corrected(state, from, to));
  }

  #become(next: (state: S.FieldState<Entry>) => S.FieldState<Entry>): void {
    this.#around.change(() => this.#state.set(next(this.#state.get())));
  }

  #whether(condition: true | Condition | undefined): Cell<boolean> {
    return typeof condition === 'object' ? this.#around.holds(condition) : new Constant(condition === true);
  }

  #groundsNow(): readonly unknown[] {
    return this.#grounds.map((cell) => cell.get());
  }

  /** What stands in it where the customer has said nothing. */
  #beforehand(): Entry {
    const { base } = this.#state.get();
    if (base !== undefined) return base.entry;
    const followedNow = this.#base?.get();
    if (followedNow?.kind === 'read') return followedNow.value;
    return this.#node.life.initial ?? this.#node.of.empty;
  }

  /** A confirmation is none where the bank does not ask, and falls when what it was given for has changed. */
  #entry(): Entry {
    const { edited, question } = this.#state.get();
    if (edited === undefined) return this.#beforehand();
    if (this.#node.life.confirms === undefined) return edited.entry;
    return question !== undefined && sameValue(edited.grounds, this.#groundsNow())
      ? edited.entry
      : this.#node.of.empty;
  }

  #read(): Outcome<T> {
    const { life, of } = this.#node;
    const { question } = this.#state.get();
    const entry = this.entryCell.get();
    if (question !== undefined && entry === of.empty) return refused([question]);
    const said = of.read(entry);
    if (said === undefined) return empty([issueAt(this.path, life.missing ?? valueMissing, 'rule')]);
    return E.isRight(said) ? read(said.right) : refused([issueAt(this.path, said.left, 'rule')]);
  }

  /** Where the form itself finds an error, the bank was asked without this value: what it says of its lack is left out. */
  #issues(): readonly Issue[] {
    const outcome = this.outcomeCell.get();
    const { found, said } = this.#state.get();
    const own = outcome.kind === 'refused' ? outcome.issues : this.#lacking(outcome);
    const all: Issue[] = [];
    for (const issue of [...own, ...found])
      if (!all.some((known) => sameValue(known, issue))) all.push(issue);
    return [...all, ...(all.some(isError) ? said.filter(({ source }) => source !== 'async') : said)];
  }

  #lacking(outcome: Outcome<T>): readonly Issue[] {
    return outcome.kind === 'empty' && this.#required.get() ? outcome.missing : NONE;
  }

  #view(): FieldView<Entry> {
    const { corrected, question } = this.#state.get();
    return {
      value: this.value,
      issues: this.issueCell.get(),
      shownIssues: this.shownCell.get(),
      isDirty: this.isDirty,
      isEdited: this.isEdited,
      required: this.#required.get(),
      disabled: !this.openCell.get(),
      corrected,
      question,
    };
  }
}
