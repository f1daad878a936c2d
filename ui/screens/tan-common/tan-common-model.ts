import type { Clock } from '@application/ports/clock';
import type { TanMethodGateway } from '@application/ports/bank/session/tan-method-gateway';
import { failed, loaded, loading, type RemoteData } from '@domain/failure/remote-data';
import type { TanMethods } from '@domain/tan/tan-methods';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';

/** What the page draws on. */
export interface TanCommonCollaborators {
  readonly tanMethods: Pick<TanMethodGateway, 'methods'>;
  readonly clock: Clock;
}

/** `tan-common`: the customer's ways of release, and what is left before the lock. */
export class TanCommonModel {
  methods: RemoteData<TanMethods>;
  readonly #collaborators: TanCommonCollaborators;
  /** Counts readings, so that a late answer to an older one is dropped. */
  #run = 0;

  constructor(collaborators: TanCommonCollaborators) {
    this.#collaborators = collaborators;
    this.methods = loading(collaborators.clock.now());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const { clock, tanMethods } = this.#collaborators;
    this.#run += 1;
    const run = this.#run;
    this.methods = loading(clock.now(), this.methods);
    const answer = await tanMethods.methods()();
    if (run !== this.#run) return;
    runInAction(() => {
      this.methods = E.isLeft(answer) ? failed(answer.left, this.methods) : loaded(answer.right, clock.now());
    });
  }
}
