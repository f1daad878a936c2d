import type { Scheduler } from '@application/ports/scheduler';
import type { OpenReleases } from '@application/release/open-releases';
import type { ReleaseEnd } from '@application/release/release-state';
import type { IntentId } from '@domain/codes/ids';
import type { Intent } from '@domain/release/intent';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AskBankModel } from './ask-bank-model';

/** What is needed to follow releases that another page has left. */
export interface OpenReleasesCollaborators {
  readonly releases: Pick<OpenReleases, 'list' | 'ask' | 'acknowledge'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Whether the page at this address takes up such a release itself. */
  readonly isTakenUpAt: (intent: Intent, address: PageAddress) => boolean;
}

/** Where the customer is. */
export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** On every page: releases of which the customer does not know the end, and what the bank says of them at last. */
export class OpenReleasesModel {
  readonly #collaborators: OpenReleasesCollaborators;
  /** The release that the page at hand asks about itself; a page takes up one, the oldest. */
  #left: IntentId | undefined;
  #address: PageAddress | undefined;
  /** Those the bank is being asked about. */
  asking: readonly AskBankModel<string>[] = [];
  /** What the bank has said while the customer was elsewhere, until it is put away. */
  ended: readonly ReleaseEnd<string>[] = [];

  constructor(collaborators: OpenReleasesCollaborators) {
    this.#collaborators = collaborators;
    makeAutoObservable(this, { asking: observableRef, ended: observableRef }, { autoBind: true });
  }

  /** The customer is at this page: takes up what is open, and leaves to the page what it asks about itself. */
  async look(address: PageAddress): Promise<void> {
    this.#address = address;
    const { releases, isTakenUpAt } = this.#collaborators;
    const all = await releases.list()();
    runInAction(() => {
      this.#left = all.find((intent) => isTakenUpAt(intent, address))?.id;
      const open = all.filter(({ id }) => id !== this.#left);
      this.ended = this.ended.filter(({ intent }) => intent.id !== this.#left);
      const [kept, left] = parted(this.asking, ({ intent }) => open.some(({ id }) => id === intent.id));
      for (const model of left) model.dispose();
      const known = new Set([...kept, ...this.ended].map(({ intent }) => intent.id));
      this.asking = [...kept, ...open.filter(({ id }) => !known.has(id)).map((intent) => this.#ask(intent))];
    });
  }

  /** What this device keeps can be read only now: there may be more that is open. */
  async lookAgain(): Promise<void> {
    if (this.#address !== undefined) await this.look(this.#address);
  }

  /** The customer has read how it ended. */
  putAway({ intent }: ReleaseEnd<string>): void {
    void this.#collaborators.releases.acknowledge(intent.id)();
    this.ended = this.ended.filter((end) => end.intent.id !== intent.id);
  }

  /** Asks no more. */
  dispose(): void {
    for (const model of this.asking) model.dispose();
    this.asking = [];
  }

  #ask(intent: Intent): AskBankModel<string> {
    const { releases, scheduler } = this.#collaborators;
    const model = new AskBankModel<string>(
      intent,
      { release: releases, scheduler },
      // Who has to sign in again, or is not allowed, learns that from the page at hand.
      { onEnd: this.#end, onFailure: () => undefined },
    );
    void model.ask();
    return model;
  }

  readonly #end = (end: ReleaseEnd<string>): void => {
    runInAction(() => {
      this.asking = this.asking.filter(({ intent }) => intent.id !== end.intent.id);
      if (end.intent.id !== this.#left) this.ended = [...this.ended, end];
    });
  };
}

const parted = <A>(all: readonly A[], is: (one: A) => boolean): readonly [readonly A[], readonly A[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];
