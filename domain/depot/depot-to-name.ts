import type { DepotId } from '../codes/ids';
import type { Depot } from './depot';

/** The depot of an order where it has to be named: the customer has others beside it, or it is a child's. */
export function depotToName<Named extends Pick<Depot, 'id' | 'type' | 'heldFor'>>(
  depots: readonly Named[],
  id: DepotId | undefined,
): Named | undefined {
  const depot = depots.find((each) => each.id === id);
  return depot?.heldFor !== undefined || depots.length > 1 ? depot : undefined;
}
