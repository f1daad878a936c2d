import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { depotId, type DepotId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import { isRaised, targetMarketNamed, type TargetMarketChange } from '@domain/knowledge/target-market';
import type { KnowledgeClass } from '@domain/knowledge/product-group';
import type { Message } from '@domain/message/message';
import { canonicalText } from '@domain/release/canonical-text';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FakeBank } from './fake-bank';
import { toOutcome } from './fake-key-memory';
import { errorMessage, refusal } from './fake-refusal';

/** Target markets at the fake bank, for a customer who has shown so much. */
export class FakeTargetMarketRelease implements ReleaseGateway<TargetMarketChange, TargetMarketChange> {
  constructor(
    private readonly bank: FakeBank,
    private readonly shown: () => KnowledgeClass = () => 'ADVANCED',
  ) {}

  validate(wanted: TargetMarketChange, type?: TanType): Result<Validated> {
    return this.bank.answer('validateTargetMarket', 'session-tan', (): E.Either<Failure, Validated> => {
      const against = this.#against(wanted);
      if (against.length > 0) return E.left(refusal(...against));
      if (!this.#isRaise(wanted)) return E.right({ messages: [] });
      return pipe(
        this.bank.tan.issue('target-market', wanted, type),
        E.map((challenge) => ({ messages: [], challenge })),
      );
    });
  }

  create(
    wanted: TargetMarketChange,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<TargetMarketChange> {
    const { bank } = this;
    return bank.answer('changeTargetMarket', 'session-tan', () =>
      pipe(
        bank.keys.once(id, {
          body: canonicalText(wanted),
          prove: () =>
            this.#isRaise(wanted) ? bank.tan.redeem(proof, 'target-market', wanted) : E.right(undefined),
          refusals: () => this.#against(wanted),
          act: () => this.#put(wanted),
        }),
        E.map((reference) => this.#current(depotId(reference))),
      ),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<TargetMarketChange>> {
    return this.bank.answer('targetMarketOutcome', 'session-tan', () => this.#told(this.bank.keys.endOf(id)));
  }

  void({ id }: KeyedIntent): Result<Outcome<TargetMarketChange>> {
    return this.bank.answer('voidTargetMarket', 'session-tan', () => this.#told(this.bank.keys.void(id)));
  }

  #told(end: Parameters<typeof toOutcome>[0]): E.Either<never, Outcome<TargetMarketChange>> {
    return E.right(toOutcome(end, (reference) => this.#current(depotId(reference))));
  }

  #current(id: DepotId): TargetMarketChange {
    const depot = this.bank.world.depots.find((each) => each.id === id);
    return { depotId: id, targetMarket: targetMarketNamed(depot?.targetMarket) };
  }

  #isRaise({ depotId: id, targetMarket }: TargetMarketChange): boolean {
    return isRaised(this.#current(id).targetMarket, targetMarket);
  }

  #against({ targetMarket }: TargetMarketChange): readonly Message[] {
    return isRaised(this.shown(), targetMarket)
      ? [errorMessage('fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend')]
      : [];
  }

  #put({ depotId: id, targetMarket }: TargetMarketChange): string {
    const { world } = this.bank;
    world.depots = world.depots.map((depot) => (depot.id === id ? { ...depot, targetMarket } : depot));
    return id;
  }
}
