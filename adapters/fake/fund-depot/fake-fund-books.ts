import type { CheckedFundOrder } from '@application/ports/bank/fund-depot-gateway';
import type { Validated } from '@application/ports/bank/release-gateway';
import type { Clock } from '@application/ports/clock';
import { fundOrderId, type ChallengeId, type FundOrderId, type IntentId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { FundConditions, ReferenceAccount } from '@domain/fund-depot/fund-conditions';
import { isOpen, withOrder, type FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  PartialFundOrder,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { fundBinding } from '@domain/fund-depot/fund-turn';
import type { Message } from '@domain/message/message';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { canonicalText } from '@domain/release/canonical-text';
import { signedOtherwise } from '@domain/release/signed-otherwise';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeKeyMemory } from '../bank/fake-key-memory';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeTanRules } from '../session/fake-tan-rules';
import { fakeFundPreview, fundMessagesAbout } from './fake-fund-rules';
import { fakeFundConditions } from './fake-fund-world';

type Answer<T> = E.Either<Failure, T>;

/** What is done at the fund depot. */
export type FundWork =
  | { readonly kind: 'order'; readonly order: FundOrderRequest }
  | ({ readonly kind: 'change' } & ChangeOfFundOrder)
  | ({ readonly kind: 'end' } & EndOfFundOrder)
  | ({ readonly kind: 'reference' } & ReferenceAccountChange);

/** The fake bank's books of the fund depot: what is released it does once a key. */
export class FakeFundBooks {
  conditions: FundConditions = fakeFundConditions;
  orders: readonly FundOrder[] = [];
  /** What it says of every order, besides what its own rules find. */
  messages: readonly Message[] = [];
  /** What each challenge binds it to besides what was sent. */
  readonly #bound = new Map<ChallengeId, string>();

  constructor(
    private readonly tan: Pick<FakeTanRules, 'issue' | 'redeem'>,
    private readonly keys: Pick<FakeKeyMemory, 'once'>,
    private readonly clock: Clock,
    private readonly tell: (order: FundOrder) => void,
  ) {}

  get reference(): ReferenceAccount {
    return { depotId: this.conditions.depotId, ...this.conditions.reference };
  }

  existing(id: FundOrderId): FundOrder {
    const order = this.orders.find((each) => each.id === id);
    if (order === undefined) throw new Error(`No fund order ${id}`);
    return order;
  }

  /** Puts an order among those there are, and tells those who follow. */
  put(order: FundOrder): FundOrder {
    this.orders = withOrder(this.orders, order);
    this.tell(order);
    return order;
  }

  check(order: PartialFundOrder): Answer<CheckedFundOrder> {
    const messages = [...fundMessagesAbout(order, this.conditions), ...this.messages];
    return messages.some(isError)
      ? E.left(refusal(...messages))
      : E.right({ messages, preview: fakeFundPreview(order, this.conditions) });
  }

  validate(work: FundWork, type?: TanType): Answer<Validated> {
    const messages = this.#messagesAbout(work);
    if (messages.some(isError)) return E.left(refusal(...messages));
    return E.map((challenge: TanChallenge) => {
      const binding = this.#bindingOf(work);
      if (binding === undefined) return { messages, challenge };
      this.#bound.set(challenge.id, binding);
      return { messages, challenge, binding };
    })(this.tan.issue(purposeOf(work), work, type));
  }

  /** Yields what the result is found by. */
  release(work: FundWork, proof: TanAnswer | undefined, key: IntentId): Answer<string> {
    return this.keys.once(key, {
      body: canonicalText(work),
      prove: () => this.tan.redeem(proof, purposeOf(work), work),
      refusals: () => [...this.#signedOtherwise(work, proof), ...this.#messagesAbout(work).filter(isError)],
      act: () => this.#do(work),
    });
  }

  #messagesAbout(work: FundWork): readonly Message[] {
    switch (work.kind) {
      case 'order':
        return [...fundMessagesAbout(work.order, this.conditions), ...this.messages];
      case 'change':
        return [...this.#against(work.orderId), ...fundMessagesAbout(work.order, this.conditions)];
      case 'end':
        return this.#against(work.orderId);
      case 'reference':
        return work.iban === this.conditions.reference.iban
          ? [errorMessage('fehler-referenzkonto-unveraendert', ['iban'])]
          : this.messages;
    }
  }

  #bindingOf(work: FundWork): string | undefined {
    return work.kind === 'order' || work.kind === 'change'
      ? fundBinding(fakeFundPreview(work.order, this.conditions))
      : undefined;
  }

  /** An order is executed on the days that were signed, or not at all. */
  #signedOtherwise(work: FundWork, proof: TanAnswer | undefined): readonly Message[] {
    const bound = proof && this.#bound.get(proof.challengeId);
    return bound === this.#bindingOf(work) ? [] : [signedOtherwise];
  }

  #against(id: FundOrderId): readonly Message[] {
    return isOpen(this.existing(id)) ? this.messages : [errorMessage('fehler-fondsauftrag-beendet')];
  }

  #do(work: FundWork): string {
    switch (work.kind) {
      case 'order':
        return this.put(
          this.#orderOf(work.order, fundOrderId(`fund-order-${String(this.orders.length + 1)}`)),
        ).id;
      case 'change': {
        const { createdAt, version } = this.existing(work.orderId);
        const changed = this.#orderOf(work.order, work.orderId);
        return this.put({ ...changed, createdAt, version: String(Number(version) + 1) }).id;
      }
      case 'end': {
        const order = this.existing(work.orderId);
        const state = order.regular === undefined ? 'CANCELLED' : 'ENDED';
        return this.put({ ...order, state, isModifiable: false, isDeletable: false }).id;
      }
      case 'reference': {
        const { reference } = this.conditions;
        this.conditions = { ...this.conditions, reference: { ...reference, iban: work.iban } };
        return work.depotId;
      }
    }
  }

  #orderOf({ regular, ...order }: FundOrderRequest, id: FundOrderId): FundOrder {
    const { days, ...preview } = fakeFundPreview(order, this.conditions);
    const { extent } = order;
    return {
      ...order,
      ...preview,
      id,
      state: regular === undefined ? 'PENDING' : 'ACTIVE',
      version: '1',
      createdAt: this.clock.now(),
      isModifiable: true,
      isDeletable: true,
      ...(regular === undefined
        ? days && { days }
        : {
            regular: {
              ...regular,
              nextDate: regular.start,
              ...(extent.kind === 'AMOUNT' && { nextAmount: amount(extent.amount, EUR) }),
            },
          }),
    };
  }
}

const isError = ({ severity }: Message): boolean => severity === 'ERROR';

const purposeOf = ({ kind }: FundWork): string => `fund-${kind}`;
