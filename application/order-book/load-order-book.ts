import type { Order } from '@domain/order/open/order';
import type { DepotId } from '@domain/codes/ids';
import type { OnPart } from '../ports/bank/on-part';
import type { OrderFilter, OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads the orders of a depot, newest first, a long book part by part (OBK-01). */
export class LoadOrderBook {
  constructor(private readonly orders: Pick<OrderGateway, 'list'>) {}

  execute(
    depotId: DepotId,
    filter?: OrderFilter,
    onPart?: OnPart<readonly Order[]>,
  ): Result<readonly Order[]> {
    return this.orders.list(depotId, filter, onPart);
  }
}
