import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import type { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { workingType, type OrderFormFacts, type OrderFormValues } from '@domain/order/draft/order-form';

const QUESTION = 'fehler-freier-betrag-bestaetigung-erforderlich';

/** Whether a message is the question about the amount. */
export const asksForAmount = ({ key }: Message): boolean => key === QUESTION;

/** Whether the bank asks the customer to confirm the amount; a confirmation holds for that amount alone (ORD-15). */
export class FreeAmount {
  readonly #form: FormModel<OrderFormValues, OrderFormFacts>;
  readonly #issueOf: (message: Message) => Issue;
  /** What the bank asks about; undefined if it does not. */
  question: Message | undefined;

  constructor(form: FormModel<OrderFormValues, OrderFormFacts>, issueOf: (message: Message) => Issue) {
    this.#form = form;
    this.#issueOf = issueOf;
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
  }

  get isAsked(): boolean {
    return this.question !== undefined;
  }

  /** Unanswered, the question holds the order up here, and not only once the bank refuses it. */
  get issues(): readonly Issue[] {
    return this.question === undefined || this.#form.values.freeAmountConfirmed
      ? []
      : [this.#issueOf(this.question)];
  }

  /** Once confirmed the bank is silent: the question stays on the page, and so does its answer. */
  take(messages: readonly Message[]): void {
    const answered = this.#form.values.freeAmountConfirmed ? this.question : undefined;
    this.question = messages.find(asksForAmount) ?? answered;
  }

  /** Withdraws the confirmation as soon as the order comes to another amount; yields how to stop that. */
  watch(): () => void {
    return reaction(
      () => this.#amount,
      () => {
        const confirmed = this.#form.field('freeAmountConfirmed');
        if (confirmed.value) confirmed.setValue(false);
      },
    );
  }

  /** All that decides on the amount, as one text. */
  get #amount(): string {
    const { values } = this.#form;
    const { instrument, side, quantity, venueId, limit, triggerLimit } = values;
    return [instrument?.id, side, quantity, workingType(values), venueId, limit, triggerLimit].join(' ');
  }
}
