import type { OrderStatus } from '@domain/order/open/order-status';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';

/** A sale out of the depot, told once and done in two ways: by use cases on fakes, and by a customer in a browser. */
export interface SaleTasks {
  /** Opens the portal of a customer who holds so much of the share. */
  begin(held: Decimal): Promise<void>;
  /** Sells so many pieces of the position, at this price or better. */
  offer(quantity: Decimal, limit: Amount): Promise<void>;
  release(): Promise<void>;
  movePrice(price: Amount): Promise<void>;
  expectOneOrder(status: OrderStatus): Promise<void>;
  end(): Promise<void>;
}
