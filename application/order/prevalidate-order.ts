import type { Checked, OrderGateway, PartialOrder } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Has the bank check what is entered so far (ORD-17); refusals name the fields they are about. */
export class PrevalidateOrder {
  constructor(private readonly orders: Pick<OrderGateway, 'prevalidate'>) {}

  execute(order: PartialOrder): Result<Checked> {
    return this.orders.prevalidate(order);
  }
}
