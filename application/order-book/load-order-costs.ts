import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { OrderId } from '@domain/codes/ids';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads the cost indication of an order in the book, as it stands or as a change would make it (ORD-19, OBK-02). */
export class LoadOrderCosts {
  constructor(private readonly orders: Pick<OrderGateway, 'costsOf'>) {}

  execute(orderId: OrderId, change?: OrderChange): Result<readonly CostIndication[]> {
    return this.orders.costsOf(orderId, change);
  }
}
