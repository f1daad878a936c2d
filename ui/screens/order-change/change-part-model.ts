import type { Clock } from '@application/ports/clock';
import type { Scheduler } from '@application/ports/scheduler';
import { formatGermanDate } from '@domain/time/german-date';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import type { Issue } from '@domain/form/issue';
import { sameValue } from '@domain/form/same-value';
import { restoreInto } from '@domain/form/session/restore';
import { snapshotCell, type Snapshot } from '@domain/form/session/snapshot';
import type { Cell } from '@domain/form/graph/cell';
import type { Message } from '@domain/message/message';
import type { Order } from '@domain/order/open/order';
import {
  fixedTerms,
  sharesValidity,
  type FixedTerms,
  type OrderChange,
} from '@domain/order/open/order-change';
import { toOrderChange } from '@domain/order/open/to-order-change';
import { issuesIn, type Outcome } from '@domain/form/outcome';
import { sendForm, type Sender } from '@ui/forms/send-form';
import { ObservedForm } from '@ui/forms/observed-form';
import { observedNodes, type ObservedNodes } from '@ui/forms/observed-nodes';
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
  /** The nodes for the views that draw them. */
  readonly shown: ObservedNodes<ChangeNodes>;
  readonly #collaborators: ChangePartCollaborators;
  readonly #snapshot: Cell<Snapshot>;

  constructor(order: Order, part: Order, collaborators: ChangePartCollaborators) {
    this.part = part;
    this.#collaborators = collaborators;
    this.fixed = fixedTerms(order, part);
    this.sharesValidity = sharesValidity(order, part);
    this.form = new ObservedForm(changeForm(part, this.fixed));
    this.shown = observedNodes(this.form);
    this.#snapshot = snapshotCell(this.form.session);
    this.form.session.tell({ today: this.today });
    makeAutoObservable(
      this,
      {
        part: false,
        fixed: false,
        sharesValidity: false,
        form: false,
        shown: false,
        // The form remembers what it has calculated; remembered twice, it would be old within an action.
        reading: false,
        wholeIssue: false,
        kept: false,
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

  /** Sends the change, as it stands today. */
  submit(page: Sender, send: (change: OrderChange) => Promise<void>): Promise<void> {
    const { session, nodes } = this.form;
    session.tell({ today: this.today });
    return sendForm(page, session, nodes.change, send);
  }

  /** What was typed, as it is kept; nothing where all stands as in the order. */
  get kept(): Snapshot {
    const { session } = this.form;
    const { fields, ...rest } = this.form.observed(this.#snapshot);
    const changed = session.layoutCell.get().fields.filter(({ isDirty, path }) => isDirty && path in fields);
    return { ...rest, fields: Object.fromEntries(changed.map(({ path, kept }) => [path, kept])) };
  }

  /**
   * Puts in what was typed before; what is typed already stays. Tells whether there was anything to put in: nothing
   * is, where the order stands so by now.
   */
  take(earlier: Snapshot): boolean {
    const { form, fixed, today, part, kept } = this;
    const all = { ...earlier, fields: { ...earlier.fields, ...kept.fields } };
    const reading = toOrderChange(all, part, { fixed, today });
    if (E.isLeft(reading) && reading.left.some(({ field }) => field === undefined)) return false;
    restoreInto(form.session, all);
    return !sameValue(this.kept, kept);
  }

  /** The same edits on the part as it stands now: typed fields stay as typed, the others follow the order. */
  rebased(order: Order, part: Order): ChangePartModel {
    this.dispose();
    const next = new ChangePartModel(order, part, this.#collaborators);
    next.take(this.kept);
    return next;
  }

  dispose(): void {
    this.form.dispose();
  }
}
