import assert from 'node:assert/strict';
import { formatGermanDate } from '@domain/calendar/german-date';
import type { LocalDate } from '@domain/calendar/local-date';
import type { FallBackReason } from '@domain/order/fall-back';
import type { OrderDraft, OrderField } from '@domain/order/order-draft';
import { correctedDates, type CorrectedDate } from '@domain/order/order-message';
import type { OrderRequest } from '@domain/order/order-request';
import type { LimitExtension } from '@domain/order/order-type';
import { toOrder, type ReadOrder } from '@domain/order/to-order';
import type { Amount } from '@domain/shared/amount';
import { bond, draft, facts, fundCompany } from '@tests/domain/support/samples';
import * as E from 'fp-ts/Either';

/** Fills in an order for the scenarios and reads it as the portal does. */
export class OrderDesk {
  #draft: OrderDraft = draft;
  #today: LocalDate = facts.today;
  #corrections: readonly CorrectedDate[] = [];

  begin(): void {
    this.#draft = draft;
  }

  chooseBond(): void {
    this.#edit({ instrument: bond });
  }

  tradeAtFundCompany(): void {
    this.#edit({ venueId: fundCompany.id });
  }

  enterLimit(limit: string): void {
    this.#edit({ orderType: 'LIMIT', limit });
  }

  enterTrigger(triggerLimit: string): void {
    this.#edit({ orderType: 'STOP_MARKET', triggerLimit });
  }

  enterQuantity(quantity: string): void {
    this.#edit({ quantity });
  }

  chooseLimitExtension(limitExtension: LimitExtension): void {
    this.#edit({ limitExtension });
  }

  setToday(today: LocalDate): void {
    this.#today = today;
  }

  enterValidUntil(validityDate: string): void {
    this.#edit({ validityType: 'GTD', validityDate });
  }

  /** The bank moves the last day, of a leg if one is given. */
  correctDate(date: LocalDate, leg: number | undefined): void {
    const origin = leg === undefined ? [] : [`subOrders[${leg}].validity`];
    const key = 'hinweis-gueltigkeitsdatum-wird-korrigiert';
    this.#corrections = correctedDates([{ severity: 'INFO', key, args: { datum: date }, origin }]);
  }

  expectType(orderType: OrderRequest['orderType']): void {
    assert.equal(this.#order().orderType, orderType);
  }

  expectLimit(expected: Amount): void {
    const order = this.#order();
    assert.deepEqual(order.orderType === 'LIMIT' && order.limit, expected);
  }

  expectTrigger(expected: Amount): void {
    const order = this.#order();
    assert.deepEqual(order.orderType === 'STOP_MARKET' && order.triggerLimit, expected);
  }

  expectQuantity(expected: Amount): void {
    assert.deepEqual(this.#order().quantity, expected);
  }

  expectFallBack(reason: FallBackReason | undefined): void {
    assert.equal(this.#read().fallBack?.reason, reason);
  }

  expectLimitExtension(expected: LimitExtension | undefined): void {
    assert.equal(this.#order().limitExtension, expected);
  }

  expectValidUntil(date: LocalDate): void {
    assert.deepEqual(this.#order().validity, { type: 'GTD', date });
  }

  expectNoValidity(): void {
    assert.equal(this.#order().validity, undefined);
  }

  expectHint(field: OrderField, text: string): void {
    const result = this.#result();
    const issues = E.isLeft(result) ? result.left : [];
    assert.deepEqual(
      issues.map((issue) => [issue.field, issue.fallback]),
      [[field, text]],
    );
  }

  expectCorrection(date: LocalDate, leg: number | undefined): void {
    assert.deepEqual(
      this.#corrections.map((correction) => [formatGermanDate(correction.date), correction.leg]),
      [[formatGermanDate(date), leg === 1 ? 'follow' : 'base']],
    );
  }

  #edit(change: Partial<OrderDraft>): void {
    this.#draft = { ...this.#draft, ...change };
  }

  #result(): ReturnType<typeof toOrder> {
    return toOrder(this.#draft, { ...facts, today: this.#today });
  }

  #read(): ReadOrder {
    const result = this.#result();
    if (E.isRight(result)) return result.right;
    return assert.fail(result.left.map(({ fallback }) => fallback).join('\n'));
  }

  #order(): OrderRequest {
    return this.#read().order;
  }
}
