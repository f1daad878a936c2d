import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { ReleaseRequest } from '@application/release/release-request';
import type { PlanVerdict } from '@application/savings-plan/check-plan';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import { planChangeName } from '@domain/savings-plan/form/plan-draft';
import type { PlanParameters } from '@domain/savings-plan/plan-parameters';
import type { PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { sendForm } from '@ui/forms/send-form';
import { ReleaseModel } from '@ui/release/release-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PlanInputModel } from './input/plan-input-model';
import type { PlanEntryCollaborators } from './plan-entry-collaborators';
import { PlanBeginning } from './begin/plan-beginning';
import type { CheckedRequest, PlanNotice, PlanPlace } from './plan-place';
import { prefillPlan } from './begin/prefill-plan';
import { instrumentsOf } from './begin/prefilled-plan';

/** The page on which a plan is made or changed: input, check, release (SAV-03). */
export class PlanEntryModel {
  readonly #with: PlanEntryCollaborators;
  readonly input: PlanInputModel;
  readonly beginning: PlanBeginning;
  place: PlanPlace = { kind: 'opening' };
  notice: PlanNotice;
  lost: readonly string[] = [];
  /** Counts attempts to leave the input; each failed one takes the focus to the error summary. */
  attempt = 0;
  isBusy = false;
  failure: Failure | undefined;
  /** The same plan was released in another window: a second one has to be wanted. */
  hasTwin = false;
  attempted: Intent | undefined;
  route: string | undefined;
  /** The page in whose flow this one stands. */
  flow: string | undefined;
  #isDisposed = false;
  /** What the bank was asked about when it last let a plan pass. */
  #checked: ReturnType<PlanInputModel['asked']> | undefined;

  constructor(collaborators: PlanEntryCollaborators) {
    this.#with = collaborators;
    this.input = new PlanInputModel(collaborators);
    this.beginning = new PlanBeginning(this.input);
    makeAutoObservable(
      this,
      {
        input: false,
        beginning: false,
        place: observableRef,
        lost: observableRef,
        failure: observableRef,
        attempted: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Opens the page: an unanswered release first, then what the link or a kept draft says. */
  async open(parameters: PlanParameters): Promise<void> {
    this.#isDisposed = false;
    this.input.changes = parameters.changes;
    this.flow = parameters.flow;
    const { releases } = this.#with;
    const [left] = await releases.listOpen.execute(({ kind }) => kind === releases.create.kind)();
    if (left !== undefined && parameters.changes === undefined)
      this.#newRelease(releases.create).resume(left);
    await this.input.start(parameters.carried, parameters.depot);
    await this.begin(parameters);
  }

  /** Puts in what the link or a kept draft says; again where it did not come. */
  async begin(parameters: PlanParameters): Promise<void> {
    this.failure = undefined;
    const filled = await prefillPlan(this.input, parameters, this.#with);
    runInAction(() => {
      this.lost = filled.lost;
      this.beginning.know(filled);
      this.notice ??= filled.notice;
      if (filled.failure !== undefined) this.#follow(filled.failure);
      if (this.place.kind === 'opening' || this.place.kind === 'unread')
        this.place = { kind: filled.failure === undefined ? 'input' : 'unread' };
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.place.kind === 'release') this.place.release.close();
    this.input.dispose();
  }

  /** Leaves the input if nothing is wrong, once the bank has said what it thinks of the plan. */
  async check(): Promise<void> {
    const { form, nodes } = this.input;
    if (this.isBusy) return;
    this.input.tellDay();
    this.notice = undefined;
    this.failure = undefined;
    await sendForm(this, form.session, nodes.request, (plan) => this.#askBank(plan));
  }

  async #askBank(plan: PlanRequest): Promise<void> {
    const { input } = this;
    const checkable = input.form.session.value(input.nodes.checkable);
    if (checkable === undefined) return;
    const asked = input.asked(checkable);
    if (await this.#standsOnOther()) {
      runInAction(() => {
        this.notice = 'changedMeanwhile';
      });
      return;
    }
    const answer = await this.#with.checkPlan.execute(plan, input.changes)();
    runInAction(() => {
      if (this.#isDisposed) return;
      if (E.isLeft(answer)) {
        this.#follow(answer.left);
        return;
      }
      input.hear(answer.right.messages, asked, 'server');
      if (!input.form.session.isValid) {
        this.attempt += 1;
        return;
      }
      this.attempt = 0;
      this.#checked = asked;
      // What was taken out before the plan was checked stays out.
      input.positions.settle();
      const isWaived = input.form.session.value(input.nodes.salesDocumentsWaived) === true;
      const asChecked = { ...plan, isWaived };
      const changed = input.changedBy(asChecked);
      this.place = { kind: 'check', checked: { plan: asChecked, verdict: answer.right, changed } };
    });
  }

  /** Whether the plan was changed elsewhere since it was read: what is typed would take that back unsaid. */
  async #standsOnOther(): Promise<boolean> {
    const { changes, drafts } = this.input;
    const { loadPlans, market } = this.#with;
    const now = changes && (await loadPlans.one(changes)());
    if (now === undefined || E.isLeft(now) || drafts.isOf(now.right)) return false;
    drafts.standOn({ current: now.right, instruments: await instrumentsOf(now.right, market) });
    return true;
  }

  /** Back from the release to what is checked; to the input where nothing is. */
  checkAgain(): void {
    const { place } = this;
    this.edit();
    if (place.kind === 'release' && place.checked) this.place = { kind: 'check', checked: place.checked };
  }

  /** Back to the input; another plan gets another challenge. */
  edit(): void {
    if (this.place.kind === 'release') this.place.release.close();
    this.failure = undefined;
    this.hasTwin = false;
    this.place = { kind: 'input' };
  }

  /** Has the bank validate the plan and send a challenge; goes on to the release of what is said in these words. */
  async requestRelease(words: string): Promise<void> {
    const { place, input } = this;
    if (place.kind !== 'check' || this.isBusy) return;
    const { releases } = this.#with;
    const { plan } = place.checked;
    const { changes } = input;
    if (changes === undefined) {
      await this.#request(releases.create, { content: plan, words, draft: releases.draft }, place.checked);
      return;
    }
    const request = {
      content: { planId: changes, plan },
      words,
      draft: planChangeName(changes),
      subject: changes,
    };
    await this.#request(releases.change, request, place.checked);
  }

  /** Goes on with the draft of another plan than the one that is proposed. */
  resumeOther(): void {
    this.lost = this.beginning.resumeOther();
    this.notice = 'restored';
  }

  /** What was typed is dropped; the form stands as at first. */
  startOver(): void {
    this.beginning.again();
    this.notice = undefined;
    this.attempt = 0;
  }

  async #request<C>(
    kind: Release<C, SavingsPlan>,
    request: ReleaseRequest<C>,
    checked: CheckedRequest,
  ): Promise<void> {
    const release = this.#newRelease(kind, checked);
    this.isBusy = true;
    this.failure = undefined;
    const answer = await release.request(request, { wantsTwin: this.hasTwin })();
    runInAction(() => {
      this.isBusy = false;
      if (this.#isDisposed) return;
      this.attempted = release.failed;
      if (E.isLeft(answer)) this.#refused(answer.left);
      else if (answer.right.kind === 'challenged') {
        release.open(request, answer.right);
        this.place = { kind: 'release', release, checked };
      } else if (answer.right.kind === 'twin') this.hasTwin = true;
      else release.take(answer.right);
    });
  }

  #newRelease<C>(kind: Release<C, SavingsPlan>, checked?: CheckedRequest): ReleaseModel<C, SavingsPlan> {
    const release: ReleaseModel<C, SavingsPlan> = new ReleaseModel(kind, this.#with, {
      onEnd: (end) => this.#end(end, kind),
      onFailure: (failure) => this.#follow(failure),
      onAsking: () => {
        runInAction(() => {
          this.place = { kind: 'release', release, checked };
        });
      },
    });
    return release;
  }

  /** Whatever became of it, the customer is told, and not told again after a reload. */
  #end<C>(end: ReleaseEnd<SavingsPlan>, kind: Release<C, SavingsPlan>): void {
    if (this.#isDisposed) return;
    void kind.acknowledge(end.intent.id)();
    runInAction(() => {
      this.attempted = end.intent;
      this.hasTwin = false;
      if (end.kind === 'created') {
        this.input.drafts.keeper.stop();
        this.input.dispose();
        const changed = this.place.kind === 'release' ? this.place.checked?.changed : undefined;
        this.place = { kind: 'done', plan: end.result, intent: end.intent, changed };
        return;
      }
      this.place = { kind: 'input' };
      if (end.kind === 'refused') this.#hear(end.messages);
      else this.notice = 'void';
    });
  }

  #refused(failure: Failure): void {
    if (failure.kind !== 'validation') {
      this.#follow(failure);
      return;
    }
    this.place = { kind: 'input' };
    this.#hear(failure.messages);
  }

  /** The bank speaks of the plan as it was checked: a first day that only followed may be another by now. */
  #hear(messages: PlanVerdict['messages']): void {
    const { input } = this;
    const { session, nodes } = input.form;
    const plan = session.value(nodes.checkable);
    const asked = this.#checked ?? (plan && input.asked(plan));
    input.tellDay();
    const start = session.field(nodes.startDate);
    const hasMoved = asked !== undefined && asked.entries.get(start.path) !== start.entry;
    this.notice = hasMoved ? 'startMoved' : 'refused';
    if (asked !== undefined) input.hear(messages, asked, 'server');
    this.attempt += 1;
  }

  /** Ends the session, leads to another page, or is shown here. */
  #follow(failure: Failure): void {
    const next = this.#with.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  }
}
