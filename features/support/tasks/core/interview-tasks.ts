import assert from 'node:assert/strict';
import { FlowSession } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { enterWhole } from '@domain/order/form/fill-in';
import { orderForm } from '@domain/order/form/order-form';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { interview, openingQuestions, type Question } from '@domain/order/interview/interview-flow';
import type { OrderTasks } from './order-tasks';

type Interview = FlowSession<OrderNodes, OrderFormFacts, Question>;

/** Leads the interview about the order of the scenario. */
export class InterviewTasks {
  readonly #order: OrderTasks;
  readonly #form = new FormSession(orderForm);
  #interview: Interview | undefined;

  constructor(order: OrderTasks) {
    this.#order = order;
  }

  begin(): void {
    this.#fillIn();
    this.#interview = new FlowSession(interview, this.#form, { done: openingQuestions });
  }

  /** Takes every answer as it stands. */
  answerAll(): void {
    this.begin();
    while (this.#running.at !== 'summary') {
      const { at } = this.#running;
      this.goOn();
      assert.notEqual(this.#running.at, at, `the interview does not go on from ${at}`);
    }
  }

  goOn(): void {
    void this.#running.goOn();
  }

  goBack(): void {
    this.#running.goBack();
  }

  expectPlan(expected: readonly Question[]): void {
    this.begin();
    assert.deepEqual(this.#running.visible, expected);
  }

  expectAt(expected: Question): void {
    assert.equal(this.#running.at, expected);
  }

  expectOpen(expected: readonly Question[]): void {
    const { visible } = this.#running;
    assert.deepEqual(
      visible.filter((name) => name !== 'summary' && !this.#running.step(name).doneCell.get()),
      expected,
    );
  }

  get #running(): Interview {
    assert.ok(this.#interview, 'the interview has not begun');
    this.#fillIn();
    return this.#interview;
  }

  /** What the scenario has entered so far; a quote is a way of trading rather than a type. */
  #fillIn(): void {
    const { draft, facts } = this.#order;
    const isQuote = draft.orderType === 'QUOTE';
    this.#form.change(() => {
      this.#form.tell(facts);
      enterWhole(
        this.#form.nodes,
        { ...draft, ...(isQuote && { tradingSystem: 'QUOTE', orderType: 'MARKET' }) },
        (node, entry) => this.#form.field(node).setValue(entry),
      );
    });
  }
}
