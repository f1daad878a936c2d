import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { OrderId } from '@domain/codes/ids';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads the cost indication of an order in the book (ORD-19, OBK-02). */
export class LoadOrderCosts {
  constructor(private readonly orders: Pick<OrderGateway, 'costsOf'>) {}

  execute(orderId: OrderId): Result<readonly CostIndication[]> {
    return this.orders.costsOf(orderId);
  }
}
