import type { OrderMarket } from '@application/order/order-market';
import type { ReleaseRequest } from '@application/release/release-request';
import type { ReleaseState } from '@application/release/release-state';
import type { Challenged } from '@application/release/request-release';
import type { Cancel } from '@application/ports/scheduler';
import type { AcceptedQuote } from '@application/quote/accept-quote';
import type { QuoteTrading } from '@application/quote/quote-trading';
import type { QuoteAnswer } from '@application/quote/request-quote';
import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { KnownOfOrder } from '@domain/order/cost/order-total';
import type { Message } from '@domain/message/message';
import type { Order } from '@domain/order/open/order';
import type { OrderRequest, QuoteOrder } from '@domain/order/order-request';
import { quoteOrder, remainingLife, type Quote, type QuoteRequest } from '@domain/order/quote/quote';
import { stepQuote, type QuoteEvent, type QuotePhase } from '@domain/order/quote/quote-phase';
import type { Failure } from '@domain/failure/failure';
import type { QuoteTicketId } from '@domain/codes/ids';
import { ReleaseModel } from '@ui/release/release-model';
import type { TanTools } from '@ui/tan/tan-entry-model';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { knownOf, type KnownNode } from '../money/known-of';
import type { OrderMoneyModel } from '../money/order-money-model';
import type { ShownNodes } from '../observed-order';
import type { OrderReleases } from '../release/order-releases';
import { RemoteValue } from '@ui/parts/remote-value';

/** The order page as far as a dealer's price is counted by it. */
export interface QuoteInput {
  readonly shown: ShownNodes<KnownNode>;
  readonly costs: { readonly money: Pick<OrderMoneyModel, 'basis' | 'need' | 'told'> };
}

/** What trading on a quote works with. */
export interface QuoteCollaborators extends TanTools {
  readonly input: QuoteInput;
  readonly releases: Pick<OrderReleases, 'drafts'>;
  readonly quoteTrading: QuoteTrading;
  readonly market: Pick<OrderMarket, 'orders'>;
}

/** Who opened the quote: told what became of the accepted one. */
export interface QuoteListener {
  onReleased(told: ReleaseState<Order>): void;
  /** The bank wants a proof for the order after all. */
  onChallenged(request: ReleaseRequest<OrderRequest>, challenged: Challenged<OrderRequest>): void;
  onFailure(failure: Failure): void;
}

/** How often the ring is drawn again, in milliseconds. */
const TICK_MS = 100;

/**
 * Trading on a quote (ORD-18, rules.md 6): the ticket is released by TAN, the dealer's price stands for milliseconds
 * counted from its receipt, and only the customer's own press accepts it or asks again.
 */
export class QuoteModel {
  readonly #collaborators: QuoteCollaborators;
  readonly #listener: QuoteListener;
  #ticket: QuoteTicketId | undefined;
  #stopTicking: Cancel | undefined;
  #stopWaiting: Cancel | undefined;
  /** Counts questions, so that a late answer to an older one is dropped. */
  #run = 0;
  readonly request: QuoteRequest;
  readonly costs: RemoteValue<readonly CostIndication[]>;
  /** The release of the request; begun again when a ticket is over. */
  readonly ticket: ReleaseModel<QuoteRequest, QuoteTicketId>;
  phase: QuotePhase = { kind: 'ticket' };
  /** The reading of the stopwatch that the ring is drawn by. */
  now: number;
  failure: Failure | undefined;
  /** Why the bank has not taken the price: its time was over on the way, or the market had run away from it. */
  refusal: readonly Message[] = [];
  /** The same deal was made in another window a moment ago: another press makes a second one. */
  hasTwin = false;
  /** How many tickets were begun; of a second one the customer is told why. */
  tickets = 1;

  constructor(request: QuoteRequest, collaborators: QuoteCollaborators, listener: QuoteListener) {
    this.request = request;
    this.#collaborators = collaborators;
    this.#listener = listener;
    this.costs = new RemoteValue(collaborators.clock);
    this.now = collaborators.quoteTrading.stopwatch.elapsed();
    this.ticket = this.#newTicket();
    makeAutoObservable(
      this,
      {
        request: false,
        costs: false,
        ticket: false,
        phase: observableRef,
        failure: observableRef,
        refusal: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The price on the table, still good or over. */
  get quote(): Quote | undefined {
    return 'quote' in this.phase ? this.phase.quote : undefined;
  }

  /** The order that a press makes of the price, as long as that stands. */
  get order(): QuoteOrder | undefined {
    const { phase } = this;
    return phase.kind === 'quoted' || phase.kind === 'accepting'
      ? quoteOrder(this.request, phase.quote)
      : undefined;
  }

  /** A ticket was released, and is over. */
  get hasLapsed(): boolean {
    return this.tickets > 1;
  }

  /** What is known beside the price on the table. */
  get known(): KnownOfOrder {
    return knownOf(this.#collaborators.input.shown, this.costs.value?.[0]);
  }

  /** What the tax of a sale follows from. */
  get money(): QuoteInput['costs']['money'] {
    return this.#collaborators.input.costs.money;
  }

  /** The milliseconds the price still stands. */
  get remaining(): number {
    const { phase } = this;
    return phase.kind === 'quoted' ? remainingLife(phase.quote, phase.receivedAt, this.now) : 0;
  }

  /** Begins the release of the request, unless it has begun: what is signed is said in these words. */
  open(words: string): void {
    if (this.phase.kind !== 'ticket' || this.ticket.stage.kind !== 'none') return;
    const { drafts } = this.#collaborators.releases;
    this.ticket.open({ content: this.request, words, draft: drafts.quoteTicket });
  }

  /** Asks the dealer, or asks again; the price before, if one stood, is given up by it. */
  ask(): void {
    this.#apply({ kind: 'ask' });
    if (this.phase.kind === 'asking') void this.#fetch();
  }

  /** Takes the price, unless its time is over. What becomes of it is told even to who has turned away meanwhile. */
  async accept(words: string): Promise<void> {
    this.#tick();
    const { phase } = this;
    if (phase.kind !== 'quoted') return;
    this.#apply({ kind: 'accept' });
    const { quoteTrading, releases } = this.#collaborators;
    const content = quoteOrder(this.request, phase.quote);
    const told = this.money.told(content, this.known);
    const request = { content, words, draft: releases.drafts.order, told };
    this.#accepted(request, await quoteTrading.accept.execute(request, this.hasTwin)());
  }

  /** The view goes away: no timer may run on, no price may come any more. */
  dispose(): void {
    this.#run += 1;
    this.ticket.close();
    this.#rest();
  }

  #newTicket(): ReleaseModel<QuoteRequest, QuoteTicketId> {
    const { ticket } = this.#collaborators.quoteTrading;
    return new ReleaseModel(
      ticket,
      this.#collaborators,
      {
        onEnd: (end) => {
          void ticket.acknowledge(end.intent.id)();
          if (end.kind === 'created') this.#released(end.result);
          else this.#again();
        },
        onFailure: (failure) => this.#listener.onFailure(failure),
        // What the TAN widget cannot mend: the order itself, or the way to the bank.
        onUnasked: (failure) => {
          if (failure.kind !== 'tan') this.#listener.onFailure(failure);
        },
      },
      'until-asking',
    );
  }

  #released(ticket: QuoteTicketId): void {
    this.#ticket = ticket;
    this.#apply({ kind: 'released' });
    void this.#fetch();
  }

  /** Nothing has come of the ticket: another one is asked for. */
  #again(): void {
    runInAction(() => {
      this.tickets += 1;
      this.ticket.close();
    });
  }

  async #fetch(): Promise<void> {
    const run = this.#run;
    if (this.#ticket === undefined) return;
    const answer = await this.#collaborators.quoteTrading.request.execute(this.request, this.#ticket)();
    if (run !== this.#run) return;
    if (E.isRight(answer)) this.#answered(answer.right);
    else this.#failed(answer.left);
  }

  #answered(answer: QuoteAnswer): void {
    switch (answer.kind) {
      case 'quoted':
        this.#apply(answer);
        this.#stopTicking = this.#collaborators.scheduler.every(TICK_MS, () => this.#tick());
        void this.costs.load(this.#collaborators.market.orders.costs(quoteOrder(this.request, answer.quote)));
        return;
      case 'by-hand':
        this.#apply({ kind: 'by-hand' });
        this.#stopWaiting = this.#collaborators.scheduler.after(answer.againIn, () => void this.#fetch());
        return;
      case 'no-quote':
      case 'ticket-over':
        this.#apply(answer);
    }
  }

  #accepted(request: ReleaseRequest<OrderRequest>, accepted: E.Either<Failure, AcceptedQuote>): void {
    if (E.isLeft(accepted)) {
      this.#failed(accepted.left);
      return;
    }
    const { right } = accepted;
    switch (right.kind) {
      case 'quote-over':
        this.#apply({ kind: 'refused' });
        runInAction(() => (this.refusal = right.messages));
        return;
      case 'ticket-over':
        this.#apply({ kind: 'ticket-over' });
        return;
      case 'twin':
        this.#hold();
        return;
      case 'challenged':
        this.#listener.onChallenged(request, right);
        return;
      default:
        this.#listener.onReleased(right);
    }
  }

  /** Back to the price, as long as it stands: the customer decides whether to make the same deal twice. */
  #hold(): void {
    this.#apply({ kind: 'held' });
    runInAction(() => {
      this.hasTwin = true;
    });
    this.#stopTicking = this.#collaborators.scheduler.every(TICK_MS, () => this.#tick());
    this.#tick();
  }

  /** No order has come of it: the customer is told why and asks again, or not. */
  #failed(failure: Failure): void {
    this.#apply({ kind: this.phase.kind === 'accepting' ? 'refused' : 'no-quote' });
    runInAction(() => {
      this.failure = failure;
    });
    this.#listener.onFailure(failure);
  }

  #tick(): void {
    runInAction(() => {
      this.now = this.#collaborators.quoteTrading.stopwatch.elapsed();
      if (this.phase.kind === 'quoted' && this.remaining === 0) this.#apply({ kind: 'time-over' });
    });
  }

  /** Steps the phase; whatever ran for the one before is given up. */
  #apply(event: QuoteEvent): void {
    runInAction(() => {
      const before = this.phase;
      this.phase = stepQuote(before, event);
      if (this.phase === before) return;
      this.#run += 1;
      this.#rest();
      this.failure = undefined;
      this.refusal = [];
      this.now = this.#collaborators.quoteTrading.stopwatch.elapsed();
      if (this.phase.kind !== 'ticket') return;
      this.#again();
    });
  }

  #rest(): void {
    this.#stopTicking?.();
    this.#stopWaiting?.();
    this.#stopTicking = undefined;
    this.#stopWaiting = undefined;
  }
}
