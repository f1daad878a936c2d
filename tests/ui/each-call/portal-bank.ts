import { FakeBank, type Need } from '@adapters/fake/bank/fake-bank';
import type { Operation } from '@adapters/fake/bank/fake-faults';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import type { Result } from '@application/ports/result';
import { FollowFailure } from '@application/session/follow-failure';
import type { Failure } from '@domain/failure/failure';
import { RecordingExit } from '@tests/support/recording-exit';
import type { Either } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';

/** The bank as the portal's line to it shows it: what ends the session is followed, whichever call meets it. */
export class PortalBank extends FakeBank {
  readonly exit = new RecordingExit();
  readonly navigation = new RecordingNavigation();
  readonly followFailure = new FollowFailure(this.navigation, new MemoryErrorMemory(), this.exit);

  /** Where the portal was left for. */
  get leftFor(): string | undefined {
    return this.exit.left.at(-1)?.reason ?? this.navigation.left.at(-1);
  }

  /** A customer who was led away has come back. */
  return(): void {
    this.exit.left.length = 0;
    this.navigation.left.length = 0;
  }

  override answer<T>(operation: Operation, need: Need, act: () => Either<Failure, T>): Result<T> {
    const follow = TE.orElseFirstIOK((failure: Failure) => () => void this.followFailure.execute(failure));
    return follow(super.answer(operation, need, act));
  }
}
