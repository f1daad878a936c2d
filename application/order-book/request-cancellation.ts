import type { OrderId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Asks for the challenge that releases a cancellation (ORD-24). Never repeated: five unused challenges lock. */
export class RequestCancellation {
  constructor(private readonly orders: Pick<OrderGateway, 'requestCancellation'>) {}

  execute(orderId: OrderId, type?: TanType): Result<TanChallenge> {
    return this.orders.requestCancellation(orderId, type);
  }
}
