import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { OrderChangeGateway } from '../ports/bank/order-change-gateway';
import type { Result } from '../ports/result';

/** Asks for the challenge that releases a change (ORD-23). Never repeated: five unused challenges lock. */
export class RequestChange {
  constructor(private readonly changes: Pick<OrderChangeGateway, 'requestChange'>) {}

  execute(orderId: OrderId, change: OrderChange, type?: TanType): Result<TanChallenge> {
    return this.changes.requestChange(orderId, change, type);
  }
}
