import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import type { MemoryReleaseJournal } from '@adapters/fake/device/memory-release-journal';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { FakeIntentGateway } from '@adapters/fake/bank/fake-intent-gateway';
import type { ClosedKey } from '@application/ports/bank/intent-gateway';
import { CloseUnreadable, type NoteClosed } from '@application/release/close-unreadable';
import type { IntentId } from '@domain/codes/ids';
import { IntentLedger } from '@application/release/intent-ledger';
import { StandingChallenge } from '@application/release/standing-challenge';
import { ListOpenIntents } from '@application/release/list-open-intents';
import type { Registration } from '@application/release/registration';
import { Release } from '@application/release/release';
import type { ReleaseRequest } from '@application/release/release-request';
import type { Challenged, Requested } from '@application/release/request-release';
import type { Failure } from '@domain/failure/failure';
import type { TanAnswer } from '@domain/tan/tan-answer';
import * as E from 'fp-ts/Either';

/** One kind at a bank in memory, with something to release. */
export interface KindBench<C, T> {
  readonly bank: FakeBank;
  /** The kind as a page has it. */
  readonly register: () => Registration<C, T>;
  readonly request: ReleaseRequest<C>;
  /** Something else of the same draft. */
  readonly other: ReleaseRequest<C>;
  /** How often what is asked for has been done. */
  readonly done: () => number;
  /** From now on the bank refuses it, and says why with this key. */
  readonly refuse: () => string;
  /** The names of the calls, as faults are planned for them. */
  readonly calls: Readonly<Record<keyof ReleaseGateway<C, T>, string>>;
  /** Whether the bank keeps no memory of what it has refused. */
  readonly forgets?: boolean;
}

/** One page of the portal: what it holds in memory is gone with it, what it stored stays in the storage. */
export class ReleasePage<C, T> {
  readonly bank: FakeBank;
  readonly registration: Registration<C, T>;
  readonly journal: MemoryReleaseJournal;
  readonly release: Release<C, T>;
  readonly listOpenIntents: ListOpenIntents;
  /** What was said of entries that could not be read. */
  readonly closed: (readonly [IntentId, ClosedKey['state']])[] = [];

  constructor(
    readonly kind: KindBench<C, T>,
    readonly storage = new MemoryCustomerStorage(),
    readonly identifiers = new FakeIdentifiers(),
    readonly locks = new FakeLocks(),
  ) {
    this.bank = kind.bank;
    const { scheduler } = kind.bank;
    this.registration = kind.register();
    this.journal = storage.journal;
    this.listOpenIntents = new ListOpenIntents(
      this.journal,
      scheduler,
      new CloseUnreadable(this.journal, new FakeIntentGateway(kind.bank), this.#noted),
    );
    this.release = new Release(this.registration, {
      ledger: new IntentLedger(this.journal, scheduler),
      standing: new StandingChallenge(),
      drafts: storage.orderDrafts,
      identifiers,
      locks,
      clock: scheduler,
      scheduler,
    });
  }

  readonly #noted: NoteClosed =
    (key, { state }) =>
    async () =>
      void this.closed.push([key, state]);

  /** The same tab after a reload; what the page before held is free. */
  reload(): ReleasePage<C, T> {
    return new ReleasePage(this.kind, this.storage, this.identifiers);
  }

  /** Another tab of the same customer. */
  otherTab(): ReleasePage<C, T> {
    return new ReleasePage(this.kind, this.storage, new FakeIdentifiers('2'), this.locks);
  }

  /** What is asked for here; a draft of a tab's own is another's in another tab. */
  ask(request: ReleaseRequest<C> = this.kind.request): Promise<E.Either<Failure, Requested<C, T>>> {
    return this.release.request(request, { type: 'M_TAN' })();
  }

  /** A challenge; anything else is a mistake of the test. */
  async challenge(request?: ReleaseRequest<C>): Promise<Challenged<C>> {
    return challenged(await this.ask(request));
  }

  /** Sends it with the right proof, as the customer reads it from the telephone, and waits for what is said of it. */
  send(release: Challenged<C>, proof = this.proof(release)) {
    return this.wait(this.release.send(release, proof)());
  }

  proof({ challenge }: Challenged<C>): TanAnswer | undefined {
    if (challenge === undefined) return undefined;
    return { challengeId: challenge.id, type: challenge.type, tan: this.bank.tan.codeOf(challenge.id) };
  }

  /** Lets up to a minute pass, as the customer waits, and gives what the promise yields. */
  async wait<A>(promise: Promise<A>): Promise<A> {
    const answers: A[] = [];
    void promise.then((answer) => answers.push(answer));
    for (let second = 0; second < 60 && answers.length === 0; second++)
      await this.bank.scheduler.advance(1000);
    const [answer] = answers;
    if (answer === undefined) throw new Error('Still waiting after a minute');
    return answer;
  }
}

/** The challenge of an answer that must be one. */
export function challenged<C, T>(answer: E.Either<Failure, Requested<C, T>>): Challenged<C> {
  if (E.isLeft(answer) || answer.right.kind !== 'challenged')
    throw new Error(`No challenge but ${kindOf(answer)}`);
  return answer.right;
}

/** What a call yielded, in one word: the kind of the success or of the failure. */
export const kindOf = (answer: E.Either<{ readonly kind: string }, { readonly kind: string }>): string =>
  E.isLeft(answer) ? `failure ${answer.left.kind}` : answer.right.kind;
