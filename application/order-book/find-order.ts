import type { Order } from '@domain/order/open/order';
import type { OrderId } from '@domain/codes/ids';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads one order as it stands now. */
export class FindOrder {
  constructor(private readonly orders: Pick<OrderGateway, 'find'>) {}

  execute(orderId: OrderId): Result<Order> {
    return this.orders.find(orderId);
  }
}
