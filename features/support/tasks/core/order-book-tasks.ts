import assert from 'node:assert/strict';
import type { Order } from '@domain/order/open/order';
import { canCancel, canChange, type DenialReason } from '@domain/order/open/order-permission';
import type { OrderStatus } from '@domain/order/open/order-status';
import { order } from '@tests/domain/support/samples';
import texts from '@ui/i18n/de/order/order-parts.json';

const reasons: Readonly<Record<string, string>> = texts.statusReason;

/** Looks at one order of the order book for the scenarios. */
export class OrderBookTasks {
  #order: Order = order;

  take(deletable: boolean, modifiable: boolean): void {
    this.#change({ deletable, modifiable });
  }

  addDeletableLeg(): void {
    this.#change({
      orderType: 'ONE_CANCELS_OTHER',
      subOrders: [{ ...order, deletable: true, modifiable: false }],
    });
  }

  makeSubscription(): void {
    this.#change({ orderType: 'SUBSCRIPTION' });
  }

  expectStatusText(text: string): void {
    assert.equal(texts.status[this.#order.status], text);
  }

  expectReasonText(text: string): void {
    assert.equal(reasons[this.#order.status], text);
  }

  expectCancellable(possible: boolean): void {
    assert.equal(canCancel(this.#order).kind === 'allowed', possible);
  }

  expectChangeable(possible: boolean): void {
    assert.equal(canChange(this.#order).kind === 'allowed', possible);
  }

  expectNotCancellable(reason: DenialReason): void {
    assert.deepEqual(canCancel(this.#order), { kind: 'denied', reason });
  }

  setStatus(status: OrderStatus): void {
    this.#change({ status });
  }

  #change(change: Partial<Order>): void {
    this.#order = { ...this.#order, ...change };
  }
}
