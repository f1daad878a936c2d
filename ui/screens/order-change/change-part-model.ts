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
import type { TypedChange } from '@domain/order/open/order-change-draft';
import { enterChange, toOrderChange } from '@domain/order/open/to-order-change';
import { issuesIn, type Outcome } from '@domain/form/outcome';
import type { ObservedField } from '@ui/forms/observed-field';
import { ObservedForm } from '@ui/forms/observed-form';
import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import {
  changeForm,
  changeIssueOf,
  correctedDay,
  type ChangeFormFacts,
  type ChangeNodes,
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
  readonly form: ObservedForm<ChangeNodes, ChangeFormFacts>;
  readonly #collaborators: ChangePartCollaborators;

  constructor(order: Order, part: Order, collaborators: ChangePartCollaborators) {
    this.part = part;
    this.#collaborators = collaborators;
    this.fixed = fixedTerms(order, part);
    this.sharesValidity = sharesValidity(order, part);
    this.form = new ObservedForm(changeForm(part, this.fixed));
    this.form.session.tell({ today: this.today });
    makeAutoObservable(
      this,
      {
        part: false,
        fixed: false,
        sharesValidity: false,
        form: false,
        // The form remembers what it has calculated; remembered twice, it would be old within an action.
        reading: false,
        wholeIssue: false,
        typed: false,
      },
      { autoBind: true },
    );
  }

  get today(): LocalDate {
    return berlinTime(this.#collaborators.clock.now()).date;
  }

  get reading(): Outcome<OrderChange> {
    return this.form.outcome(this.form.nodes.change);
  }

  /** What is wrong with the change as a whole: that there is none. */
  get wholeIssue(): Issue | undefined {
    return issuesIn(this.reading).find(({ field }) => field === undefined);
  }

  /** Takes what the bank says of the change: to its fields, and a day it moved into the form (ORD-11). */
  takeMessages(messages: readonly Message[]): void {
    const { session, nodes } = this.form;
    const asked = session.asked();
    const corrected = correctedDay(messages);
    session.change(() => {
      session.hear(asked, 'server', messages.map(changeIssueOf));
      if (corrected === undefined) return;
      session.correct(asked, nodes.validityType, 'GTD');
      session.correct(asked, nodes.validityDate, formatGermanDate(corrected));
    });
  }

  /** Marks what is wrong; tells the change, if the bank may be asked about it. */
  submit(): OrderChange | undefined {
    const { session, nodes } = this.form;
    session.tell({ today: this.today });
    return session.submit() ? session.value(nodes.change) : undefined;
  }

  /** What was typed: the fields that differ from the order. */
  get typed(): TypedChange {
    const { form } = this;
    const { nodes } = form;
    const typed = <Entry, T>(field: ObservedField<Entry, T>): Entry | undefined =>
      field.isDirty ? field.value : undefined;
    const quantity = typed(form.field(nodes.quantity));
    const triggerLimit = typed(form.field(nodes.triggerLimit));
    const limit = typed(form.field(nodes.limit));
    const validityType = typed(form.field(nodes.validityType));
    const validityDate = typed(form.field(nodes.validityDate));
    return {
      ...(quantity !== undefined && { quantity }),
      ...(triggerLimit !== undefined && { triggerLimit }),
      ...(limit !== undefined && { limit }),
      ...(validityType && { validityType }),
      ...(validityDate !== undefined && { validityDate }),
    };
  }

  /**
   * Puts in what was typed before; what is typed already stays. Tells whether there was anything to put in: nothing
   * is, where the order stands so by now.
   */
  take(typed: TypedChange): boolean {
    const { form, fixed, today, part } = this;
    const before = JSON.stringify(this.typed);
    const all = { ...typed, ...this.typed };
    const reading = toOrderChange(all, part, { fixed, today });
    if (E.isLeft(reading) && reading.left.some(({ field }) => field === undefined)) return false;
    enterChange(form.session, all);
    return JSON.stringify(this.typed) !== before;
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
