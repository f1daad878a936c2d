import { formatGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import type { Message } from '@domain/message/message';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { correctedDates, type CorrectedDate } from '@domain/order/check/order-message';
import type { FormModel } from '@ui/forms/form-model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderFormFacts, OrderFormValues } from '@domain/order/draft/order-form';

/** A last day the bank moved: shown old and new (ORD-11). */
export interface DateCorrection {
  /** As the customer had it, dd.mm.yyyy. */
  readonly from: string;
  readonly to: LocalDate;
}

type Leg = CorrectedDate['leg'];

/** Where each leg's last day stands in the form. */
const fields = {
  base: { type: 'validityType', date: 'validityDate' },
  follow: { type: 'followValidityType', date: 'followValidityDate' },
} as const;

/** The last days the bank moved, of the order and of the one that follows: moved in the form too, and said (ORD-11). */
export class DateCorrections {
  readonly #form: FormModel<OrderFormValues, OrderFormFacts>;
  readonly #draft: () => OrderDraft;
  base: DateCorrection | undefined;
  follow: DateCorrection | undefined;

  constructor(form: FormModel<OrderFormValues, OrderFormFacts>, draft: () => OrderDraft) {
    this.#form = form;
    this.#draft = draft;
    makeAutoObservable(this, { base: observableRef, follow: observableRef }, { autoBind: true });
  }

  take(messages: readonly Message[]): void {
    for (const { leg, date } of correctedDates(messages, this.#draft().orderType)) this.#correct(leg, date);
  }

  #correct(leg: Leg, to: LocalDate): void {
    const { type, date } = fields[leg];
    const draft = this.#draft();
    const { validityDate: from } = leg === 'base' ? draft : draft.follow;
    if (formatGermanDate(to) === from) return;
    runInAction(() => {
      this.#form.field(type).setValue('GTD');
      this.#form.field(date).setValue(formatGermanDate(to));
      this[leg] = { from, to };
    });
  }
}
