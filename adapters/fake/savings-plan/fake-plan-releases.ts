import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { savingsPlanId } from '@domain/codes/ids';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';
import type { PlanWork } from './fake-plan-books';

/** One kind of work at plans, released at the fake bank. */
class FakePlanRelease<C> implements ReleaseGateway<C, SavingsPlan> {
  constructor(
    private readonly bank: FakeBank,
    private readonly workOf: (content: C) => PlanWork,
  ) {}

  validate(content: C, type?: TanType): Result<Validated> {
    return this.bank.answer('validatePlan', 'session-tan', () =>
      this.bank.plans.validate(this.workOf(content), type),
    );
  }

  create(content: C, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<SavingsPlan> {
    return this.bank.answer('releasePlan', 'session-tan', () =>
      this.bank.plans.release(this.workOf(content), proof, id),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<SavingsPlan>> {
    return this.bank.answer('planOutcome', 'session-tan', () => this.#told(this.bank.keys.endOf(id)));
  }

  void({ id }: KeyedIntent): Result<Outcome<SavingsPlan>> {
    return this.bank.answer('voidPlan', 'session-tan', () => this.#told(this.bank.keys.void(id)));
  }

  #told(end: Parameters<typeof toOutcome>[0]): E.Either<never, Outcome<SavingsPlan>> {
    return E.right(toOutcome(end, (reference) => this.bank.plans.existing(savingsPlanId(reference))));
  }
}

/** New plans at the fake bank. */
export const fakePlanRelease = (bank: FakeBank): ReleaseGateway<PlanRequest, SavingsPlan> =>
  new FakePlanRelease(bank, (plan) => ({ kind: 'create', plan }));

/** Changes of plans at the fake bank. */
export const fakePlanChangeRelease = (bank: FakeBank): ReleaseGateway<ChangeOfPlan, SavingsPlan> =>
  new FakePlanRelease(bank, (change) => ({ kind: 'change', planId: change.planId, change }));

/** Ends of plans at the fake bank. */
export const fakePlanEndRelease = (bank: FakeBank): ReleaseGateway<EndOfPlan, SavingsPlan> =>
  new FakePlanRelease(bank, (end) => ({ kind: 'end', ...end }));
