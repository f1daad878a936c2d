import { isError, type Issue } from '@domain/form/issue';
import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderInputModel } from '../order-input-model';
import type { OrderField } from '@domain/order/draft/order-draft';
import { orderFieldNodes } from '@domain/order/form/order-field-nodes';
import type { ObservedField } from '@ui/forms/observed-field';
import { interviewPlan, isUnsaid } from '@domain/order/interview/interview-plan';
import { natures, questionAt, type Question } from '@domain/order/interview/interview-question';
import * as S from '@domain/order/interview/interview-session';

/** The interview on a page: the pure session over the form that it shares with the full page (ORD-01). */
export class InterviewModel {
  readonly input: OrderInputModel;
  session: S.InterviewSession;
  /** Failed attempts to go on; each one takes the focus to the field. */
  attempt = 0;

  constructor(input: OrderInputModel) {
    this.input = input;
    this.session = S.beginInterview(viewOf(input));
    makeAutoObservable(this, { input: false, session: observableRef }, { autoBind: true });
  }

  get view(): S.InterviewView {
    return viewOf(this.input);
  }

  get current(): Question {
    return S.settled(this.session, this.view).at;
  }

  /** What is asked after this question, if it is answered now. */
  get next(): Question {
    return S.goOn({ ...this.session, at: this.current }, this.view).at;
  }

  /** Nothing has been said yet to what is asked. */
  get isUnsaid(): boolean {
    return isUnsaid(this.current, this.view.draft);
  }

  /** It was left empty, and no field says so. */
  get isPassedOver(): boolean {
    return (
      this.isUnsaid && natures[this.current].fields.every((name) => this.#field(name).issues.length === 0)
    );
  }

  /** What is wrong and said at no field. */
  get untold(): readonly Issue[] {
    const told = this.input.field(this.input.nodes.triggerLimit).issues.map(({ key }) => key);
    return this.#atOnce.filter(({ key }) => !told.includes(key));
  }

  /** What is wrong with the answer. */
  get errors(): readonly Issue[] {
    const { fields } = natures[this.current];
    return [...fields.flatMap((name) => this.#field(name).issues), ...this.#atOnce].filter(isError);
  }

  isAnswered(question: Question): boolean {
    return S.isAnswered(this.session, question, this.view);
  }

  /** On to the next question, if this one has an answer that can stand. */
  goOn(): void {
    for (const name of natures[this.current].fields) this.#field(name).blur();
    if (this.isUnsaid || this.errors.length > 0) {
      this.attempt += 1;
      return;
    }
    this.#turnTo(S.goOn({ ...this.session, at: this.current }, this.view));
  }

  goBack(): void {
    this.#turnTo(S.goBack({ ...this.session, at: this.current }, this.view));
  }

  change(question: Question): void {
    this.#turnTo(S.goTo(this.session, question));
  }

  /** After the bank has found something wrong: to the question where it is mended. */
  resume(): void {
    const found = this.input.form.summary.map(({ field }) => questionAt(field));
    const question = found.find((each) => each !== undefined && this.view.plan.includes(each));
    if (question !== undefined) this.change(question);
  }

  #turnTo(session: S.InterviewSession): void {
    this.attempt = 0;
    this.session = session;
  }

  #field(name: OrderField): ObservedField<unknown, unknown> {
    return this.input.field<unknown, unknown>(orderFieldNodes[name]);
  }

  /** A stop at which the order would trigger at once is told before the prices that come after it are known. */
  get #atOnce(): readonly Issue[] {
    const { nodes, read } = this.input;
    return this.current === 'triggerLimit' ? (read(nodes.stopAtOnce) ?? []) : [];
  }
}

const viewOf = ({ draft, nodes, read }: OrderInputModel): S.InterviewView => ({
  draft,
  plan: interviewPlan(draft, read(nodes.venue)),
});

const interviews = new WeakMap<OrderInputModel, InterviewModel>();

/** The interview about an order: it lasts as long as what is entered, whatever page is looked at meanwhile. */
export function interviewOf(input: OrderInputModel): InterviewModel {
  const interview = interviews.get(input) ?? new InterviewModel(input);
  interviews.set(input, interview);
  return interview;
}
