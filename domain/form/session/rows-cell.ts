import type { Cell } from '../graph/cell';
import { Computed } from '../graph/computed';
import { Constant } from '../graph/constant';
import { Source } from '../graph/source';
import type { Issue, IssueSource } from '../issue';
import type { Condition, Row, RowsNode } from '../nodes/node';
import type { Outcome } from '../outcome';
import { sameValue } from '../same-value';
import type { FieldSurroundings } from './field-cell';
import type { Placed } from './placed';

/** What was taken out, and where it stood: enough to put it back. */
export interface Removed {
  readonly key: string;
  readonly index: number;
}

/** What a collection remembers: its rows, and what was said about it as a whole. */
interface RowsState {
  readonly isSeen: boolean;
  readonly said: readonly Issue[];
  readonly found: readonly Issue[];
}

/** What a collection needs of the session: to give the nodes of a new row their names. */
export interface RowsSurroundings extends FieldSurroundings {
  name(nodes: object, path: string, groups: readonly Condition[]): void;
}

/** A collection in a session. A row that is taken out keeps what was typed, so that it can be put back. */
export class RowsCell<S extends object> implements Placed {
  readonly path: string;
  readonly #node: RowsNode<S>;
  readonly #groups: readonly Condition[];
  readonly #around: RowsSurroundings;
  readonly #made = new Map<string, Row<S>>();
  readonly #keys: Source<readonly string[]>;
  readonly #given: Cell<Outcome<readonly string[]>> | undefined;
  readonly #first: readonly string[];
  readonly #state = new Source<RowsState>({ isSeen: false, said: [], found: [] });
  #next: number;
  readonly rowCell: Computed<readonly Row<S>[]>;
  readonly openCell: Cell<boolean>;
  readonly issueCell: Computed<readonly Issue[]>;
  readonly shownCell: Computed<readonly Issue[]>;

  constructor(path: string, node: RowsNode<S>, groups: readonly Condition[], around: RowsSurroundings) {
    this.path = path;
    this.#node = node;
    this.#groups = groups;
    this.#around = around;
    this.#given = node.given && around.outcome(node.given);
    this.#first = Array.from({ length: node.least }, (_, index) => String(index + 1));
    this.#next = node.least + 1;
    this.#keys = new Source(this.#first);
    const asked = groups.map((each) => around.holds(each));
    this.rowCell = new Computed([this.#given ?? this.#keys], () => this.keys.map((key) => this.#row(key)));
    this.openCell =
      asked.length === 0 ? new Constant(true) : new Computed(asked, () => asked.every((cell) => cell.get()));
    this.issueCell = new Computed([this.#state, this.rowCell, this.openCell], () =>
      this.openCell.get() ? this.#issues() : [],
    );
    this.shownCell = new Computed([this.#state, this.issueCell], () =>
      this.#state.get().isSeen
        ? this.issueCell.get()
        : this.issueCell.get().filter(({ source }) => source === 'server'),
    );
  }

  get rows(): readonly Row<S>[] {
    return this.rowCell.get();
  }

  /** A fact gives the rows; the customer neither adds nor removes any. */
  get isGiven(): boolean {
    return this.#given !== undefined;
  }

  /** The keys in the order of the rows. */
  get keys(): readonly string[] {
    if (this.#given === undefined) return this.#keys.get();
    const given = this.#given.get();
    return given.kind === 'read' ? given.value.slice(0, this.#node.most) : [];
  }

  /** The keys of the rows that count. */
  get countingKeys(): readonly string[] {
    return this.rows.filter(({ nodes }) => this.#counts(nodes)).map(({ key }) => key);
  }

  get entry(): readonly string[] {
    return this.keys;
  }

  get entryCell(): Cell<unknown> {
    return this.#given ?? this.#keys;
  }

  /** Rows have come, gone or moved. */
  get isDirty(): boolean {
    return this.#given === undefined && !sameValue(this.keys, this.#first);
  }

  get canAdd(): boolean {
    return this.#given === undefined && this.keys.length < this.#node.most;
  }

  get canRemove(): boolean {
    return this.#given === undefined && this.keys.length > this.#node.least;
  }

  /** Adds an empty row at the end; undefined where there are as many as there may be. */
  add(): Row<S> | undefined {
    if (!this.canAdd) return undefined;
    const key = String(this.#next);
    this.#arrange([...this.keys, key]);
    return this.#row(key);
  }

  /** Takes a row out; undefined where it has to stay, or is not there. */
  remove(key: string): Removed | undefined {
    const index = this.keys.indexOf(key);
    if (!this.canRemove || index < 0) return undefined;
    this.#arrange(this.keys.filter((each) => each !== key));
    return { key, index };
  }

  /** Puts a row back to where it stood, with all that was typed in it. */
  putBack({ key, index }: Removed): void {
    if (this.canAdd && this.#made.has(key) && !this.keys.includes(key))
      this.#arrange(this.keys.toSpliced(index, 0, key));
  }

  /** Moves a row to another place in the order. */
  move(key: string, to: number): void {
    if (this.#given === undefined && this.keys.includes(key))
      this.#arrange(this.keys.filter((each) => each !== key).toSpliced(to, 0, key));
  }

  /** Takes the rows of a kept draft; more than there may be are left out, and those that have to be there are. */
  restore(keys: readonly string[]): void {
    if (this.#given !== undefined) return;
    const kept = [...new Set(keys)].slice(0, this.#node.most);
    const lacking = Math.max(this.#node.least - kept.length, 0);
    this.#arrange([...kept, ...this.#first.filter((key) => !kept.includes(key)).slice(0, lacking)]);
  }

  blur(): void {
    this.#become({ isSeen: true });
  }

  submit(): void {
    this.#become({ isSeen: true, said: [] });
  }

  hear(source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void {
    this.#become({ said: [...this.#state.get().said.filter((issue) => issue.source !== source), ...issues] });
  }

  find(issues: readonly Issue[]): void {
    this.#become({ found: issues });
  }

  #become(next: Partial<RowsState>): void {
    this.#around.change(() => this.#state.set({ ...this.#state.get(), ...next }));
  }

  /** What the bank said of the collection was said of other rows. */
  #arrange(keys: readonly string[]): void {
    this.#next = Math.max(this.#next, ...keys.map((key) => Number(key) + 1).filter(Number.isInteger));
    this.#around.change(() => {
      this.#keys.set(keys);
      this.#become({ said: [] });
    });
  }

  #row(key: string): Row<S> {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const row = { key, nodes: this.#node.build(key) };
    this.#made.set(key, row);
    this.#around.name(row.nodes, `${this.path}[${key}]`, this.#groups);
    return row;
  }

  #counts(nodes: S): boolean {
    const decisive = this.#node.counts?.(nodes);
    return decisive === undefined || this.#around.outcome(decisive).get().kind === 'read';
  }

  #issues(): readonly Issue[] {
    const { said, found } = this.#state.get();
    return [...found, ...said];
  }
}
