import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import type { JointRelease, SubmittedApplication } from '@domain/product-application/submitted-application';
import { canonicalText } from '@domain/release/canonical-text';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeApplications } from './fake-applications';

const NOT_WAITING = errorMessage('fehler-antrag-nicht-freigebbar');

/** The second person's release at the fake bank's desk: of what waits for it, once. */
export class FakeJointRelease implements ReleaseGateway<JointRelease, SubmittedApplication> {
  constructor(
    private readonly bank: FakeBank,
    private readonly desk: Pick<FakeApplications, 'waiting' | 'existing' | 'releaseJointly'>,
  ) {}

  validate(wanted: JointRelease, type?: TanType): Result<Validated> {
    const { bank } = this;
    return bank.answer('jointReleaseValidation', 'session', (): E.Either<Failure, Validated> =>
      this.desk.waiting(wanted.applicationId)
        ? pipe(
            bank.tan.issue('application-release', wanted, type),
            E.map((challenge) => ({ messages: [], challenge })),
          )
        : E.left(refusal(NOT_WAITING)),
    );
  }

  create(
    wanted: JointRelease,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<SubmittedApplication> {
    const { bank } = this;
    return bank.answer('jointRelease', 'session', () =>
      pipe(
        bank.keys.once(id, {
          body: canonicalText(wanted),
          prove: () => bank.tan.redeem(proof, 'application-release', wanted),
          refusals: () => (this.desk.waiting(wanted.applicationId) ? [] : [NOT_WAITING]),
          act: () => this.desk.releaseJointly(wanted.applicationId),
        }),
        E.map((reference) => this.desk.existing(reference)),
      ),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<SubmittedApplication>> {
    return this.bank.answer('jointReleaseOutcome', 'session', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), (reference) => this.desk.existing(reference))),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<SubmittedApplication>> {
    return this.bank.answer('voidJointRelease', 'session', () =>
      E.right(toOutcome(this.bank.keys.void(id), (reference) => this.desk.existing(reference))),
    );
  }
}
