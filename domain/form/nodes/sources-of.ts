import { assertNever } from '../../assert-never';
import type { AnyNode, Condition, FieldNode, Node, RowsNode } from './node';

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
      const { required, when, disabled } = node.life;
      const conditions = [required, when, disabled].flatMap((each) =>
        each === undefined || each === true ? [] : nodesIn(each),
      );
      return [...entrySources(node), ...conditions];
    }
    case 'entered':
      return entrySources(node.field());
    default:
      return assertNever(node);
  }
}

/** The nodes that decide on what stands in a field. */
function entrySources({ life: { follows, confirms = [] } }: FieldNode<unknown, unknown>): readonly AnyNode[] {
  const base = followed(follows);
  return [...(base === undefined ? [] : [base]), ...confirms];
}
