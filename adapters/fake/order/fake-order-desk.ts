import type { Message } from '@domain/message/message';
import type { IntentOutcome } from '@domain/order/intent';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest } from '@domain/order/order-request';
import type { Amount } from '@domain/money/amount';
import { add, isPositive, isZero, subtract, zero } from '@domain/money/decimal';
import type { Failure } from '@domain/failure/failure';
import { orderId, type IntentId, type OrderId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { Clock } from '@application/ports/clock';
import type { ValidatedOrder } from '@application/ports/bank/order-gateway';
import { canonicalText } from '@domain/release/canonical-text';
import { eachPart, orderRecord, partWith } from './fake-order-record';
import { refusalsOf } from './fake-order-rules';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeQuoteDesk } from './fake-quote-desk';
import type { FakeTanDesk } from '../session/fake-tan-desk';
import type { FakeWorld } from '../bank/fake-world';

type Answer<T> = E.Either<Failure, T>;

interface Remembered {
  readonly body: string;
  readonly outcome:
    | { readonly kind: 'created'; readonly orderId: OrderId }
    | Extract<IntentOutcome, { kind: 'refused' | 'void' }>;
}

/** The bank's order desk: what it was asked to create it creates once a key, and it remembers each key's end. */
export class FakeOrderDesk {
  readonly #orders = new Map<OrderId, Order>();
  readonly #keys = new Map<IntentId, Remembered>();

  constructor(
    private readonly world: () => FakeWorld,
    private readonly tan: FakeTanDesk,
    private readonly dealers: Pick<FakeQuoteDesk, 'refusalsOf'>,
    private readonly clock: Clock,
    private readonly onChange: (order: Order) => void,
  ) {}

  /** Every order there is, newest first. */
  get all(): readonly Order[] {
    return [...this.#orders.values()].reverse();
  }

  validate(request: OrderRequest, type?: TanType): Answer<ValidatedOrder> {
    const refusals = this.#refusalsOf(request);
    if (refusals.length > 0) return E.left(refusal(...refusals));
    const order = this.#orderOf(request, orderId('validated'));
    // The proof of its ticket has released an order that is made of a quote.
    const challenge =
      request.orderType === 'QUOTE'
        ? this.tan.issueFree('order', request)
        : this.tan.issue('order', request, type);
    return E.map((issued: ValidatedOrder['challenge']) => ({ messages: [], order, challenge: issued }))(
      challenge,
    );
  }

  /** A key that is known gets its first answer again; a TAN that is refused leaves the key unused. */
  create(request: OrderRequest, answer: TanAnswer, key: IntentId): Answer<Order> {
    const known = this.#keys.get(key);
    if (known !== undefined) return this.#repeat(known, canonicalText(request));
    const released = this.tan.redeem(answer, 'order', request);
    if (E.isLeft(released)) return released;
    const body = canonicalText(request);
    const messages = this.#refusalsOf(request);
    if (messages.length > 0) {
      this.#keys.set(key, { body, outcome: { kind: 'refused', messages } });
      return E.left(refusal(...messages));
    }
    const order = this.#orderOf(request, orderId(`order-${this.#orders.size + 1}`));
    this.#keys.set(key, { body, outcome: { kind: 'created', orderId: order.id } });
    return E.right(this.put(order));
  }

  outcomeOf(key: IntentId): IntentOutcome {
    const outcome = this.#keys.get(key)?.outcome;
    if (outcome === undefined) return { kind: 'unknown' };
    return outcome.kind === 'created' ? { kind: 'created', order: this.#existing(outcome.orderId) } : outcome;
  }

  void(key: IntentId): IntentOutcome {
    if (!this.#keys.has(key)) this.#keys.set(key, { body: '', outcome: { kind: 'void' } });
    return this.outcomeOf(key);
  }

  /** An order, or one leg of a combined one. */
  find(id: OrderId): Answer<Order> {
    const order = this.all.map((each) => partWith(each, id)).find((part) => part !== undefined);
    return order === undefined ? E.left({ kind: 'not-found' }) : E.right(order);
  }

  requestCancellation(id: OrderId, type?: TanType): ReturnType<FakeTanDesk['issue']> {
    return E.chain((order: Order) =>
      order.deletable ? this.tan.issue('cancellation', id, type) : notDeletable,
    )(this.find(id));
  }

  cancel(id: OrderId, answer: TanAnswer): Answer<Order> {
    const order = this.find(id);
    if (E.isLeft(order)) return order;
    if (!order.right.deletable) return notDeletable;
    const released = this.tan.redeem(answer, 'cancellation', id);
    if (E.isLeft(released)) return released;
    return E.right(this.put(eachPart(order.right, cancelled)));
  }

  /** The market fills so much of an order at this price. */
  execute(id: OrderId, quantity: Amount, price: Amount): Order {
    const order = this.#existing(id);
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

  /** Puts an order into the book, new or changed, and tells whoever watches. */
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

  #repeat({ body, outcome }: Remembered, sent: string): Answer<Order> {
    if (outcome.kind === 'void') return E.left(refusal(errorMessage('fehler-auftrag-verworfen')));
    if (body !== sent) return E.left(refusal(errorMessage('fehler-idempotenz-anderer-auftrag')));
    return outcome.kind === 'created' ? this.find(outcome.orderId) : E.left(refusal(...outcome.messages));
  }

  #existing(id: OrderId): Order {
    const order = this.#orders.get(id);
    if (order === undefined) throw new Error(`No order ${id}`);
    return order;
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
