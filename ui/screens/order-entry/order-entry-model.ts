import type { FollowFailure } from '@application/session/follow-failure';
import type { AcknowledgeIntent } from '@application/order/acknowledge-intent';
import type { ListOpenIntents } from '@application/order/list-open-intents';
import type { Challenged } from '@application/order/request-release';
import type { Standing } from '@application/order/standing';
import type { Scheduler } from '@application/ports/scheduler';
import type { Intent } from '@domain/order/intent';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { correctedDates } from '@domain/order/check/order-message';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { consentNeeds, type ConsentNeed } from '@domain/consent/consent-need';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { AskBankModel, type AskBankCollaborators } from './release/ask-bank-model';
import { ConsentModel, type ConsentCollaborators } from '../../parts/consent/consent-model';
import { OrderCheckModel, type OrderCheckCollaborators } from './release/order-check-model';
import { OrderInputModel, type OrderInputCollaborators } from './order-input-model';
import type { OrderParameters } from '@domain/order/draft/order-parameters';
import type { InputNotice, OrderStep } from './order-step';
import { prefillOrder, type PrefillCollaborators } from './prefill-order';
import { QuoteModel, type QuoteCollaborators } from './quote/quote-model';
import { releaseTan, type ReleaseCollaborators } from './release/release-tan';
import { PlacedOrderModel, type PlacedOrderCollaborators } from './release/placed-order-model';

/** What the order page works with. */
export interface OrderEntryCollaborators
  extends
    OrderInputCollaborators,
    OrderCheckCollaborators,
    AskBankCollaborators,
    PlacedOrderCollaborators,
    PrefillCollaborators,
    ConsentCollaborators,
    QuoteCollaborators,
    ReleaseCollaborators {
  readonly listOpenIntents: Pick<ListOpenIntents, 'execute'>;
  readonly acknowledgeIntent: Pick<AcknowledgeIntent, 'execute'>;
  readonly scheduler: Scheduler;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
}

/** The order page: input, check, release, and what became of it. Each intent is sent once at most (ORD-17). */
export class OrderEntryModel {
  readonly #collaborators: OrderEntryCollaborators;
  #isDisposed = false;
  readonly input: OrderInputModel;
  step: OrderStep = { kind: 'opening' };
  /** Counts attempts to leave the input; each failed one takes the focus to the error summary. */
  attempt = 0;
  notice: InputNotice;
  /** A draft for another instrument than the link names; it is kept until the customer decides. */
  otherDraft: OrderDraft | undefined;
  isRequesting = false;
  failure: Failure | undefined;
  /** Where a failure leads: blocked function, error page (ORD-26). */
  route: string | undefined;

  constructor(collaborators: OrderEntryCollaborators) {
    this.#collaborators = collaborators;
    this.input = new OrderInputModel(collaborators);
    makeAutoObservable(
      this,
      { input: false, step: observableRef, otherDraft: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Opens the page: an unanswered release is resolved before anything is offered, then draft and link are read. */
  async open(parameters: OrderParameters): Promise<void> {
    this.#isDisposed = false;
    const [unanswered] = await this.#collaborators.listOpenIntents.execute()();
    if (unanswered !== undefined) this.#ask(unanswered);
    await this.input.start();
    const { notice, otherDraft } = await prefillOrder(this.input, parameters, this.#collaborators);
    runInAction(() => {
      if (notice !== undefined) this.notice = notice;
      this.otherDraft = otherDraft;
      if (this.step.kind === 'opening') this.step = { kind: 'input' };
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.step.kind === 'asking') this.step.asking.dispose();
    this.input.dispose();
  }

  /** Leaves the input if nothing is wrong with it; what the order lacks in consents comes first (ORD-16). */
  check(): void {
    this.attempt += 1;
    this.notice = undefined;
    const { form, consentNeeds: needs } = this.input;
    if (!form.session.submit() || (this.input.order ?? this.input.quoteRequest) === undefined) return;
    this.attempt = 0;
    if (needs.length > 0) this.#askConsent(needs, () => this.#proceed());
    else this.#proceed();
  }

  /** To the check of the order, or to the dealers' quotes. */
  #proceed(): void {
    const { order, quoteRequest, fallBack, warnings } = this.input;
    if (quoteRequest !== undefined) this.#trade(quoteRequest);
    if (order === undefined) return;
    const checked = { order, fallBack, warnings, onCosts: this.input.costs.take, onRefused: this.#refused };
    const check = new OrderCheckModel(checked, this.#collaborators);
    check.loadCosts();
    runInAction(() => {
      this.step = { kind: 'check', check };
    });
  }

  #trade(request: QuoteRequest): void {
    const quote = new QuoteModel(request, this.#collaborators, {
      onSettled: (standing) => this.#settle(standing, 'elsewhere'),
      onChallenged: (challenged) => {
        const check = new OrderCheckModel(
          { order: challenged.intent.order, fallBack: undefined, warnings: [] },
          this.#collaborators,
        );
        runInAction(() => this.#release(check, challenged));
      },
      onFailure: (failure) => this.#refused(failure),
    });
    runInAction(() => {
      this.step = { kind: 'quote', quote };
    });
  }

  /** Terms and approvals in front of whatever comes next. */
  #askConsent(needs: readonly ConsentNeed[], next: () => void): void {
    const consent = new ConsentModel(needs, this.#collaborators, {
      onGranted: () => {
        this.failure = undefined;
        // What the bank said of the order before no longer holds.
        this.input.takeMessages([]);
        next();
      },
      onFailure: (failure) => this.#follow(failure),
    });
    runInAction(() => {
      this.step = { kind: 'consent', consent };
    });
  }

  /** Back to the input; a changed order gets a new challenge, the old one is void then. */
  edit(): void {
    this.failure = undefined;
    this.step = { kind: 'input' };
  }

  async takeOtherDraft(): Promise<void> {
    const draft = this.otherDraft;
    this.otherDraft = undefined;
    if (draft !== undefined) await this.input.restore(draft);
  }

  /** Has the bank validate the order and send a challenge; goes on to the release. */
  async requestRelease(): Promise<void> {
    const { step } = this;
    if (step.kind !== 'check' || this.isRequesting || !step.check.proceed()) return;
    if (step.check.challenged !== undefined) {
      this.#release(step.check, step.check.challenged);
      return;
    }
    this.isRequesting = true;
    this.failure = undefined;
    const { order, wantsTwin } = step.check;
    const isReady = (await step.check.hasCosts()) && this.step === step;
    const release = this.#collaborators.requestRelease.execute(order, undefined, { wantsTwin });
    const answer = isReady ? await release() : undefined;
    runInAction(() => {
      this.isRequesting = false;
      if (this.step !== step || answer === undefined) return;
      if (E.isLeft(answer)) this.#refused(answer.left);
      else if (answer.right.kind === 'challenged') this.#challenged(step.check, answer.right);
      else if (answer.right.kind === 'twin') step.check.takeTwin();
      else this.#settle(answer.right);
    });
  }

  #challenged(check: OrderCheckModel, challenged: Challenged): void {
    if (correctedDates(challenged.messages, check.order.orderType).length > 0) {
      this.input.takeMessages(challenged.messages);
      this.edit();
      return;
    }
    check.take(challenged);
    if (check.proceed()) this.#release(check, challenged);
  }

  /** A refusal leads to what mends it: the consents the order lacks, else the input with the reasons. */
  readonly #refused = (failure: Failure): void => {
    if (failure.kind !== 'validation') {
      this.#follow(failure);
      return;
    }
    const needs = consentNeeds(failure.messages);
    if (needs.length > 0) {
      this.#askConsent(needs, () => this.#proceed());
      return;
    }
    runInAction(() => {
      this.input.takeMessages(failure.messages);
      this.attempt += 1;
      this.edit();
    });
  };

  /** Ends the session, leads to another page, or is shown here. */
  #follow(failure: Failure): void {
    const next = this.#collaborators.followFailure.execute(failure, 'order');
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  }

  #release(check: OrderCheckModel, challenged: Challenged): void {
    const tan = releaseTan(check.order, challenged, this.#collaborators, {
      onSettled: (standing) => this.#settle(standing, 'elsewhere'),
      onFailure: (failure) => this.#follow(failure),
    });
    this.step = { kind: 'release', check, tan };
  }

  #ask(intent: Intent): void {
    const asking = this.#asking(intent);
    runInAction(() => (this.step = { kind: 'asking', asking }));
    void asking.ask();
  }

  #asking(intent: Intent): AskBankModel {
    return new AskBankModel(intent, this.#collaborators, {
      onSettled: (standing) => this.#settle(standing),
      onFailure: (failure) => this.#follow(failure),
    });
  }

  /**
   * Whatever became of the order, the customer is told, and not told again after a reload. Who has left the page
   * is told by the next one.
   */
  #settle(standing: Standing, onVoid: 'discarded' | 'elsewhere' = 'discarded'): void {
    if (this.#isDisposed) return;
    if (standing.kind === 'created' || standing.kind === 'refused') {
      void this.#collaborators.acknowledgeIntent.execute(standing.intent.id)();
    }
    runInAction(() => {
      switch (standing.kind) {
        case 'created':
          this.input.keeper.stop();
          this.input.dispose();
          this.step = {
            kind: 'done',
            placed: new PlacedOrderModel(standing.order, standing.intent, this.#collaborators),
          };
          return;
        case 'refused':
          this.notice = 'refused';
          this.input.takeMessages(standing.messages);
          this.attempt += 1;
          this.step = { kind: 'input' };
          return;
        case 'void':
          this.notice = onVoid;
          this.step = { kind: 'input' };
          return;
        case 'open':
        case 'asking': {
          if (standing.kind === 'open' && standing.failure?.kind === 'server') this.#follow(standing.failure);
          const asking = this.#asking(standing.intent);
          this.step = { kind: 'asking', asking };
          asking.take(standing);
        }
      }
    });
  }
}
