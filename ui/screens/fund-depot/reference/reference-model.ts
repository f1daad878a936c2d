import {
  referenceForm,
  referenceIssues,
  type ReferenceFormFacts,
  type ReferenceNodes,
} from '@domain/fund-depot/form/reference-form';
import type { Iban } from '@domain/codes/iban';
import type { Message } from '@domain/message/message';
import { ObservedForm } from '@ui/forms/observed-form';
import { sendForm } from '@ui/forms/send-form';
import { makeAutoObservable } from 'mobx';

/** Another reference account as it is typed, and what the bank says of it. */
export class ReferenceModel {
  readonly form = new ObservedForm<ReferenceNodes, ReferenceFormFacts>(referenceForm);

  /** Counts failed attempts; each brings the focus back to the field. */
  attempt = 0;
  isBusy = false;

  /** Begins beside the account that holds now. */
  constructor(present: string) {
    this.form.session.tell({ present });
    makeAutoObservable(this, { form: false, isRefused: false });
  }

  /** Releases it; where something is wrong with it, that is said at the field. */
  async submit(release: (iban: Iban) => Promise<void>): Promise<void> {
    const { session, nodes } = this.form;
    await sendForm(this, session, nodes.request, release);
  }

  /** The bank does not take it: its words stand at the field. */
  refuse(messages: readonly Message[]): void {
    const { session } = this.form;
    session.hear(session.asked(), 'server', referenceIssues(messages));
    this.attempt += 1;
  }

  get isRefused(): boolean {
    return !this.form.session.isValid;
  }
}
