import type { Issue } from '@domain/form/issue';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import { interview, openingQuestions, type Question } from '@domain/order/interview/interview-flow';
import { ObservedFlow } from '@ui/forms/observed-flow';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderInputModel } from '../order-input-model';

/** The interview on a page: its flow over the form that it shares with the full page (ORD-01). */
export class InterviewModel {
  readonly input: OrderInputModel;
  readonly flow: ObservedFlow<OrderNodes, OrderFormFacts, Question>;
  /** The question that was last tried to go on from in vain, and how often. */
  failed: { readonly at: Question; readonly count: number } | undefined;

  constructor(input: OrderInputModel) {
    this.input = input;
    this.flow = new ObservedFlow(interview, input.form, {
      done: openingQuestions,
      resumes: input.filling.isResumed,
    });
    makeAutoObservable(
      this,
      // The form remembers what it has calculated; remembered twice, it would be old within an action.
      {
        input: false,
        flow: false,
        failed: observableRef,
        attempt: false,
        current: false,
        next: false,
        isPassedOver: false,
        untold: false,
      },
      { autoBind: true },
    );
  }

  /** Failed attempts to go on from here; each one takes the focus to the field. */
  get attempt(): number {
    return this.failed?.at === this.current ? this.failed.count : 0;
  }

  get current(): Question {
    return this.flow.at;
  }

  /** What is asked after this question, if it is answered now. */
  get next(): Question {
    return this.flow.next;
  }

  /** It was left empty, and no field says so. */
  get isPassedOver(): boolean {
    const { flow, current } = this;
    return flow.isLacking(current) && flow.issues(current).length === 0;
  }

  /** What is wrong and said at no field. */
  get untold(): readonly Issue[] {
    const { flow, current } = this;
    const told = new Set(flow.issues(current).map(({ key }) => key));
    return flow.ruled(current).filter(({ key }) => !told.has(key));
  }

  /** On to the next question, if this one has an answer that can stand. */
  async goOn(): Promise<void> {
    const { kind } = await this.flow.session.goOn();
    if (kind === 'stayed')
      runInAction(() => {
        this.failed = { at: this.current, count: this.attempt + 1 };
      });
  }

  goBack(): void {
    this.failed = undefined;
    this.flow.session.goBack();
  }

  change(question: Question): void {
    this.failed = undefined;
    this.flow.session.goTo(question);
  }

  /** Turns to a question that has been shown before, if it is still asked. */
  turnTo(name: string): void {
    const asked = this.flow.visible.find((question) => question === name);
    if (asked !== undefined) this.change(asked);
  }

  /** After the bank has found something wrong: to the question where it is mended. */
  resume(): void {
    this.failed = undefined;
    this.flow.session.goToError();
  }

  /** The question in which something found at a field is mended. */
  questionAt(field: string | undefined): Question | undefined {
    return this.flow.session.stepAt(field);
  }
}

const interviews = new WeakMap<OrderInputModel, InterviewModel>();

/** The interview about an order: it lasts as long as what is entered, whatever page is looked at meanwhile. */
export function interviewOf(input: OrderInputModel): InterviewModel {
  const known = interviews.get(input) ?? new InterviewModel(input);
  interviews.set(input, known);
  return known;
}
