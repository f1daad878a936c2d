import type { Either } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Finding, Issue } from '../issue';
import type { Outcome } from '../outcome';

/**
 * What a form is made of: something whose outcome can be asked for. Nodes are data, made once and never changed; what is
 * typed into them, and what comes of it, lies in a session.
 */
export type Node<T> = FactNode<T> | FieldNode<unknown, T> | EnteredNode<T> | DerivedNode<T> | EachNode<T>;

/** Any node: the type of its value does not matter. */
export type AnyNode = Node<unknown>;

/** Something that arrives from outside: the market, the day, what the bank said before. */
export interface FactNode<T> {
  readonly kind: 'fact';
  readonly name: string;
  /** It is waited for until it is told. */
  readonly initially: Outcome<T>;
}

/** Something the customer says: `Entry` is what stands in the control, `T` the exact value read from it. */
export interface FieldNode<Entry, T> {
  readonly kind: 'field';
  readonly of: FieldKind<Entry, T>;
  readonly life: FieldLife<Entry>;
}

/** What stands in a field as it was entered, whether or not it is asked for. A function, since the field may be made later. */
export interface EnteredNode<Entry> {
  readonly kind: 'entered';
  field(): FieldNode<Entry, unknown>;
}

/** Something calculated from other nodes, which it names. */
export interface DerivedNode<T> {
  readonly kind: 'derived';
  readonly inputs: readonly AnyNode[];
  run(see: Sight): Outcome<T>;
  /** What cannot be read here keeps the form from being sent, and is said. */
  readonly isNeeded: boolean;
  /** What a rule finds though nothing keeps the form from being sent: warnings and hints. */
  findings?(value: T): readonly Issue[];
  /** The node it is another view of; what is found at the one stands at the other. */
  readonly about?: AnyNode;
}

/** The same node of every row of a collection. */
export interface EachNode<T> {
  readonly kind: 'each';
  readonly rows: RowsNode<object>;
  picked(nodes: object): AnyNode;
  collect(rows: readonly Row<object>[], see: Sight): Outcome<T>;
}

/** How a reader looks at the nodes it names. */
export interface Sight {
  outcome<T>(node: Node<T>): Outcome<T>;
  /** Where a finding about the node stands on the page. */
  path(node: AnyNode): string;
}

/** What kind of thing a field holds: how it is read, and how it is kept. */
export interface FieldKind<Entry, T> {
  readonly stored: Stored;
  /** What stands in the control before anything was said. */
  readonly empty: Entry;
  /** Undefined where nothing is said. */
  read(entry: Entry): Either<Finding, T> | undefined;
  keep(entry: Entry): Kept;
  /** The entry of a kept draft; a reference yields none: the thing has to be fetched again. */
  restore(kept: unknown): Option<Entry>;
}

/** What a draft holds of a field: its text, its code or codes, the id of what was chosen, a tick. */
export type Kept = string | boolean | readonly string[];

/** How a field is stored; a storage adapter derives its codec from it. */
export type Stored =
  | { readonly kind: 'text' | 'flag' | 'id' }
  | { readonly kind: 'code' | 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'reference'; readonly to: string };

/** How a field lives; all of it is data. */
export interface FieldLife<Entry> {
  readonly initial?: Entry;
  /** The field stands as this node reads until the customer edits it. A function where the node is made later. */
  readonly follows?: Node<Entry> | (() => Node<Entry>);
  /** Nothing said is an issue by itself, always or in this situation. */
  readonly required?: true | Condition;
  /** What is said of nothing said, wherever the value is needed. */
  readonly missing?: Finding;
  /** Asked for in this situation only; else it keeps what was typed, is empty to every reader and is not sent. */
  readonly when?: Condition;
  /** Takes no input; what stands in it stands. */
  readonly disabled?: true | Condition;
  /** Read at each key (the default), or when the customer leaves it. */
  readonly updateOn?: 'change' | 'blur';
  /** Sensitive: never logged. Unkept: not in a draft either. */
  readonly secrecy?: 'sensitive' | 'unkept';
  /** An answer to a question of the bank: it holds for these nodes as they read, and exists only while the bank asks. */
  readonly confirms?: readonly AnyNode[];
}

/** A situation of the form, as data over finite choices, so that a tool can go through all of them. */
export type Condition =
  | { readonly kind: 'is'; readonly node: AnyNode; readonly values: readonly (string | boolean)[] }
  | { readonly kind: 'given'; readonly node: AnyNode }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

/** A collection of rows, each with nodes of its own. */
export interface RowsNode<S extends object> {
  readonly kind: 'rows';
  /** Makes the nodes of a row, when it is first used. */
  build(key: string): S;
  /** The keys of the rows, where a fact gives them; else the customer adds and removes rows. */
  readonly given?: Node<readonly string[]>;
  readonly least: number;
  readonly most: number;
  /** A row counts, and is sent, only where this node of it reads: a position without an instrument is none. */
  counts?(nodes: S): AnyNode;
}

/** One row; its key stays its own when others come, go or move. */
export interface Row<S extends object> {
  readonly key: string;
  readonly nodes: S;
}
