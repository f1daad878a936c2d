import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import type { OrderChangeGateway } from '../ports/bank/order-change-gateway';
import type { Checked } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Asks whether the bank would take a change, before its costs are shown and a TAN is asked for (ORD-23). */
export class PrevalidateChange {
  constructor(private readonly changes: Pick<OrderChangeGateway, 'prevalidate'>) {}

  execute(orderId: OrderId, change: OrderChange): Result<Checked> {
    return this.changes.prevalidate(orderId, change);
  }
}
