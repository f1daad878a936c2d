import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { MemoryDraftStore } from '@adapters/fake/device/memory-draft-store';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { AcknowledgeIntent } from '@application/order/acknowledge-intent';
import { AskBank } from '@application/order/ask-bank';
import { DiscardIntent } from '@application/order/discard-intent';
import { IntentDesk } from '@application/order/intent-desk';
import { ListOpenIntents } from '@application/order/list-open-intents';
import { ReleaseOrder } from '@application/order/release-order';
import { RequestRelease, type Challenged, type ReleaseRequest } from '@application/order/request-release';
import { StoredIntentJournal } from '@application/order/stored-intent-journal';
import type { LimitOrder, OrderRequest } from '@domain/order/order-request';
import { amount } from '@domain/money/amount';
import type { Failure } from '@domain/failure/failure';
import { EUR } from '@domain/money/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';

/** Buys SAP at a limit. */
export const buySap = (quantity = '10'): LimitOrder => ({
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'BUY',
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces(quantity),
  validity: { type: 'GFD' },
  orderType: 'LIMIT',
  limit: amount('230.00', EUR),
});

/** One page of the portal: what it holds in memory is gone with it, what it stored stays in the store. */
export class OrderPage {
  readonly gateway: FakeOrderGateway;
  readonly journal: StoredIntentJournal;
  readonly requestRelease: RequestRelease;
  readonly releaseOrder: ReleaseOrder;
  readonly askBank: AskBank;
  readonly discardIntent: DiscardIntent;
  readonly listOpenIntents: ListOpenIntents;
  readonly acknowledgeIntent: AcknowledgeIntent;

  constructor(
    readonly bank: FakeBank,
    readonly store = new MemoryDraftStore(),
    readonly identifiers = new FakeIdentifiers(),
    readonly locks = new FakeLocks(),
  ) {
    const { scheduler } = bank;
    this.gateway = new FakeOrderGateway(bank);
    this.journal = new StoredIntentJournal(store, new RecordingLogger());
    const desk = new IntentDesk({
      orders: this.gateway,
      journal: this.journal,
      drafts: store,
      clock: scheduler,
      scheduler,
    });
    this.requestRelease = new RequestRelease(this.gateway, desk, identifiers, scheduler, locks);
    this.releaseOrder = new ReleaseOrder(this.gateway, desk);
    this.askBank = new AskBank(desk);
    this.discardIntent = new DiscardIntent(desk);
    this.acknowledgeIntent = new AcknowledgeIntent(desk);
    this.listOpenIntents = new ListOpenIntents(this.journal, scheduler);
  }

  /** The same tab after a reload. */
  reload(): OrderPage {
    return new OrderPage(this.bank, this.store, this.identifiers, this.locks);
  }

  /** Another tab of the same customer. */
  otherTab(): OrderPage {
    return new OrderPage(this.bank, this.store, new FakeIdentifiers('2'), this.locks);
  }

  /** The release step with a challenge; anything else is a mistake of the test. */
  async challenge(order: OrderRequest = buySap()): Promise<Challenged> {
    return challenged(await this.requestRelease.execute(order, 'M_TAN')());
  }

  /** The right proof of a challenge, as the customer reads it from the telephone. */
  proof({ challenge }: Pick<Challenged, 'challenge'>): TanAnswer {
    return { challengeId: challenge.id, type: challenge.type, tan: this.bank.tan.codeOf(challenge.id) };
  }

  /** Lets up to a minute pass, as the customer waits, and gives what the promise yields. */
  async wait<T>(promise: Promise<T>): Promise<T> {
    const answers: T[] = [];
    void promise.then((answer) => answers.push(answer));
    for (let second = 0; second < 60 && answers.length === 0; second++)
      await this.bank.scheduler.advance(1000);
    const [answer] = answers;
    if (answer === undefined) throw new Error('Still waiting after a minute');
    return answer;
  }
}

/** A page of a customer with a well filled depot. */
export const orderPage = (): OrderPage => new OrderPage(new FakeBank());

/** The challenge of an answer that must be one. */
export function challenged(answer: E.Either<Failure, ReleaseRequest>): Challenged {
  if (E.isLeft(answer) || answer.right.kind !== 'challenged') {
    throw new Error(`No challenge but ${E.isLeft(answer) ? answer.left.kind : answer.right.kind}`);
  }
  return answer.right;
}

/** What a call yielded, in one word: the kind of the success or of the failure. */
export const kindOf = (answer: E.Either<{ readonly kind: string }, { readonly kind: string }>): string =>
  E.isLeft(answer) ? `failure ${answer.left.kind}` : answer.right.kind;
