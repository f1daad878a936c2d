import { read, type Outcome } from '../outcome';
import type { DerivedNode, Node } from './node';

/** The node where it says something; where nothing was said its value is undefined, and nothing is missing. */
export const optional = <T>(node: Node<T>): DerivedNode<T | undefined> =>
  seenAs<T, T | undefined>(node, (outcome) => (outcome.kind === 'empty' ? read(undefined) : outcome));

/** The node where it is asked for: in a situation in which it is not, its value is undefined, and nothing is missing. */
export const whereAsked = <T>(node: Node<T>): DerivedNode<T | undefined> =>
  seenAs<T, T | undefined>(node, (outcome) =>
    outcome.kind === 'empty' && outcome.missing.length === 0 ? read(undefined) : outcome,
  );

/** The node as far as it is known: undefined while a fact is waited for, too. For what is only an estimate or a hint. */
export const ifKnown = <T>(node: Node<T>): DerivedNode<T | undefined> =>
  seenAs<T, T | undefined>(node, (outcome) =>
    outcome.kind === 'empty' || outcome.kind === 'waiting' ? read(undefined) : outcome,
  );

/** The node's outcome itself, for a reader to which empty, waiting and wrong are different things. */
export const asOutcome = <T>(node: Node<T>): DerivedNode<Outcome<T>> =>
  seenAs<T, Outcome<T>>(node, (outcome) => read(outcome));

const seenAs = <T, Seen>(node: Node<T>, look: (outcome: Outcome<T>) => Outcome<Seen>): DerivedNode<Seen> => ({
  kind: 'derived',
  inputs: [node],
  isNeeded: false,
  about: node,
  run: (see) => look(see.outcome(node)),
});
