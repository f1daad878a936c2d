import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { Clock } from '@application/ports/clock';
import type { PageScheduler } from '@application/ports/scheduler';
import type { VisitMarks } from '@application/ports/visit-marks';
import type { CarriedDraft, CarriedDrafts } from '@application/product-application/carried-drafts';
import type { FollowInApplication } from '@application/product-application/follow-in-application';
import type { OpenedApplication } from '@application/product-application/open-application';
import type { AskBank, Going } from '@domain/form/flow/flow-session';
import type { Issue } from '@domain/form/issue';
import { progressAt } from '@domain/form/flow/progress';
import { snapshotCell, type Snapshot } from '@domain/form/session/snapshot';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import { chosenByModule } from '@domain/product-application/advertising/card-modules';
import { withChoice } from '@domain/product-application/advertising/kept-choice';
import type { Selection } from '@domain/product-application/advertising/sales-fields';
import type { BegunApplication } from '@domain/product-application/begun-application';
import type { NamedValue } from '@domain/product-application/application-request';
import { changedLast } from '@domain/product-application/draft-changes';
import type { ApplicationFacts, Compiled } from '@domain/product-application/engine/compile';
import type { StepDescription, StepName } from '@domain/product-application/engine/description';
import type { Product } from '@domain/product-application/engine/product';
import { berlinTime } from '@domain/time/berlin-time';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import { ObservedFlow } from '@ui/forms/observed-flow';
import { ObservedForm } from '@ui/forms/observed-form';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import { makeAutoObservable, runInAction } from 'mobx';
import {
  fillBeforehand,
  isSaid,
  putBack,
  stepsBefore,
  takeIn,
  type FilledBy,
} from '@domain/product-application/engine/application-draft';
import { wholeRequest } from '@domain/product-application/whole-request';
import { crossedWith, issuesIn, named } from '@domain/product-application/engine/application-places';
import { checkWhileTyped } from './check-while-typed';
import { SubmitModel, unavailable, type SubmitCollaborators } from './submit-model';

/** What a walk through an application works with. */
export interface WalkCollaborators extends Omit<SubmitCollaborators, 'drafts'>, TanTools {
  readonly bank: Pick<ApplicationGateway, 'prevalidate'>;
  readonly drafts: Pick<CarriedDrafts, 'keep' | 'find' | 'listen' | 'discard' | 'isOverElsewhere'>;
  readonly visit: Pick<VisitMarks, 'hasConsent' | 'origin'>;
  readonly followFailure: Pick<FollowInApplication, 'execute'>;
  readonly clock: Clock;
  readonly scheduler: PageScheduler;
}

type Nodes = Compiled['form']['nodes'];

/** What a walk is made with stays as it is. */
const FIXED = { opened: false, selection: false, filledBy: false, form: false, flow: false } as const;

/** One customer on the way through one application, from the first step to its number at the bank. */
export class ApplicationWalk {
  readonly opened: OpenedApplication;
  readonly form: ObservedForm<Nodes, ApplicationFacts>;
  readonly flow: ObservedFlow<Nodes, ApplicationFacts, StepName>;
  readonly keeper: DraftKeeper<BegunApplication>;
  readonly submit: SubmitModel;
  /** Counts failed attempts to go on; each brings the focus to the first error. */
  attempt = 0;
  /** The bank could not be asked: it is once there is a line to it. */
  isUnasked = false;
  isBusy = false;
  /** What of a kept draft could not be restored. */
  lost: readonly string[] = [];
  /** From where something stands here that was not typed on this page. */
  from: CarriedDraft['from'] | 'draft';
  /** Who has filled in a field beforehand, by its name. */
  readonly filledBy: ReadonlyMap<string, FilledBy>;
  /** A step is being mended for the summary, which follows it at once. */
  isMending = false;
  readonly #isResumed: boolean;
  readonly #with: WalkCollaborators;
  /** What was chosen in the address, and is sent along. */
  readonly selection: Selection;
  readonly #stop: () => void;

  constructor(
    opened: OpenedApplication,
    selection: Selection,
    collaborators: WalkCollaborators,
    found?: CarriedDraft,
  ) {
    const { compiled, configuration } = opened;
    const { product } = compiled.application;
    this.opened = opened;
    this.#with = collaborators;
    this.selection = selection;
    this.submit = new SubmitModel(product, collaborators);
    this.form = new ObservedForm(compiled.form);
    const { session } = this.form;
    session.tell({ today: berlinTime(collaborators.clock.now()).date });
    this.filledBy = fillBeforehand(session, compiled, {
      bank: configuration.prefilled,
      link: chosenByModule(selection),
    });
    this.#isResumed = found !== undefined;
    this.from = found?.from;
    if (found) this.lost = putBack(session, found.draft.snapshot, compiled);
    const known = found ? stepsBefore(found.draft.step, compiled) : [];
    this.flow = new ObservedFlow(compiled.flow, this.form, { askBank: this.#askBank, done: known });
    checkWhileTyped({
      session,
      compiled,
      after: (milliseconds, task) => collaborators.scheduler.after(milliseconds, task),
      ask: (step, fields) => this.#prevalidateQuietly(step, fields),
    });
    const { drafts, clock, scheduler } = collaborators;
    const keep = (draft: BegunApplication) => T.map(() => true)(drafts.keep(product, draft));
    this.keeper = new DraftKeeper({ drafts: { keep }, clock, scheduler });
    if (found && isSaid({ session, compiled, step: found.draft.step })) {
      this.from ??= 'draft';
      this.keeper.restored(changedLast(found.draft));
    }
    const snapshot = snapshotCell(session);
    const unwatch = session.watch(snapshot, this.#keep);
    const unheard = drafts.listen(product, (now, before) => {
      takeIn({ session, compiled, step: this.flow.session.at }, now, before);
      runInAction(() => {
        this.from = 'another-device';
      });
    });
    this.#stop = () => {
      unwatch();
      unheard();
    };
    makeAutoObservable(this, { ...FIXED, keeper: false, submit: false }, { autoBind: true });
  }

  get compiled(): Compiled {
    return this.opened.compiled;
  }

  get step(): StepDescription {
    const step = this.compiled.steps.get(this.flow.at);
    if (step === undefined) throw new Error(`There is no step ${this.flow.at}`);
    return step;
  }

  /** The steps of the navigation that there are now. */
  get listed(): readonly StepDescription[] {
    return this.flow.visible.flatMap((name) => {
      const step = this.compiled.steps.get(name);
      return step?.navigation === 'listed' ? [step] : [];
    });
  }

  /** Where the customer stands among them, from 1, of how many, and how far that is, from 0 to 1 (APP-01). */
  get place(): { readonly number: number; readonly count: number; readonly share: number } {
    const { listed } = this;
    const index = listed.findIndex(({ name }) => name === this.flow.at);
    return { number: index + 1, count: listed.length, share: progressAt(index, listed.length) };
  }

  /** There is something that can be begun again. */
  get isBegun(): boolean {
    const isOver = this.submit.received !== undefined || this.submit.release.stage.kind !== 'none';
    return !isOver && (this.#isResumed || this.keeper.savedAt !== undefined);
  }

  /** Asks about what an earlier page has sent; what was wrong with it is said where it stands. */
  resume(): Promise<void> {
    return this.submit.resume(this.#issues, (issues) => {
      const { session } = this.form;
      runInAction(() => {
        session.hear(session.asked(), 'server', issues);
        this.flow.session.goToError();
        this.attempt += 1;
      });
    });
  }

  /** On to the next step, if the form and then the bank find nothing wrong (APP-04). */
  async goOn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.isUnasked = false;
    const going = await this.flow.session.goOn();
    runInAction(() => {
      this.isBusy = false;
      this.#went(going);
    });
  }

  goBack(): void {
    this.attempt = 0;
    this.isMending = false;
    this.flow.session.goBack();
  }

  goTo(name: StepName): void {
    this.attempt = 0;
    this.isMending = false;
    this.flow.session.goTo(name);
  }

  /** From the summary to a step, and from there straight back to it. */
  mend(name: StepName): void {
    this.goTo(name);
    this.isMending = true;
  }

  /** The first step that is not done yet; whatever is done may be gone back to. */
  get open(): StepName | undefined {
    return this.flow.visible.find((name) => !this.flow.isDone(name));
  }

  /** From the release back to the summary; what was challenged is void with the next request. */
  leaveRelease(): void {
    this.flow.session.goTo('zusammenfassung');
    this.submit.cancel();
  }

  dispose(): void {
    this.#stop();
    if (this.submit.received === undefined) this.keeper.flush();
    this.submit.dispose();
    this.form.dispose();
  }

  /** What another application begins with: what else was typed there stays. */
  async carryTo(product: Product, fields: Snapshot['fields']): Promise<void> {
    const { drafts } = this.#with;
    const kept = O.toUndefined(await drafts.find(product)())?.draft;
    await drafts.keep(product, {
      step: kept?.step ?? 'produkt',
      snapshot: { version: 1, rows: {}, ...kept?.snapshot, fields: { ...kept?.snapshot.fields, ...fields } },
    })();
  }

  #went(going: Going<StepName>): void {
    if (going.kind === 'stayed') this.attempt += 1;
    else this.attempt = 0;
    if (going.kind !== 'stayed') this.from = undefined;
    if (going.kind === 'went' && this.isMending) this.#goBackToSummary();
    if (this.submit.received) this.keeper.stop();
    else if (going.kind === 'went') this.#keep();
  }

  /** Past what is done still; what was mended may have opened another step before it. */
  #goBackToSummary(): void {
    if (this.open !== undefined) this.flow.session.goTo(this.open);
    this.isMending = this.step.component !== 'summary';
  }

  readonly #keep = (): void => {
    const snapshot = withChoice(snapshotCell(this.form.session).get(), this.selection.link);
    this.keeper.keep({ snapshot, step: this.flow.session.at });
  };

  readonly #askBank: AskBank = (name, sent) => async () => {
    this.keeper.flush();
    const step = [...this.compiled.steps.values()].find((each) => each.name === name);
    if (step?.type === 'SUBMIT') return this.#submit(named(sent));
    const beside = step ? crossedWith(step, this.compiled, ({ node }) => this.form.value<unknown>(node)) : [];
    return this.#prevalidate(name, [...named(sent), ...beside]);
  };

  async #submit(said: readonly NamedValue[]): Promise<readonly Issue[]> {
    const { visit } = this.#with;
    const request = wholeRequest(said, {
      application: this.compiled.application,
      configuration: this.opened.configuration,
      selection: this.selection,
      origin: visit.hasConsent() ? visit.origin() : {},
    });
    return this.submit.submit(request, this.#issues);
  }

  async #prevalidate(step: string, fields: readonly NamedValue[]): Promise<readonly Issue[]> {
    const answer = await this.#asked(step, fields);
    if (E.isRight(answer)) return this.#issues(answer.right);
    runInAction(() => void (this.isUnasked = answer.left.kind === 'no-answer'));
    await this.#with.followFailure.execute(answer.left)();
    return [unavailable()];
  }

  /** While the customer types, a bank that does not answer has found nothing. */
  async #prevalidateQuietly(step: string, fields: readonly NamedValue[]): Promise<readonly Issue[]> {
    // Its answer may lead away from the page.
    this.keeper.flush();
    const answer = await this.#asked(step, fields);
    return E.isRight(answer) ? this.#issues(answer.right) : [];
  }

  #asked(step: string, fields: readonly NamedValue[]): Promise<E.Either<Failure, readonly Message[]>> {
    const { product, isChange } = this.compiled.application;
    return this.#with.bank.prevalidate({ product, isChange: isChange === true, fields }, step)();
  }

  readonly #issues = (messages: readonly Message[]): readonly Issue[] => issuesIn(messages, this.compiled);
}
