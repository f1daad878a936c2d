import assert from 'node:assert/strict';
import { issueWords } from '../../issue-words';
import { calendarDay } from '@domain/time/local-date';
import type { ActionVerdict } from '@domain/order/open/action-verdict';
import type { Order } from '@domain/order/open/order';
import { endsWith } from '@domain/order/open/order-cancellation';
import {
  changedTerms,
  changeVerdict,
  fixedTerms,
  sharesValidity,
  type ChangeTerm,
} from '@domain/order/open/order-change';
import type { OrderChangeDraft } from '@domain/order/open/order-change-draft';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { toOrderChange } from '@domain/order/open/to-order-change';
import { lifeSteps, orderLife, type LifePhase, type LifeStep } from '@domain/order/open/order-life';
import type { OrderStatus } from '@domain/order/open/order-status';
import { amount } from '@domain/money/amount';
import { orderId } from '@domain/codes/ids';
import { EUR, PIECES } from '@domain/money/unit';
import { exchange, facts, order } from '@tests/domain/support/samples';
import texts from '@ui/i18n/de/order/order-book.json';
import * as E from 'fp-ts/Either';

type Combination = 'ONE_CANCELS_OTHER' | 'NEXT_ORDER';

const named = (id: string, change: Partial<Order> = {}): Order => ({ ...order, id: orderId(id), ...change });

/** Changes and cancels open orders for the scenarios, and looks at the life of combined ones. */
export class OpenOrderTasks {
  #order: Order = order;
  #draft: Partial<OrderChangeDraft> = {};
  #ended: readonly Order[] = [];
  #verdict: ActionVerdict | undefined;

  takeStopLimit(): void {
    this.#order = {
      ...order,
      orderType: 'STOP_LIMIT',
      quantity: amount('10', PIECES),
      openQuantity: amount('7', PIECES),
      executedQuantity: amount('3', PIECES),
      triggerLimit: amount('90.00', EUR),
      limit: amount('89.50', EUR),
      validityType: 'GTD',
      validUntil: calendarDay('2026-11-27'),
      venue: exchange,
      version: '1',
    };
  }

  combine(orderType: Combination, first: OrderStatus, second: OrderStatus): void {
    const leg = { limit: amount('100.00', EUR), validityType: 'GFD' } as const;
    this.#order = named('whole', {
      orderType,
      subOrders: [
        named('first', { ...leg, legNumber: 1, status: first }),
        named('second', { ...leg, legNumber: 2, status: second }),
      ],
    });
  }

  takeNextWithOco(): void {
    const oco = named('Folge', {
      orderType: 'ONE_CANCELS_OTHER',
      legNumber: 2,
      subOrders: [named('Stop'), named('Limit', { legNumber: 2 })],
    });
    this.#order = named('ganz', { orderType: 'NEXT_ORDER', subOrders: [named('Basis'), oco] });
  }

  edit(field: keyof OrderChangeDraft, text: string): void {
    this.#draft = { [field]: text };
  }

  expectOnlyChanged(term: ChangeTerm): void {
    const change = this.#change();
    assert.deepEqual(E.isRight(change) && changedTerms(change.right), [term]);
  }

  expectHint(text: string): void {
    const change = this.#change();
    assert.deepEqual(E.isLeft(change) && change.left.map(issueWords), [text]);
  }

  expectQuantityFixed(index: number): void {
    const fixed = Object.entries(fixedTerms(this.#order, this.#leg(index)));
    const shared = fixed.filter(([, reason]) => reason === 'shared').map(([term]) => term);
    assert.deepEqual(shared, ['quantity']);
  }

  expectSharedValidity(index: number, isShared: boolean): void {
    assert.equal(sharesValidity(this.#order, this.#leg(index)), isShared);
  }

  loseAnswer(after: Partial<Order>): void {
    const change = { limit: amount('89.00', EUR) };
    this.#verdict = changeVerdict(this.#order, { ...this.#order, ...after }, change);
  }

  expectVerdict(verdict: ActionVerdict): void {
    assert.equal(this.#verdict, verdict);
  }

  cancel(id: string): void {
    const parts = [this.#order, ...this.#order.subOrders.flatMap((leg) => [leg, ...leg.subOrders])];
    const part = parts.find((each) => each.id === id);
    assert.ok(part);
    this.#ended = endsWith(this.#order, part);
  }

  expectEnded(ids: readonly string[]): void {
    assert.deepEqual(
      this.#ended.map(({ id }) => id),
      ids,
    );
  }

  expectPhase(phase: LifePhase): void {
    assert.equal(this.#second().phase, phase);
  }

  expectCause(text: string | undefined): void {
    const { cause } = this.#second();
    assert.equal(cause && texts.cause[cause], text);
  }

  #leg(index: number): Order {
    const leg = this.#order.subOrders[index];
    assert.ok(leg);
    return leg;
  }

  #second(): LifeStep {
    const life = orderLife(this.#order);
    const step = life && lifeSteps(life)[1];
    assert.ok(step);
    return step;
  }

  #change(): ReturnType<typeof toOrderChange> {
    return toOrderChange({ ...emptySnapshot, fields: { ...this.#draft } }, this.#order, {
      fixed: fixedTerms(this.#order, this.#order),
      today: facts.today,
    });
  }
}
