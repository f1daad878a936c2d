import { isError, type Issue } from '@domain/form/issue';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderInputModel } from '../order-input-model';
import { readOrder } from '@domain/order/read/order-reading';
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
    const { form } = this.input;
    return (
      this.isUnsaid && natures[this.current].fields.every((name) => form.field(name).issues.length === 0)
    );
  }

  /** What is wrong and said at no field. */
  get untold(): readonly Issue[] {
    const told = this.input.form.field('triggerLimit').issues.map(({ key }) => key);
    return this.#atOnce.filter(({ key }) => !told.includes(key));
  }

  /** What is wrong with the answer. */
  get errors(): readonly Issue[] {
    const { form } = this.input;
    const { fields } = natures[this.current];
    return [...fields.flatMap((name) => form.field(name).issues), ...this.#atOnce].filter(isError);
  }

  isAnswered(question: Question): boolean {
    return S.isAnswered(this.session, question, this.view);
  }

  /** On to the next question, if this one has an answer that can stand. */
  goOn(): void {
    const { form } = this.input;
    for (const name of natures[this.current].fields) form.field(name).blur();
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

  /** A stop at which the order would trigger at once is told before the prices that come after it are known. */
  get #atOnce(): readonly Issue[] {
    const { draft, dimensions, quote, today } = this.input.outlook;
    if (this.current !== 'triggerLimit') return [];
    const stop: OrderDraft = { ...draft, orderType: 'STOP_MARKET' };
    return readOrder(stop, { dimensions, quote, today, mode: 'INTERVIEW' }).issues.filter(
      ({ field, key }) => field === 'triggerLimit' && key === 'warnung-stop-loest-sofort-aus',
    );
  }
}

const viewOf = ({ outlook }: OrderInputModel): S.InterviewView => ({
  draft: outlook.draft,
  plan: interviewPlan(outlook.draft, outlook.venue),
});

const interviews = new WeakMap<OrderInputModel, InterviewModel>();

/** The interview about an order: it lasts as long as what is entered, whatever page is looked at meanwhile. */
export function interviewOf(input: OrderInputModel): InterviewModel {
  const interview = interviews.get(input) ?? new InterviewModel(input);
  interviews.set(input, interview);
  return interview;
}
