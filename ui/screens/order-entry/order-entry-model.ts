import type { Release } from '@application/release/release';
import type { ReleaseEnd } from '@application/release/release-state';
import type { Challenged } from '@application/release/request-release';
import { consentNeeds, type ConsentNeed } from '@domain/consent/consent-need';
import type { Failure } from '@domain/failure/failure';
import { correctedDates } from '@domain/order/check/order-message';
import type { RestoredDraft } from '@application/order/restore-order-draft';
import type { OrderParameters } from '@domain/order/prefill/order-parameters';
import type { Order } from '@domain/order/open/order';
import { leadOf } from '@domain/order/legs-of';
import type { OrderRequest } from '@domain/order/order-request';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { Intent } from '@domain/release/intent';
import { sendForm } from '@ui/forms/send-form';
import { ReleaseModel } from '@ui/release/release-model';
import * as E from 'fp-ts/Either';
import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ConsentModel } from '../../parts/consent/consent-model';
import type { OrderEntryCollaborators } from './order-entry-collaborators';
import { OrderInputModel } from './order-input-model';
import { noticeAfter, stepAt, type InputNotice, type OrderStep } from './order-step';
import { prefillOrder } from './prefill-order';
import type { QuoteListener } from './quote/quote-model';
import { openQuote, type MissingPart } from './quote/quote-parts';
import { OrderCheckModel } from './release/order-check-model';
import { unansweredOrder } from './release/order-releases';

/** The order page: input, check, release, and what became of it. Each intent is sent once at most (ORD-17). */
export class OrderEntryModel {
  readonly #collaborators: OrderEntryCollaborators;
  #isDisposed = false;
  readonly input: OrderInputModel;
  place: Exclude<OrderStep, { kind: 'asking' }> = { kind: 'opening' };
  /** Counts attempts to leave the input; each failed one takes the focus to the error summary. */
  attempt = 0;
  notice: InputNotice;
  /** A draft for another instrument than the link names; it is kept until the customer decides. */
  otherDraft: RestoredDraft | undefined;
  /** Where in a draft something could not be restored; an empty path stands for all of it. */
  lost: readonly string[] = [];
  isBusy = false;
  isRequesting = false;
  /** Why code that a step needs did not come. */
  missingPart: MissingPart | undefined;
  failure: Failure | undefined;
  /** What was written down of a release that came to nothing, for its receipt. */
  attempted: Intent | undefined;
  /** Where a failure leads: blocked function, error page (ORD-26). */
  route: string | undefined;

  constructor(collaborators: OrderEntryCollaborators) {
    this.#collaborators = collaborators;
    this.input = new OrderInputModel(collaborators);
    makeAutoObservable(
      this,
      {
        input: false,
        place: observableRef,
        otherDraft: observableRef,
        lost: observableRef,
        failure: observableRef,
        attempted: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Where the page stands; a release of which the bank is asked stands apart from its proof. */
  get step(): OrderStep {
    return stepAt(this.place);
  }

  /**
   * Opens the page: an unanswered release is resolved before anything is offered, then draft and link are read. Depots
   * and preferences travel meanwhile.
   */
  async open(parameters: OrderParameters): Promise<void> {
    const resumed = unansweredOrder(this.#collaborators.releases).then((left) => {
      if (left !== undefined && !this.#isDisposed) this.#newRelease(left.kind).resume(left.intent);
    });
    await Promise.all([resumed, this.input.start()]);
    const { notice, otherDraft, lost } = await prefillOrder(this.input, parameters, this.#collaborators);
    runInAction(() => {
      if (notice !== undefined) this.notice = notice;
      this.otherDraft = otherDraft;
      this.lost = lost;
      if (this.place.kind === 'opening') this.place = { kind: 'input' };
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.place.kind === 'release') this.place.release.close();
    this.input.dispose();
  }

  /** Leaves the input if nothing is wrong with it; what the order lacks in consents comes first (ORD-16). */
  async check(): Promise<void> {
    this.notice = undefined;
    const { form, nodes } = this.input;
    await sendForm(this, form.session, nodes.request, this.#leaveInput);
  }

  readonly #leaveInput = action(() => {
    const { consentNeeds } = this.input;
    this.attempt = 0;
    if (consentNeeds.length > 0) this.#askConsent(consentNeeds);
    else this.#proceed();
  });

  /** To the check of the order, or to the dealers' quotes. */
  #proceed(): void {
    const { order, quoteRequest, fallBack, warnings } = this.input;
    if (quoteRequest !== undefined) void this.#trade(quoteRequest);
    if (order === undefined) return;
    const checked = { order, fallBack, warnings, onCosts: this.input.costs.take, onRefused: this.#refused };
    const check = new OrderCheckModel(checked, this.#collaborators);
    check.loadCosts();
    this.input.costs.money.renew(leadOf(order).side);
    this.show({ kind: 'check', check });
  }

  async #trade(request: QuoteRequest): Promise<void> {
    if (this.isRequesting) return;
    this.isRequesting = true;
    const { input, place } = this;
    const isWanted = () => !this.#isDisposed && this.place === place && input.quoteRequest === request;
    input.costs.money.renew(request.side);
    const wanted = { request, input, listener: this.#quoteListener, isWanted };
    const opened = await openQuote(wanted, this.#collaborators)();
    runInAction(() => {
      this.isRequesting = false;
      if (E.isLeft(opened)) this.missingPart = opened.left;
      else if (opened.right !== undefined) this.place = { kind: 'quote', quote: opened.right };
    });
  }

  readonly #quoteListener: QuoteListener = {
    onReleased: (told) => {
      if (!this.#isDisposed) this.#newRelease(this.#collaborators.releases.quoteOrder).take(told);
    },
    onChallenged: (asked, challenged) => {
      const { content: order } = challenged;
      const check = new OrderCheckModel({ order, fallBack: undefined, warnings: [] }, this.#collaborators);
      const release = this.#newRelease(this.#collaborators.releases.quoteOrder);
      release.open(asked, challenged);
      this.show({ kind: 'release', check, release });
    },
    onFailure: (failure) => this.#refused(failure),
  };

  /** Terms and approvals in front of whatever comes next. */
  #askConsent(needs: readonly ConsentNeed[]): void {
    const consent = new ConsentModel(needs, this.#collaborators, {
      onGranted: () => {
        this.failure = undefined;
        // What the bank said of the order before no longer holds.
        this.input.takeMessages([]);
        this.#proceed();
      },
      onFailure: (failure) => this.#follow(failure),
    });
    this.show({ kind: 'consent', consent });
  }

  /** Back to the input; a changed order gets a new challenge, the old one is void then. */
  edit(): void {
    this.failure = undefined;
    this.place = { kind: 'input' };
  }

  async takeOtherDraft(): Promise<void> {
    const { otherDraft } = this;
    this.otherDraft = undefined;
    const lost = otherDraft ? await this.input.resume(otherDraft) : this.lost;
    runInAction(() => {
      this.lost = lost;
    });
  }

  /** Has the bank validate the order and send a challenge; goes on to the release of what is said in these words. */
  async requestRelease(words: string): Promise<void> {
    const { place } = this;
    if (place.kind !== 'check' || this.isRequesting || !place.check.proceed()) return;
    const { check, left } = place;
    const { releases } = this.#collaborators;
    const request = () => check.request(words, releases.drafts.order);
    const release = this.#newRelease(releases.order);
    const proceed = (challenged: Challenged<OrderRequest>): void => {
      release.open(request(), challenged);
      this.place = { kind: 'release', check, release };
    };
    if (left !== undefined) this.place = left;
    else if (check.challenged !== undefined) proceed(check.challenged);
    if (this.place !== place) return;
    this.isRequesting = true;
    this.failure = undefined;
    this.attempted = undefined;
    const isReady = (await this.input.costs.money.tell(check, this.input.shown)) && this.place === place;
    const answer = isReady ? await release.request(request(), { wantsTwin: check.wantsTwin })() : undefined;
    runInAction(() => {
      this.isRequesting = false;
      if (this.place !== place || answer === undefined) return;
      this.attempted = release.failed;
      if (E.isLeft(answer)) this.#refused(answer.left);
      else if (answer.right.kind === 'challenged') this.#challenged(check, answer.right, proceed);
      else if (answer.right.kind === 'twin') check.takeTwin();
      else release.take(answer.right);
    });
  }

  #challenged(
    check: OrderCheckModel,
    challenged: Challenged<OrderRequest>,
    proceed: (challenged: Challenged<OrderRequest>) => void,
  ): void {
    if (correctedDates(challenged.messages, check.order.orderType).length > 0) {
      this.input.takeMessages(challenged.messages);
      this.edit();
      return;
    }
    check.take(challenged);
    if (check.proceed()) proceed(challenged);
  }

  /** A refusal leads to what mends it: the consents the order lacks, else the input with the reasons. */
  readonly #refused = (failure: Failure): void => {
    if (failure.kind !== 'validation') {
      this.#follow(failure);
      return;
    }
    const needs = consentNeeds(failure.messages);
    if (needs.length > 0) this.#askConsent(needs);
    else
      runInAction(() => {
        this.input.takeMessages(failure.messages);
        this.attempt += 1;
        this.edit();
      });
  };

  /** Shows another step, or one again that was shown before. */
  show(place: OrderEntryModel['place']): void {
    runInAction(() => {
      this.place = place;
    });
  }

  /** Ends the session, leads to another page, or is shown here. */
  #follow(failure: Failure): void {
    const next = this.#collaborators.followFailure.execute(failure);
    runInAction(() => {
      if (next.kind === 'route') this.route = next.path;
      else if (next.kind === 'stay') this.failure = failure;
    });
  }

  /** A release of this page; nothing else is offered while the bank is asked about it. */
  #newRelease(kind: Release<OrderRequest, Order>): ReleaseModel<OrderRequest, Order> {
    const release: ReleaseModel<OrderRequest, Order> = new ReleaseModel(kind, this.#collaborators, {
      onEnd: (end) => this.#end(end, kind),
      onFailure: (failure) => this.#follow(failure),
      onAsking: () => {
        const check = 'check' in this.place ? this.place.check : undefined;
        this.show({ kind: 'release', check, release });
      },
    });
    return release;
  }

  /**
   * Whatever became of the order, the customer is told, and not told again after a reload. A customer who has left the
   * page is told by the next one.
   */
  #end(end: ReleaseEnd<Order>, kind: Release<OrderRequest, Order>): void {
    if (this.#isDisposed) return;
    void kind.acknowledge(end.intent.id)();
    runInAction(() => {
      this.attempted = end.intent;
      if (end.kind === 'created') {
        this.input.keeper.stop();
        this.input.dispose();
        const followedBy = this.#collaborators;
        this.place = { kind: 'done', order: end.result, intent: end.intent, followedBy };
        return;
      }
      this.notice = noticeAfter(end);
      if (end.kind === 'refused') {
        this.input.takeMessages(end.messages);
        this.attempt += 1;
      }
      this.place = { kind: 'input' };
    });
  }
}
