import type { Consents } from '@application/consent/consents';
import type { Consent } from '@application/consent/load-consents';
import type { Clock } from '@application/ports/clock';
import type { ConsentNeed } from '@domain/consent/consent-need';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { RemoteValue } from '../remote-value';

/** What consents are read and given with. */
export interface ConsentCollaborators {
  readonly consents: Consents;
  readonly clock: Clock;
}

/** Who asked for the consents. */
export interface ConsentListener {
  /** The bank has the customer's yes. */
  onGranted(): void;
  onFailure(failure: Failure): void;
}

/** The terms and approvals an order lacks, each to be read and agreed to (ORD-16, ORD-20). */
export class ConsentModel {
  readonly #collaborators: ConsentCollaborators;
  readonly #listener: ConsentListener;
  readonly #agreed = observable.set<string>();
  readonly needs: readonly ConsentNeed[];
  readonly consents: RemoteValue<readonly Consent[]>;
  /** Counts attempts to go on without every yes. */
  attempt = 0;
  isSending = false;
  failure: Failure | undefined;

  constructor(needs: readonly ConsentNeed[], collaborators: ConsentCollaborators, listener: ConsentListener) {
    this.needs = needs;
    this.#collaborators = collaborators;
    this.#listener = listener;
    this.consents = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { needs: false, consents: false, failure: observableRef }, { autoBind: true });
  }

  load(): void {
    void this.consents.load(this.#collaborators.consents.load.execute(this.needs));
  }

  hasAgreed(id: ConsentNeed['id']): boolean {
    return this.#agreed.has(id);
  }

  agree(id: ConsentNeed['id'], yes: boolean): void {
    if (yes) this.#agreed.add(id);
    else this.#agreed.delete(id);
  }

  /** What the customer has not agreed to yet. */
  get missing(): readonly ConsentNeed[] {
    return this.needs.filter(({ id }) => !this.#agreed.has(id));
  }

  /** Sends the yes once everything is read and agreed to. */
  async grant(): Promise<void> {
    if (this.isSending || this.consents.value === undefined) return;
    if (this.missing.length > 0) {
      this.attempt += 1;
      return;
    }
    this.isSending = true;
    this.failure = undefined;
    const { bank } = this.#collaborators.consents;
    const granted = await bank.grant(this.needs.map(({ id }) => id))();
    runInAction(() => {
      this.isSending = false;
      if (E.isRight(granted)) this.#listener.onGranted();
      else {
        this.failure = granted.left;
        this.#listener.onFailure(granted.left);
      }
    });
  }
}
