import { flag } from '../kinds/flag';
import type { AnyNode, FieldNode } from './node';

/**
 * The customer's answer to a question of the bank, such as whether the amount is meant. It exists only while the bank
 * asks: a message of the bank at its place is the question. It holds for these nodes as they read when it was given, and
 * falls when one of them changes (ORD-15).
 */
export const confirmation = (of: readonly AnyNode[]): FieldNode<boolean, boolean> => ({
  kind: 'field',
  of: flag,
  life: { confirms: of, secrecy: 'unkept' },
});
