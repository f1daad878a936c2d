import assert from 'node:assert/strict';
import { interviewPlan } from '@domain/order/interview/interview-plan';
import type { Question } from '@domain/order/interview/interview-question';
import {
  beginInterview,
  goBack,
  goOn,
  openQuestions,
  type InterviewSession,
  type InterviewView,
} from '@domain/order/interview/interview-session';
import type { OrderTasks } from './order-tasks';

/** Leads the interview about the order of the scenario. */
export class InterviewTasks {
  readonly #order: OrderTasks;
  #session: InterviewSession | undefined;

  constructor(order: OrderTasks) {
    this.#order = order;
  }

  begin(): void {
    this.#session = beginInterview(this.#view);
  }

  /** Takes every answer as it stands. */
  answerAll(): void {
    this.begin();
    while (this.#at !== 'summary') this.goOn();
  }

  goOn(): void {
    this.#session = goOn(this.#running, this.#view);
  }

  goBack(): void {
    this.#session = goBack(this.#running, this.#view);
  }

  expectPlan(expected: readonly Question[]): void {
    assert.deepEqual(this.#view.plan, expected);
  }

  expectAt(expected: Question): void {
    assert.equal(this.#at, expected);
  }

  expectOpen(expected: readonly Question[]): void {
    assert.deepEqual(openQuestions(this.#running, this.#view), expected);
  }

  get #running(): InterviewSession {
    assert.ok(this.#session, 'the interview has not begun');
    return this.#session;
  }

  get #at(): Question {
    return this.#running.at;
  }

  get #view(): InterviewView {
    const { draft, venue } = this.#order;
    return { plan: interviewPlan(draft, venue), draft };
  }
}
