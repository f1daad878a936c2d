import type { Language } from '@application/ports/device-preferences';
import type { Result } from '@application/ports/result';
import type { CarriedDraft, CarriedDrafts } from '@application/product-application/carried-drafts';
import type { LoadSelection } from '@application/product-application/load-selection';
import type { OpenApplication, OpenedApplication } from '@application/product-application/open-application';
import { advertisingQuery } from '@domain/product-application/advertising/advertising';
import { choiceOf } from '@domain/product-application/advertising/kept-choice';
import type { StepDescription } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import type { Failure } from '@domain/failure/failure';
import type { FieldTexts } from '@ui/i18n/field-text';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApplicationWalk, type WalkCollaborators } from './application-walk';

/** What the page works with. */
export interface ApplicationCollaborators extends Omit<WalkCollaborators, 'drafts'> {
  readonly openApplication: Pick<OpenApplication, 'execute'>;
  readonly loadSelection: Pick<LoadSelection, 'execute'>;
  readonly drafts: Pick<
    CarriedDrafts,
    'keep' | 'find' | 'listen' | 'discard' | 'isOverElsewhere' | 'isStranger'
  >;
  /** The words of all fields: each language comes by itself. */
  readonly fieldTexts: (language: Language) => Result<FieldTexts>;
  /** Counts a step that is shown, where the visitor agreed to it. */
  readonly track: (product: Product, event: string) => void;
  /** Leads to the sign-in and back here, where an application is for customers only. */
  readonly signIn: () => void;
}

/** `antrag/:produkt`: an application from its configuration to its number (APP-01). */
export class ApplicationModel {
  readonly opened: RemoteValue<OpenedApplication>;
  /** The words of all fields in the language of the page; those of the one before stay until they are here. */
  readonly fields: RemoteValue<FieldTexts>;
  walk: ApplicationWalk | undefined;
  /** Somebody is signed in: what they do here needs their session TAN, as everywhere. */
  isCustomer = false;
  /** A draft is being dropped, or why it could not be. */
  isDropping = false;
  failure: Failure | undefined;
  /** Each time it is begun again all of the page is. */
  round = 0;
  readonly #with: ApplicationCollaborators;
  readonly #search: string;
  /** Told once by the drafts: an opening done again, behind the gate or by a retry, still has it to say. */
  readonly #from = new Map<Product, CarriedDraft['from']>();
  #run = 0;

  constructor(search: string, collaborators: ApplicationCollaborators) {
    this.#search = search;
    this.#with = collaborators;
    this.opened = new RemoteValue(collaborators.clock);
    this.fields = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { opened: false, fields: false, walk: observableRef }, { autoBind: true });
  }

  /** Fetches the application once; what was typed before is put back, what was sent and not answered is asked about. */
  async open(product: Product): Promise<void> {
    if (this.walk?.compiled.application.product === product) return;
    const run = (this.#run += 1);
    const { openApplication, drafts, followFailure } = this.#with;
    const kept = this.#withOrigin(product, O.toUndefined(await drafts.find(product)()));
    await this.opened.load(openApplication.execute(product));
    const { data } = this.opened;
    if (data.kind === 'failed' && data.failure.kind === 'session-expired') this.#with.signIn();
    else if (data.kind === 'failed' && data.failure.kind === 'session-tan-required') this.#greet();
    else if (data.kind === 'failed') void followFailure.execute(data.failure)();
    const opened = this.opened.value;
    if (opened === undefined || run !== this.#run) return;
    // Who may apply is said by the application, whatever the bank has answered.
    if (opened.compiled.application.signIn === 'required' && drafts.isStranger) {
      this.#with.signIn();
      return;
    }
    if (opened.configuration.prefilled.some(({ name }) => name.startsWith('PERSON.'))) this.#greet();
    const query = new URLSearchParams(this.#search);
    const link = advertisingQuery(this.#search, (name) => query.getAll(name));
    const chosen = choiceOf(link, kept?.draft.snapshot);
    const selection = await this.#with.loadSelection.execute(chosen, opened.configuration)();
    if (run !== this.#run) return;
    const walk = new ApplicationWalk(opened, selection, this.#with, kept);
    this.#from.delete(product);
    runInAction(() => {
      this.walk = walk;
    });
    await walk.resume();
  }

  /** A step is shown: what it is counted as (APP-02). */
  track(product: Product, { event }: StepDescription['trackingData']): void {
    this.#with.track(product, event);
  }

  /** Fetches the words of this language. */
  async speak(language: Language): Promise<void> {
    await this.fields.load(this.#with.fieldTexts(language));
  }

  /** The draft is dropped here and at the bank, and the application stands as on the first visit. */
  async startOver(): Promise<void> {
    const { walk } = this;
    const opened = this.opened.value;
    if (walk === undefined || opened === undefined || this.isDropping) return;
    this.isDropping = true;
    this.failure = undefined;
    walk.keeper.stop();
    const { drafts, followFailure } = this.#with;
    const dropped = await drafts.discard(walk.compiled.application.product)();
    if (E.isLeft(dropped)) await followFailure.execute(dropped.left)();
    runInAction(() => {
      this.isDropping = false;
      if (E.isLeft(dropped)) this.failure = dropped.left;
      else if (this.walk === walk) this.#again(opened, walk);
    });
  }

  get hasStartedOver(): boolean {
    return this.round > 0;
  }

  /** What was said about the last attempt to begin again is said. */
  forgetFailure(): void {
    this.failure = undefined;
  }

  #again(opened: OpenedApplication, before: ApplicationWalk): void {
    before.keeper.stop();
    before.dispose();
    this.walk = new ApplicationWalk(opened, before.selection, this.#with);
    this.round += 1;
  }

  #withOrigin(product: Product, found: CarriedDraft | undefined): CarriedDraft | undefined {
    if (found?.from) this.#from.set(product, found.from);
    const from = this.#from.get(product);
    return found && { ...found, ...(from && { from }) };
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
