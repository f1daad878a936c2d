import type { CheckedPlan, SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { Result } from '@application/ports/result';
import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import type { PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import * as E from 'fp-ts/Either';
import type { FakeBank } from '../bank/fake-bank';
import { fakeConditions } from './fake-plan-rules';

/** Savings plans at the fake bank. */
export class FakeSavingsPlanGateway implements SavingsPlanGateway {
  readonly #addresses = new Map<SavingsPlanId, number>();

  constructor(private readonly bank: FakeBank) {}

  conditions(depotId: DepotId, wkns: readonly Wkn[]): Result<PlanConditions> {
    return this.bank.answer('planConditions', 'session-tan', () =>
      this.bank.world.depots.some(({ id }) => id === depotId)
        ? E.right(fakeConditions(this.bank.world, wkns))
        : E.left({ kind: 'not-found' }),
    );
  }

  list(depotId: DepotId): Result<readonly SavingsPlan[]> {
    return this.bank.answer('plans', 'session-tan', () =>
      E.right(this.bank.plans.all.filter((plan) => plan.depotId === depotId)),
    );
  }

  find(id: SavingsPlanId): Result<SavingsPlan> {
    return this.bank.answer('findPlan', 'session-tan', () => this.bank.plans.find(id));
  }

  executions(id: SavingsPlanId): Result<readonly PlanExecution[]> {
    return this.bank.answer('planExecutions', 'session-tan', () =>
      E.map(() => this.bank.plans.executions.get(id) ?? [])(this.bank.plans.find(id)),
    );
  }

  prevalidate(plan: PartialPlan): Result<CheckedPlan> {
    return this.bank.answer('prevalidatePlan', 'session-tan', () => this.bank.plans.check(plan));
  }

  prevalidateChange(id: SavingsPlanId, plan: PartialPlan): Result<CheckedPlan> {
    return this.bank.answer('prevalidatePlanChange', 'session-tan', () =>
      E.chain(() => this.bank.plans.check(plan))(this.bank.plans.find(id)),
    );
  }

  calendarAddress(id: SavingsPlanId): Result<string> {
    return this.bank.answer('planCalendar', 'session-tan', () =>
      E.map(() => `/kalender/${id}-${this.#addresses.get(id) ?? 1}.ics`)(this.bank.plans.find(id)),
    );
  }

  renewCalendarAddress(id: SavingsPlanId): Result<string> {
    this.#addresses.set(id, (this.#addresses.get(id) ?? 1) + 1);
    return this.calendarAddress(id);
  }
}
