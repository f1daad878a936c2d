import { issuesIn, read, refused, waiting, type Outcome } from '../outcome';
import type { AnyNode, DerivedNode, EachNode, Node, Row, RowsNode } from './node';

/** How many rows a collection has, at least and at most, and which of them count. */
interface RowsLife<S> {
  readonly least?: number;
  readonly most?: number;
  readonly counts?: (nodes: S) => AnyNode;
}

/** A collection of rows that the customer adds and removes. */
export const rows = <S extends object>(build: (key: string) => S, life: RowsLife<S> = {}): RowsNode<S> => ({
  kind: 'rows',
  least: 0,
  most: Infinity,
  ...life,
  build,
});

/** A collection with one row for each key that a node gives, such as the product groups of the bank. */
export const rowsOf = <S extends object>(
  keys: Node<readonly string[]>,
  build: (key: string) => S,
  life: RowsLife<S> = {},
): RowsNode<S> => ({ kind: 'rows', least: 0, most: Infinity, ...life, build, given: keys });

/** What a row comes to. */
export interface RowOutcome<T> {
  readonly key: string;
  readonly outcome: Outcome<T>;
}

/** The same node of every row, in the order of the rows, each with what it comes to. */
export const each = <S extends object, T>(
  of: RowsNode<S>,
  pick: (nodes: S) => Node<T>,
): EachNode<readonly RowOutcome<T>[]> => ({
  kind: 'each',
  rows: of,
  picked: (nodes: S) => pick(nodes),
  collect: (all: readonly Row<S>[], see) =>
    read(all.map(({ key, nodes }) => ({ key, outcome: see.outcome(pick(nodes)) }))),
});

/** The values of the rows in which something was said; one that cannot stand refuses them all. */
export function filled<S extends object, T>(
  of: RowsNode<S>,
  pick: (nodes: S) => Node<T>,
): DerivedNode<readonly T[]> {
  const every = each(of, pick);
  return {
    kind: 'derived',
    inputs: [every],
    isNeeded: false,
    run: (see): Outcome<readonly T[]> => {
      const seen = see.outcome(every);
      if (seen.kind !== 'read') return seen;
      const outcomes = seen.value.map(({ outcome }) => outcome);
      if (outcomes.some(({ kind }) => kind === 'refused'))
        return refused(outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? issuesIn(outcome) : [])));
      const facts = outcomes.flatMap((outcome) => (outcome.kind === 'waiting' ? outcome.facts : []));
      if (facts.length > 0) return waiting(...new Set(facts));
      return read(outcomes.flatMap((outcome) => (outcome.kind === 'read' ? [outcome.value] : [])));
    },
  };
}
