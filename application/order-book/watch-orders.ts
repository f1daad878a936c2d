import type { Order } from '@domain/order/open/order';
import type { DepotId } from '@domain/codes/ids';
import type { LiveUpdates } from '../ports/bank/live-updates';
import type { Unsubscribe } from '../ports/unsubscribe';

/** Tells a page each changed order, and whether changes still arrive. */
export interface OrderListener {
  onOrder(order: Order): void;
  /** False from the moment the stream is lost until it is back. */
  onLive(live: boolean): void;
  /**
   * From now on each change is told, and what was read before may have gaps: to be read again. A page that does not is told
   * all orders instead.
   */
  readonly onHeard?: () => void;
}

/** Follows the orders of a depot, so that an execution is seen without reloading (OBK-03). */
export class WatchOrders {
  constructor(private readonly live: Pick<LiveUpdates, 'orders' | 'connection'>) {}

  execute(depotId: DepotId, listener: OrderListener): Unsubscribe {
    const endOrders = this.live.orders(
      depotId,
      (order) => {
        listener.onOrder(order);
      },
      listener.onHeard,
    );
    const endConnection = this.live.connection((state) => {
      listener.onLive(state === 'connected');
    });
    return () => {
      endOrders();
      endConnection();
    };
  }
}
