import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { formatGermanDate } from '@domain/time/german-date';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import type { Order } from '@domain/order/open/order';
import {
  fixedTerms,
  sharesValidity,
  type FixedTerms,
  type OrderChange,
} from '@domain/order/open/order-change';
import { toOrderChange, type TypedChange } from '@domain/order/open/order-change-draft';
import { FormModel } from '@ui/forms/form-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import {
  changeFields,
  correctedDay,
  changeForm,
  toChangeDraft,
  type ChangeFormFacts,
  type ChangeFormValues,
} from '@domain/order/open/change-form';

/** What editing a change works with. */
export interface ChangePartCollaborators {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** The part of an order that is being changed: what may be edited of it, and what was edited. */
export class ChangePartModel {
  readonly part: Order;
  readonly fixed: FixedTerms;
  /** A new validity goes for the other leg, too. */
  readonly sharesValidity: boolean;
  readonly form: FormModel<ChangeFormValues, ChangeFormFacts>;
  readonly #collaborators: ChangePartCollaborators;

  constructor(order: Order, part: Order, collaborators: ChangePartCollaborators) {
    this.part = part;
    this.#collaborators = collaborators;
    this.fixed = fixedTerms(order, part);
    this.sharesValidity = sharesValidity(order, part);
    this.form = new FormModel(changeForm(part, this.fixed), {
      facts: () => ({ issues: this.issues }),
      scheduler: collaborators.scheduler,
    });
    makeAutoObservable(
      this,
      { part: false, fixed: false, sharesValidity: false, form: false },
      { autoBind: true },
    );
  }

  get today(): LocalDate {
    return berlinTime(this.#collaborators.clock.now()).date;
  }

  get reading(): E.Either<readonly Issue[], OrderChange> {
    const { fixed, today, part } = this;
    return toOrderChange(toChangeDraft(this.form.values), part, { fixed, today });
  }

  get issues(): readonly Issue[] {
    return E.isLeft(this.reading) ? this.reading.left : [];
  }

  /** What is wrong with the change as a whole: that there is none. */
  get wholeIssue(): Issue | undefined {
    return this.issues.find(({ field }) => field === undefined);
  }

  /** Takes what the bank says of the change: to its fields, and a day it moved into the form (ORD-11). */
  takeMessages(messages: readonly Message[]): void {
    const corrected = correctedDay(messages);
    if (corrected !== undefined) {
      this.form.field('validityType').setValue('GTD');
      this.form.field('validityDate').setValue(formatGermanDate(corrected));
    }
    this.form.attach(messages);
  }

  /** What was typed: the fields that differ from the order. */
  get typed(): TypedChange {
    const { form } = this;
    const { quantity, triggerLimit, limit, validityType, validityDate } = form.values;
    const isTyped = (name: keyof ChangeFormValues): boolean => form.field(name).isDirty;
    return {
      ...(isTyped('quantity') && { quantity }),
      ...(isTyped('triggerLimit') && { triggerLimit }),
      ...(isTyped('limit') && { limit }),
      ...(isTyped('validityType') && validityType && { validityType }),
      ...(isTyped('validityDate') && { validityDate }),
    };
  }

  /**
   * Puts in what was typed before; what is typed already stays. Tells whether there was anything to put in: nothing
   * is, where the order stands so by now.
   */
  take(typed: TypedChange): boolean {
    const { form, fixed, today, part } = this;
    const values = { ...form.values, ...typed, ...this.typed };
    const reading = toOrderChange(toChangeDraft(values), part, { fixed, today });
    const isNothing = E.isLeft(reading) && reading.left.some(({ field }) => field === undefined);
    if (isNothing || changeFields.every((name) => values[name] === form.values[name])) return false;
    form.restore(values);
    return true;
  }

  /** The same edits on the part as it stands now: typed fields stay as typed, the others follow the order. */
  rebased(order: Order, part: Order): ChangePartModel {
    this.dispose();
    const next = new ChangePartModel(order, part, this.#collaborators);
    next.take(this.typed);
    return next;
  }

  dispose(): void {
    this.form.dispose();
  }
}
