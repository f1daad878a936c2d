import { isNode } from '@domain/form/nodes/is-node';
import { membersOf } from '@domain/form/nodes/members';
import type { AnyNode } from '@domain/form/nodes/node';
import type { FormSession } from '@domain/form/session/form-session';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';

type OrderSession = FormSession<OrderNodes, OrderFormFacts>;

/** The fields and readers of the order form by their names. */
export const namedReaders = ({
  nodes,
}: OrderSession): readonly { readonly path: string; readonly node: AnyNode }[] =>
  membersOf(nodes).flatMap(({ path, node }) =>
    isNode(node) && node.kind !== 'fact' ? [{ path, node }] : [],
  );

/** The named readers that an act makes run, each with how often if it is not once. */
export async function runsOf(
  session: OrderSession,
  act: () => void | Promise<void>,
): Promise<readonly string[]> {
  const readers = namedReaders(session);
  const before = readers.map(({ node }) => session.runs(node));
  await act();
  return readers
    .flatMap(({ path, node }, index) => {
      const runs = session.runs(node) - (before[index] ?? 0);
      return runs === 0 ? [] : [runs === 1 ? path : `${path} ${runs} times`];
    })
    .toSorted();
}
