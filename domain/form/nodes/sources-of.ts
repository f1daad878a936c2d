import { assertNever } from '../../assert-never';
import type { AnyNode, Condition, Node, RowsNode } from './node';

/** The nodes a condition looks at. */
export function nodesIn(condition: Condition): readonly AnyNode[] {
  switch (condition.kind) {
    case 'is':
    case 'given':
      return [condition.node];
    case 'all':
    case 'any':
      return condition.of.flatMap(nodesIn);
    case 'not':
      return nodesIn(condition.of);
    default:
      return assertNever(condition);
  }
}

/** The node that a field follows, if it does. */
export const followed = <Entry>(
  follows: Node<Entry> | (() => Node<Entry>) | undefined,
): Node<Entry> | undefined => (typeof follows === 'function' ? follows() : follows);

/** The nodes another one is calculated from; of a collection its template stands for all rows. */
export function sourcesOf(node: AnyNode, templateOf: (rows: RowsNode<object>) => object): readonly AnyNode[] {
  switch (node.kind) {
    case 'fact':
      return [];
    case 'derived':
      return node.inputs;
    case 'each':
      return [
        ...(node.rows.given === undefined ? [] : [node.rows.given]),
        node.picked(templateOf(node.rows)),
      ];
    case 'field': {
      const { follows, required, when, disabled, confirms = [] } = node.life;
      const base = followed(follows);
      const conditions = [required, when, disabled].flatMap((each) =>
        each === undefined || each === true ? [] : nodesIn(each),
      );
      return [...(base === undefined ? [] : [base]), ...conditions, ...confirms];
    }
    default:
      return assertNever(node);
  }
}
