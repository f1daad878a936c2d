import { questions } from '@domain/order/interview/interview-flow';
import type { TanEntryState } from '@ui/tan/tan-entry-model';
import type { SteppedPage } from '@ui/app/history/use-step-history';
import { interviewOf, type InterviewModel } from './interview/interview-model';
import type { OrderEntryModel } from './order-entry-model';
import type { CheckStep, OrderStep, ReleaseStep } from './order-step';

/** How far a step is behind the input; nothing is on the way to an order that is placed, so that nothing leads back. */
const PLACED = -1;
const ranks: Readonly<Record<string, number>> = { done: PLACED, consent: 1, quote: 1, check: 1, release: 2 };
/** Questions in the order in which they are asked. */
const order: readonly string[] = questions;
const rankOf = (step: string): number => ranks[step] ?? 0;

/** The steps of an order, and the questions of its interview, as the browser's buttons go through them (ORD-16). */
export class OrderSteps implements SteppedPage {
  readonly #model: OrderEntryModel;
  /** Whether the input is asked for question by question, where the customer prefers that. */
  readonly #isAsked: boolean;

  constructor(model: OrderEntryModel, isAsked: boolean) {
    this.#model = model;
    this.#isAsked = isAsked;
  }

  get at(): string | undefined {
    const { step } = this.#model;
    switch (step.kind) {
      case 'opening':
        return undefined;
      case 'input':
        return this.#interview?.current ?? 'input';
      case 'asking':
        return 'release';
      default:
        return step.kind;
    }
  }

  readonly precedes = (step: string, other: string): boolean => {
    const [one, another] = [order.indexOf(step), order.indexOf(other)];
    return (one >= 0 && one < another) || (rankOf(step) !== PLACED && rankOf(step) < rankOf(other));
  };

  /** A step back leaves everything typed; what is on its way to the bank is waited for, and nothing is sent from here. */
  readonly turnTo = async (step: string): Promise<void> => {
    const { place } = this.#model;
    if (isOut(this.#model.step) || rankOf(step) === PLACED) return;
    if (rankOf(step) === 0) this.#enter(step);
    else if (place.kind === 'input') await this.#model.check();
    else if (place.kind === 'check' && step === 'release') this.#releaseAgain(place);
    else if (place.kind === 'release' && step === 'check') this.#checkAgain(place);
    else this.#model.edit();
  };

  get #interview(): InterviewModel | undefined {
    const { input } = this.#model;
    return this.#isAsked && input.preferences.mode === 'INTERVIEW' ? interviewOf(input) : undefined;
  }

  #enter(step: string): void {
    if (this.#model.place.kind !== 'input') this.#model.edit();
    this.#interview?.turnTo(step);
  }

  /** Back from the proof to what is checked; the proof waits there. */
  #checkAgain(left: ReleaseStep): void {
    if (left.check === undefined) this.#model.edit();
    else this.#model.show({ kind: 'check', check: left.check, left });
  }

  /** On to the proof that was left, if nothing is open at the check. */
  #releaseAgain({ check, left }: CheckStep): void {
    if (left !== undefined && check.proceed()) this.#model.show(left);
  }
}

/** Whether something is on its way to the bank or comes from it: no step leads away from that. */
function isOut(step: OrderStep): boolean {
  switch (step.kind) {
    case 'opening':
    case 'asking':
    case 'done':
      return true;
    case 'input':
    case 'check':
      return false;
    case 'consent':
      return step.consent.isSending;
    case 'quote':
      return step.quote.phase.kind === 'accepting' || isSubmitting(step.quote.ticket.tan);
    case 'release':
      return isSubmitting(step.release.tan);
  }
}

const isSubmitting = (tan: Pick<TanEntryState, 'entry'> | undefined): boolean =>
  tan?.entry.kind === 'submitting';
