import type { AnyNode, Condition, Node } from './node';

/** The node reads one of these codes. */
export const is = <Code extends string | boolean>(
  node: Node<Code>,
  ...values: readonly NoInfer<Code>[]
): Condition => ({ kind: 'is', node, values });

/** The node reads something, whatever it is. */
export const given = (node: AnyNode): Condition => ({ kind: 'given', node });

/** All of them hold. */
export const all = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });

/** At least one of them holds. */
export const any = (...of: readonly Condition[]): Condition => ({ kind: 'any', of });

/** It does not hold. */
export const not = (of: Condition): Condition => ({ kind: 'not', of });
