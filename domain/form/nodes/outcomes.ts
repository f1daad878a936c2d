import { read, type Outcome } from '../outcome';
import type { Inputs } from './inputs';
import type { DerivedNode, Node } from './node';

/** What each of the nodes comes to, by the names a reader gives them. */
export type OutcomesOf<I extends Inputs> = {
  readonly [Name in keyof I]: I[Name] extends Node<infer T> ? Outcome<T> : never;
};

/** The nodes' outcomes themselves, for a reader to which empty, waiting and wrong are different things. */
export const outcomes = <I extends Inputs>(inputs: I): DerivedNode<OutcomesOf<I>> => ({
  kind: 'derived',
  inputs: Object.values(inputs),
  isNeeded: false,
  run: (see) =>
    read(
      Object.fromEntries(
        Object.entries(inputs).map(([name, node]) => [name, see.outcome(node)]),
      ) as OutcomesOf<I>,
    ),
});
