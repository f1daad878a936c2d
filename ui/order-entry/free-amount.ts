import type { Message } from '@domain/message/message';
import type { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, reaction } from 'mobx';
import { workingType, type OrderFormFacts, type OrderFormValues } from './order-form';

const QUESTION = 'fehler-freier-betrag-bestaetigung-erforderlich';

/** Whether the bank asks the customer to confirm the amount; a confirmation holds for that amount alone (ORD-15). */
export class FreeAmount {
  readonly #form: FormModel<OrderFormValues, OrderFormFacts>;
  isAsked = false;

  constructor(form: FormModel<OrderFormValues, OrderFormFacts>) {
    this.#form = form;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Once confirmed the bank is silent: the question stays on the page, and so does its answer. */
  take(messages: readonly Message[]): void {
    const isConfirmed = this.isAsked && this.#form.values.freeAmountConfirmed;
    this.isAsked = isConfirmed || messages.some(({ key }) => key === QUESTION);
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
