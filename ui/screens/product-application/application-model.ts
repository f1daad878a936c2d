import type { ApplicationDrafts } from '@application/ports/storage/application-drafts';
import type { LoadSelection } from '@application/product-application/load-selection';
import type { OpenApplication, OpenedApplication } from '@application/product-application/open-application';
import { advertisingQuery } from '@domain/product-application/advertising/advertising';
import type { Product } from '@domain/product-application/engine/description';
import { RemoteValue } from '@ui/parts/remote-value';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApplicationWalk, type WalkCollaborators } from './application-walk';

/** What the page works with. */
export interface ApplicationCollaborators extends Omit<WalkCollaborators, 'drafts'> {
  readonly openApplication: Pick<OpenApplication, 'execute'>;
  readonly loadSelection: Pick<LoadSelection, 'execute'>;
  readonly drafts: Pick<ApplicationDrafts, 'keep' | 'find'>;
  /** Leads to the sign-in and back here, where an application is for customers only. */
  readonly signIn: () => void;
}

/** `antrag/:produkt`: an application from its configuration to its number (APP-01). */
export class ApplicationModel {
  readonly opened: RemoteValue<OpenedApplication>;
  walk: ApplicationWalk | undefined;
  /** Somebody is signed in: what they do here needs their session TAN, as everywhere. */
  isCustomer = false;
  readonly #with: ApplicationCollaborators;
  readonly #search: string;
  #run = 0;

  constructor(search: string, collaborators: ApplicationCollaborators) {
    this.#search = search;
    this.#with = collaborators;
    this.opened = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { opened: false, walk: observableRef }, { autoBind: true });
  }

  /** Fetches the application once; what was typed before is put back, what was sent and not answered is asked about. */
  async open(product: Product): Promise<void> {
    if (this.walk?.compiled.application.product === product) return;
    const run = (this.#run += 1);
    const { openApplication, drafts, followFailure } = this.#with;
    const kept = await drafts.find(product)();
    await this.opened.load(openApplication.execute(product));
    const { data } = this.opened;
    if (data.kind === 'failed' && data.failure.kind === 'session-expired') this.#with.signIn();
    else if (data.kind === 'failed' && data.failure.kind === 'session-tan-required') this.#greet();
    else if (data.kind === 'failed') followFailure.execute(data.failure);
    const opened = this.opened.value;
    if (opened === undefined || run !== this.#run) return;
    if (opened.configuration.prefilled.some(({ name }) => name.startsWith('PERSON.'))) this.#greet();
    const query = new URLSearchParams(this.#search);
    const chosen = advertisingQuery(this.#search, (name) => query.getAll(name));
    const selection = await this.#with.loadSelection.execute(chosen, opened.configuration)();
    if (run !== this.#run) return;
    const walk = new ApplicationWalk(opened, selection, this.#with, O.toUndefined(kept));
    runInAction(() => {
      this.walk = walk;
    });
    await walk.submit.resume();
  }

  #greet(): void {
    runInAction(() => {
      this.isCustomer = true;
    });
  }

  dispose(): void {
    this.#run += 1;
    this.walk?.dispose();
    this.walk = undefined;
  }
}
