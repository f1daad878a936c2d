import type { DeedVerdict } from '@domain/order/open/deed-verdict';
import type { Order } from '@domain/order/open/order';
import type { OrderId } from '@domain/codes/ids';
import { assertNever } from '@domain/assert-never';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { OrderGateway } from '../ports/bank/order-gateway';
import type { Scheduler } from '../ports/scheduler';
import { pause } from '../shared/pause';
import { withRetry } from '../shared/with-retry';
import type { DeedOutcome } from './deed-outcome';

/** How often an order that is being worked on is looked at, and the milliseconds in between: a venue takes a moment. */
const LOOKS = 4;
const PAUSE = 1000;

/**
 * Reads an order to learn whether a change or cancellation whose answer was lost has reached the bank
 * (reliability.md 2). While the bank works on the order it looks again for a moment.
 */
export class AskOrder {
  constructor(
    private readonly orders: Pick<OrderGateway, 'find'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  execute(orderId: OrderId, judge: (order: Order) => DeedVerdict): Task<DeedOutcome> {
    return async () => {
      let outcome = await this.#look(orderId, judge);
      for (let look = 1; look < LOOKS && outcome.kind === 'pending'; look++) {
        await pause(this.scheduler, PAUSE)();
        outcome = await this.#look(orderId, judge);
      }
      return outcome;
    };
  }

  async #look(orderId: OrderId, judge: (order: Order) => DeedVerdict): Promise<DeedOutcome> {
    const read = await withRetry(this.scheduler)(this.orders.find(orderId))();
    return E.isLeft(read)
      ? { kind: 'unknown', failure: read.left }
      : deedOutcome(read.right, judge(read.right));
  }
}

/** The outcome that an order shows. */
export function deedOutcome(order: Order, verdict: DeedVerdict): DeedOutcome {
  switch (verdict) {
    case 'arrived':
      return { kind: 'accepted', order };
    case 'not-arrived':
    case 'pending':
    case 'overtaken':
      return { kind: verdict, order };
    default:
      return assertNever(verdict);
  }
}
