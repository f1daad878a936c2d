import type { Message } from '@domain/message/message';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { Amount } from '@domain/money/amount';
import { add, isPositive, isZero, subtract, zero } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import { orderId, type IntentId, type OrderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Clock } from '@application/ports/clock';
import type { Validated } from '@application/ports/bank/release-gateway';
import type { FakeKeyMemory } from '../bank/fake-key-memory';
import { canonicalText } from '@domain/release/canonical-text';
import { eachPart, orderRecord, partWith } from './fake-order-record';
import { refusalsOf } from './fake-order-rules';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeQuoteDesk } from './fake-quote-desk';
import type { FakeTanRules } from '../session/fake-tan-rules';
import type { FakeWorld } from '../bank/fake-world';

type Answer<T> = E.Either<Failure, T>;

/** The bank's order desk: what it was asked to create it creates once a key, and it remembers each key's end. */
export class FakeOrderDesk {
  readonly #orders = new Map<OrderId, Order>();

  constructor(
    private readonly world: () => FakeWorld,
    private readonly tan: FakeTanRules,
    private readonly dealers: Pick<FakeQuoteDesk, 'refusalsOf'>,
    private readonly keys: Pick<FakeKeyMemory, 'once'>,
    private readonly clock: Clock,
    private readonly onChange: (order: Order) => void,
  ) {}

  /** Every order there is, newest first. */
  get all(): readonly Order[] {
    return [...this.#orders.values()].reverse();
  }

  validate(request: OrderRequest, type?: TanType): Answer<Validated> {
    const refusals = this.#refusalsOf(request);
    if (refusals.length > 0) return E.left(refusal(...refusals));
    // The proof of its ticket has released an order that is made of a quote.
    const challenge =
      request.orderType === 'QUOTE'
        ? this.tan.issueFree('order', request)
        : this.tan.issue('order', request, type);
    return E.map((issued: TanChallenge) => ({ messages: [], challenge: issued }))(challenge);
  }

  /** A key that is known gets its first answer again; a TAN that is refused leaves the key unused. */
  create(request: OrderRequest, proof: TanAnswer | undefined, key: IntentId): Answer<Order> {
    const created = this.keys.once(key, {
      body: canonicalText(request),
      prove: () => this.tan.redeem(proof, 'order', request),
      refusals: () => this.#refusalsOf(request),
      act: () => this.put(this.#orderOf(request, orderId(`order-${this.#orders.size + 1}`))).id,
    });
    return E.chain((id: string) => this.find(orderId(id)))(created);
  }

  /** An order, or one leg of a combined one. */
  find(id: OrderId): Answer<Order> {
    const order = this.all.map((each) => partWith(each, id)).find((part) => part !== undefined);
    return order === undefined ? E.left({ kind: 'not-found' }) : E.right(order);
  }

  requestCancellation(id: OrderId, type?: TanType): ReturnType<FakeTanRules['issue']> {
    return E.chain((order: Order) =>
      order.deletable ? this.tan.issue('cancellation', id, type) : notDeletable,
    )(this.find(id));
  }

  cancel(id: OrderId, proof: TanAnswer | undefined, key: IntentId): Answer<Order> {
    const order = this.find(id);
    if (E.isLeft(order)) return order;
    const done = this.keys.once(key, {
      body: canonicalText({ cancels: id }),
      prove: () => this.tan.redeem(proof, 'cancellation', id),
      refusals: () => (order.right.deletable ? [] : [errorMessage('fehler-order-nicht-streichbar')]),
      act: () => this.put(eachPart(order.right, cancelled)).id,
    });
    return E.chain((reference: string) => this.find(orderId(reference)))(done);
  }

  /** The market fills so much of an order at this price. */
  execute(id: OrderId, quantity: Amount, price: Amount): Order {
    const order = this.existing(id);
    const openQuantity = { ...quantity, value: subtract(order.openQuantity.value, quantity.value) };
    const isDone = isZero(openQuantity.value);
    const number = order.executions.length + 1;
    return this.put({
      ...order,
      status: isDone ? 'EXECUTED' : 'PARTIALLY_EXECUTED',
      openQuantity,
      executedQuantity: { ...quantity, value: add(order.executedQuantity.value, quantity.value) },
      executions: [
        ...order.executions,
        { id: `${id}-${number}`, number, quantity, price, at: this.clock.now() },
      ],
      deletable: !isDone && isPositive(openQuantity.value),
      modifiable: !isDone,
    });
  }

  /** Puts an order into the book, new or changed, and tells those who watch. */
  put(order: Order): Order {
    const whole = this.all.find((each) => partWith(each, order.id) !== undefined) ?? order;
    const changed = eachPart(whole, (part) => (part.id === order.id ? order : part));
    this.#orders.set(changed.id, changed);
    this.onChange(changed);
    return order;
  }

  #refusalsOf(request: OrderRequest): readonly Message[] {
    return [...refusalsOf(request, this.world()), ...this.dealers.refusalsOf(request)];
  }

  /** An order that there is, or a leg of one. */
  existing(id: OrderId): Order {
    const order = this.find(id);
    if (E.isLeft(order)) throw new Error(`No order ${id}`);
    return order.right;
  }

  #orderOf(request: OrderRequest, id: OrderId): Order {
    return orderRecord(request, id, { world: this.world(), at: this.clock.now() });
  }
}

const notDeletable: E.Either<Failure, never> = E.left(refusal(errorMessage('fehler-order-nicht-streichbar')));

const cancelled = (part: Order): Order => ({
  ...part,
  status: 'CANCELLED_USER',
  openQuantity: { ...part.openQuantity, value: zero },
  cancelledQuantity: part.openQuantity,
  deletable: false,
  modifiable: false,
});
