import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank, type Need } from '@adapters/fake/bank/fake-bank';
import type { Operation } from '@adapters/fake/bank/fake-faults';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import type { ApplicationDraftGateway } from '@application/ports/bank/application-draft-gateway';
import type { AdvertisingGateway, ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { FollowInApplication } from '@application/product-application/follow-in-application';
import { FollowFailure } from '@application/session/follow-failure';
import type { Failure } from '@domain/failure/failure';
import { calendarDay } from '@domain/time/local-date';
import { RecordingExit } from '@tests/support/recording-exit';
import type { Either } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';

/** Every call that the page of an application makes, by the ports it makes them through. */
export type Call =
  | keyof Omit<ApplicationGateway, 'mine'>
  | keyof ReleaseGateway<never, never>
  | `draft ${keyof ApplicationDraftGateway}`
  | `advertising ${keyof AdvertisingGateway}`;

/** Each by the name under which it meets its faults. */
export const operations: Readonly<Record<Call, Operation>> = {
  configuration: 'applicationConfiguration',
  prevalidate: 'applicationPrevalidation',
  validate: 'applicationValidation',
  create: 'application',
  outcomeOf: 'intentOutcome',
  void: 'voidIntent',
  'draft list': 'draft list',
  'draft save': 'draft save',
  'draft drop': 'draft drop',
  'advertising reference': 'advertising reference',
  'advertising referenceOf': 'advertising referenceOf',
  'advertising module': 'advertising module',
  'advertising bundle': 'advertising bundle',
};

/** Who applies: a customer of the bank, or somebody who is none. */
export type Who = 'customer' | 'stranger';

const NOBODY: Failure = { kind: 'session-expired' };
const ON_OFFER = { validFrom: calendarDay('2026-01-01'), validTo: calendarDay('2027-12-31') };

/** The bank as the page of an application knows it: asked how it is made and for drafts in silence, followed in all else. */
export class ApplyingBank extends FakeBank {
  readonly exit = new RecordingExit();
  readonly navigation = new RecordingNavigation();
  readonly desk = new FakeApplications(this);
  readonly drawer = new FakeApplicationDrafts();
  readonly follow: FollowInApplication;
  isSignedOut = false;

  constructor(readonly who: Who) {
    super();
    this.world.agreement = { types: ['M_TAN'] };
    this.follow = new FollowInApplication(
      new FollowFailure(this.navigation, new MemoryErrorMemory(), this.exit, { errorPath: '/fehler' }),
      this.navigation,
      () => Promise.resolve(who === 'stranger'),
    );
  }

  /** Where the portal was left for. */
  get leftFor(): string | undefined {
    return this.isSignedOut ? 'login' : (this.exit.left.at(-1)?.reason ?? this.navigation.left.at(-1));
  }

  /** Anyone who was led away has come back. */
  return(): void {
    this.exit.left.length = 0;
    this.navigation.left.length = 0;
    this.isSignedOut = false;
  }

  override answer<T>(operation: Operation, need: Need, act: () => Either<Failure, T>): Result<T> {
    const answer: Result<T> =
      this.who === 'stranger'
        ? this.faults.meet(operation, async () => act())
        : super.answer(operation, need, act);
    if (operation === operations.configuration) return answer;
    const follow = TE.orElseFirstTaskK((failure: Failure) => this.follow.execute(failure));
    return follow(answer);
  }

  readonly drafts: ApplicationDraftGateway = {
    list: () => this.#ofCustomer('draft list', this.drawer.list()),
    save: (draft) => this.#ofCustomer('draft save', this.drawer.save(draft)),
    drop: (id) => this.#ofCustomer('draft drop', this.drawer.drop(id)),
  };

  readonly advertising: AdvertisingGateway = {
    reference: () => this.#told('advertising reference', OFFER),
    referenceOf: () => this.#told('advertising referenceOf', OFFER),
    module: (id) => this.#told('advertising module', { id, name: `Modul ${id}`, ...ON_OFFER }),
    bundle: (id) => this.#told('advertising bundle', { id, name: `Paket ${id}` }),
  };

  #ofCustomer<T>(call: Call, answer: Result<T>): Result<T> {
    return this.faults.meet(operations[call], this.who === 'stranger' ? TE.left(NOBODY) : answer);
  }

  #told<T>(call: Call, answer: T): Result<T> {
    return this.faults.meet(operations[call], TE.right(answer));
  }
}

const OFFER = {
  marketingProductKey: undefined,
  productModuleIds: ['module-1'],
  productBundleIds: ['bundle-1'],
  applicationType: undefined,
};
