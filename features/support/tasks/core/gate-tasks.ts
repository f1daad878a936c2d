import { FakeAuthenticationGateway } from '@adapters/fake/session/fake-authentication-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeSessionGateway } from '@adapters/fake/session/fake-session-gateway';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import { EnterProtected, type Entrance } from '@application/tan/enter-protected';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { LimitOrder } from '@domain/order/order-request';
import type { Amount } from '@domain/money/amount';
import type { Failure } from '@domain/failure/failure';
import { intentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import assert from 'node:assert/strict';
import * as E from 'fp-ts/Either';

const WRONG = 'falsch';

/** A customer at the gates of the fake bank: session, order area, and what the bank counts. */
export class GateTasks {
  readonly #bank = new FakeBank();
  readonly #sessions = new FakeSessionGateway(this.#bank);
  readonly #orders = new FakeOrderGateway(this.#bank);
  readonly #authentication = new FakeAuthenticationGateway(this.#bank);
  readonly #enter = new EnterProtected(() => this.#orders.dimensions({}), this.#authentication);
  #entrance: Entrance<Dimensions> | undefined;

  closeSession(): void {
    const { world } = this.#bank;
    world.session = { ...world.session, sessionTanActive: false };
  }

  async releaseSession(type: TanType): Promise<void> {
    const session = right(await this.#sessions.load()());
    const challenge = right(await this.#sessions.requestActivation(session, type)());
    right(await this.#sessions.activate(session, this.#proof(challenge))());
  }

  async sendWrongTans(count: number): Promise<void> {
    const session = right(await this.#sessions.load()());
    for (let each = 0; each < count; each++) {
      const challenge = right(await this.#sessions.requestActivation(session, 'M_TAN')());
      await this.#sessions.activate(session, { ...this.#proof(challenge), tan: WRONG })();
    }
  }

  async requestOnly(count: number): Promise<void> {
    const session = right(await this.#sessions.load()());
    for (let each = 0; each < count; each++) await this.#sessions.requestActivation(session, 'M_TAN')();
  }

  async enter(): Promise<void> {
    this.#entrance = right(await this.#enter.execute()());
  }

  async authorise(type: TanType): Promise<void> {
    const entrance = this.#entrance;
    assert.ok(entrance?.kind === 'authorisation', 'Der Orderbereich verlangt keine Freigabe');
    const request = this.#authentication.validate(entrance.targets.validate, type);
    const proof = this.#proof(right(await request()));
    right(await this.#authentication.activate(entrance.targets.activate, proof)());
  }

  async checkAndRelease(checked: Order, released: Order): Promise<void> {
    const release = new FakeOrderRelease(this.#bank);
    const { challenge } = right(await release.validate(limitOrder(checked), 'M_TAN')());
    assert.ok(challenge, 'Die Bank verlangt keinen Nachweis');
    const id = intentId('00000000-0000-4000-8000-000000000001');
    await release.create(limitOrder(released), this.#proof(challenge), { id })();
  }

  expectSession(isReleased: boolean): void {
    assert.equal(this.#bank.world.session.sessionTanActive, isReleased);
  }

  expectDemand(favourite: TanType): void {
    assert.ok(this.#entrance?.kind === 'authorisation');
    assert.equal(this.#entrance.tanState?.selected, favourite);
  }

  expectOpen(): void {
    assert.equal(this.#entrance?.kind, 'content');
  }

  expectLeft(counter: 'triesLeft' | 'challengesLeft', count: number): void {
    assert.equal(this.#bank.tan.methods[counter], count);
  }

  expectLocked(isLocked: boolean): void {
    assert.equal(this.#bank.tan.isLocked, isLocked);
  }

  async expectRefused(type: TanType): Promise<void> {
    const session = right(await this.#sessions.load()());
    const answer = await this.#sessions.requestActivation(session, type)();
    assert.ok(E.isLeft(answer) && answer.left.kind === 'tan' && answer.left.reason === 'denied');
  }

  expectOrders(count: number): void {
    assert.equal(this.#bank.orders.all.length, count);
  }

  /** What the customer reads from the telephone, or the approval given there. */
  #proof({ id, type }: TanChallenge): TanAnswer {
    if (type !== 'P_TAN_PUSH') return { challengeId: id, type, tan: this.#bank.tan.codeOf(id) };
    this.#bank.tan.decide(id, 'AUTHENTICATED');
    return { challengeId: id, type };
  }
}

/** An order as the scenarios tell it. */
interface Order {
  readonly quantity: string;
  readonly limit: Amount;
}

const limitOrder = ({ quantity, limit }: Order): LimitOrder => ({
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'BUY',
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces(quantity),
  validity: { type: 'GFD' },
  orderType: 'LIMIT',
  limit,
});

function right<T>(answer: E.Either<Failure, T>): T {
  if (E.isLeft(answer)) throw new Error(`Die Bank lehnt ab: ${answer.left.kind}`);
  return answer.right;
}
