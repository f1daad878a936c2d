import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { PlanUpdates } from '@application/ports/bank/plan-updates';
import type { SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { LoadPlans } from '@application/savings-plan/load-plans';
import type { FollowFailure } from '@application/session/follow-failure';
import type { SavingsPlanId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Intent } from '@domain/release/intent';
import type { PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { ChangeOfPlan, EndOfPlan, PauseOfPlan } from '@domain/savings-plan/plan-request';
import type { Period, SavingsPlan } from '@domain/savings-plan/savings-plan';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import { DocumentsModel } from '@ui/parts/document/documents-model';
import { RemoteValue } from '@ui/parts/remote-value';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ExecutionLogModel } from './execution-log-model';

/** What the page works with. */
export interface SavingsPlanCollaborators extends TanTools {
  readonly plans: Pick<SavingsPlanGateway, 'conditions' | 'calendarAddress' | 'renewCalendarAddress'>;
  readonly loadPlans: Pick<LoadPlans, 'one' | 'executions'>;
  readonly updates: PlanUpdates;
  readonly documents: Pick<DocumentGateway, 'documents' | 'content'>;
  readonly releases: {
    readonly change: Release<ChangeOfPlan, SavingsPlan>;
    readonly end: Release<EndOfPlan, SavingsPlan>;
    readonly listOpen: Pick<ListOpenIntents, 'execute'>;
  };
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** What is done to a plan from its page. */
export type PlanAction = 'suspend' | 'resume' | 'end';

/** What can have been left without an answer: a change made elsewhere too. */
type LeftAction = PlanAction | 'change';

/** A release under way, with what it does and says. */
export interface PlanReleasing {
  readonly action: LeftAction;
  readonly words: string;
  readonly release: Pick<ReleaseModel<never, SavingsPlan>, 'stage' | 'failed' | 'close'>;
}

/** `wertpapiersparplan/:savingsplanUuid`: one plan, what it did, on which terms, and what can be done to it (SAV-07). */
export class SavingsPlanModel {
  readonly #with: SavingsPlanCollaborators;
  readonly #id: SavingsPlanId;
  readonly plan: RemoteValue<SavingsPlan>;
  readonly log: ExecutionLogModel;
  readonly conditions: RemoteValue<PlanConditions>;
  readonly address: RemoteValue<string>;
  readonly documents: DocumentsModel;
  /** The question that is open. */
  asking: PlanAction | undefined;
  releasing: PlanReleasing | undefined;
  isBusy = false;
  failure: Failure | undefined;
  /** The last release as it was written down, where it did not lead on (reliability.md 2). */
  attempted: Intent | undefined;
  /** What was done last, or that nothing was. */
  done: LeftAction | 'void' | undefined;
  route: string | undefined;
  #stop: Unsubscribe | undefined;

  constructor(id: SavingsPlanId, collaborators: SavingsPlanCollaborators) {
    this.#id = id;
    this.#with = collaborators;
    const { clock, loadPlans } = collaborators;
    this.plan = new RemoteValue(clock);
    this.log = new ExecutionLogModel((onPart) => loadPlans.executions(id, onPart), clock);
    this.conditions = new RemoteValue(clock);
    this.address = new RemoteValue(clock);
    this.documents = new DocumentsModel(collaborators.documents.documents({ plan: id }), collaborators);
    makeAutoObservable(
      this,
      {
        plan: false,
        log: false,
        conditions: false,
        address: false,
        documents: false,
        releasing: observableRef,
        failure: observableRef,
        attempted: observableRef,
      },
      { autoBind: true },
    );
  }

  get today(): LocalDate {
    return berlinTime(this.#with.clock.now()).date;
  }

  /** Opens the page: what an earlier visit has left without an answer is asked about first. */
  async open(): Promise<void> {
    await Promise.all([this.#resumeLeft(), this.load()]);
  }

  async load(): Promise<void> {
    await Promise.all([this.#read(), this.address.load(this.#with.plans.calendarAddress(this.#id))]);
    const plan = this.plan.value;
    if (plan === undefined) return;
    this.#stop ??= this.#with.updates.plans(
      plan.depotId,
      (told) => this.#hear(told),
      () => void this.#read(),
    );
    await this.#loadConditions(plan);
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.releasing?.release.close();
    this.documents.dispose();
    for (const value of [this.plan, this.log, this.conditions, this.address]) value.reset();
  }

  ask(action: PlanAction | undefined): void {
    this.asking = action;
  }

  async renewAddress(): Promise<void> {
    await this.address.load(this.#with.plans.renewCalendarAddress(this.#id));
  }

  /** Has the bank validate the suspension and send a challenge. */
  suspend(suspension: Period, words: string): Promise<void> {
    return this.#change('suspend', { planId: this.#id, suspension }, words);
  }

  resume(words: string): Promise<void> {
    return this.#change('resume', { planId: this.#id, suspension: undefined }, words);
  }

  async end(words: string): Promise<void> {
    const { end } = this.#with.releases;
    const content = { planId: this.#id };
    await this.#request('end', end, {
      content,
      words,
      draft: `savings-plan-end/${this.#id}`,
      subject: this.#id,
    });
  }

  /** Leaves the proof; nothing has been done. */
  back(): void {
    this.releasing?.release.close();
    this.releasing = undefined;
  }

  #change(action: PlanAction, content: PauseOfPlan, words: string): Promise<void> {
    const { change } = this.#with.releases;
    const draft = `savings-plan-${action}/${this.#id}`;
    return this.#request(action, change, { content, words, draft, subject: this.#id });
  }

  async #request<C>(
    action: PlanAction,
    kind: Release<C, SavingsPlan>,
    request: ReleaseRequest<C>,
  ): Promise<void> {
    if (this.isBusy) return;
    this.asking = undefined;
    this.failure = undefined;
    this.attempted = undefined;
    this.done = undefined;
    this.isBusy = true;
    const release = this.#releaseOf(action, kind, request.words);
    const answer = await release.request(request)();
    runInAction(() => {
      this.isBusy = false;
      if (E.isLeft(answer)) {
        this.attempted = release.failed;
        this.#follow(answer.left);
      } else if (answer.right.kind === 'challenged') {
        release.open(request, answer.right);
        this.#show({ action, words: request.words, release });
      } else if (answer.right.kind !== 'twin') release.take(answer.right);
    });
  }

  #releaseOf<C>(
    action: LeftAction,
    kind: Release<C, SavingsPlan>,
    words: string,
  ): ReleaseModel<C, SavingsPlan> {
    const release: ReleaseModel<C, SavingsPlan> = new ReleaseModel(kind, this.#with, {
      onEnd: (end) => {
        void kind.acknowledge(end.intent.id)();
        runInAction(() => {
          this.releasing = undefined;
          this.done = end.kind === 'created' ? action : 'void';
          this.attempted = end.kind === 'void' ? end.intent : undefined;
          if (end.kind === 'created') this.plan.replace(end.result);
          if (end.kind === 'refused')
            this.failure = { kind: 'validation', code: 'precondition.failed', messages: end.messages };
        });
      },
      onFailure: (failure) => this.#follow(failure),
      onAsking: () => this.#show({ action, words, release }),
    });
    return release;
  }

  async #resumeLeft(): Promise<void> {
    const { change, end, listOpen } = this.#with.releases;
    const [left] = await listOpen.execute(
      ({ kind, subject }) => subject === this.#id && (kind === change.kind || kind === end.kind),
    )();
    if (left === undefined) return;
    if (left.kind === end.kind) this.#releaseOf('end', end, left.words).resume(left);
    else this.#releaseOf('change', change, left.words).resume(left);
  }

  async #read(): Promise<void> {
    await Promise.all([
      this.plan.load(this.#with.loadPlans.one(this.#id)),
      this.log.load(),
      this.documents.load(),
    ]);
    const { data } = this.plan;
    // What could not be read is said where it would stand.
    if (data.kind === 'failed') this.#lead(data.failure);
  }

  /** The plan has been changed elsewhere, or a day of it has gone on. */
  #hear(plan: SavingsPlan): void {
    if (plan.id !== this.#id) return;
    this.plan.replace(plan);
    void this.log.refresh();
    void this.documents.load();
  }

  #show(releasing: PlanReleasing): void {
    runInAction(() => {
      this.releasing = releasing;
    });
  }

  async #loadConditions(plan: SavingsPlan): Promise<void> {
    const wkns = plan.positions.map(({ wkn }) => wkn);
    await this.conditions.load(this.#with.plans.conditions(plan.depotId, wkns));
  }

  #follow(failure: Failure): void {
    const isHere = this.#lead(failure);
    runInAction(() => {
      if (isHere) this.failure = failure;
    });
  }

  /** Leads away where a failure wants that; whether the customer stays. */
  #lead(failure: Failure): boolean {
    const next = this.#with.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
    });
    return next.kind === 'stay';
  }
}
