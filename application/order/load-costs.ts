import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { OrderRequest } from '@domain/order/order-request';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads what an order would cost, one indication for each leg (ORD-19). */
export class LoadCosts {
  constructor(private readonly orders: Pick<OrderGateway, 'costs'>) {}

  execute(order: OrderRequest): Result<readonly CostIndication[]> {
    return this.orders.costs(order);
  }
}
