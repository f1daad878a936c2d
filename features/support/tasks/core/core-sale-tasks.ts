import assert from 'node:assert/strict';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { positionIn } from '@adapters/fake/bank/fake-position';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import type { Challenged } from '@application/release/request-release';
import type { OrderRequest } from '@domain/order/order-request';
import type { OrderStatus } from '@domain/order/open/order-status';
import { compareAmounts, type Amount } from '@domain/money/amount';
import { decimalText, type Decimal } from '@domain/money/decimal';
import { kindOf, orderPage } from '@tests/application/order/order-portal';
import * as E from 'fp-ts/Either';
import type { SaleTasks } from '../sale-tasks';

/** The sale through the use cases, on the bank in memory. */
export class CoreSaleTasks implements SaleTasks {
  readonly #page = orderPage();
  #challenged: Challenged<OrderRequest> | undefined;

  async begin(held: Decimal): Promise<void> {
    this.#page.bank.world.positions = [positionIn(mainDepot, sap, decimalText(held), '198.20', '232.75')];
    const answer = await new FakeDepotGateway(this.#page.bank).positions(mainDepot)();
    const positions = E.isRight(answer) ? answer.right.positions : [];
    assert.deepEqual(
      positions.map(({ quantity }) => quantity),
      [pieces(decimalText(held))],
    );
  }

  async offer(quantity: Decimal, limit: Amount): Promise<void> {
    this.#challenged = await this.#page.challengeOf({
      depotId: mainDepot,
      settlementAccountId: mainAccount,
      side: 'SELL',
      instrumentId: sap.id,
      venueId: xetra.id,
      quantity: pieces(decimalText(quantity)),
      validity: { type: 'GFD' },
      orderType: 'LIMIT',
      limit,
    });
  }

  async release(): Promise<void> {
    assert.ok(this.#challenged, 'Nothing is to be released.');
    const proof = this.#page.proof(this.#challenged);
    const answer = await this.#page.release.send(this.#challenged, proof)();
    assert.equal(kindOf(answer), 'created');
  }

  movePrice(price: Amount): Promise<void> {
    for (const { id, limit, openQuantity } of this.#page.bank.orders.all) {
      if (limit !== undefined && compareAmounts(price, limit) >= 0) {
        this.#page.bank.orders.execute(id, openQuantity, price);
      }
    }
    return Promise.resolve();
  }

  async expectOneOrder(status: OrderStatus): Promise<void> {
    const book = await this.#page.gateway.list(mainDepot)();
    const orders = E.isRight(book) ? book.right : [];
    assert.deepEqual(
      orders.map((order) => order.status),
      [status],
    );
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}
