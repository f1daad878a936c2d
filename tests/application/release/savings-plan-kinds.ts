import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import {
  fakePlanChangeRelease,
  fakePlanEndRelease,
  fakePlanRelease,
} from '@adapters/fake/savings-plan/fake-plan-releases';
import {
  planChangeRegistration,
  planEndRegistration,
  planRegistration,
} from '@application/savings-plan/plan-registrations';
import type { ReleaseRequest } from '@application/release/release-request';
import { savingsPlanId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import type { KindBench } from './release-page';

const calls = {
  validate: 'validatePlan',
  create: 'releasePlan',
  outcomeOf: 'planOutcome',
  void: 'voidPlan',
} as const;

const planOf = (rate: string): PlanRequest => ({
  depotId: mainDepot,
  name: 'Welt',
  interval: 'MONTHLY',
  executionDay: 1,
  startDate: calendarDay('2026-12-01'),
  account: { iban: 'DE02120300000000202051', isExternal: false },
  positions: [{ wkn: msciWorld.wkn, rate: decimal(rate) }],
  increase: decimal('0'),
  isWaived: false,
});

const refuse = (bank: FakeBank) => (): string => {
  bank.world.planMessages = [errorMessage('fehler_kundenklassifikationNichtPrivatkunde')];
  return 'fehler_kundenklassifikationNichtPrivatkunde';
};

/** New savings plans. */
export function savingsPlanKind(bank = new FakeBank()): KindBench<PlanRequest, SavingsPlan> {
  const of = (rate: string): ReleaseRequest<PlanRequest> => ({
    content: planOf(rate),
    words: `Monatlich ${rate} EUR`,
    draft: 'savings-plan-draft/tab-1',
  });
  return {
    bank,
    register: () => planRegistration(fakePlanRelease(bank)),
    request: of('50'),
    other: of('60'),
    done: () => bank.plans.all.length,
    refuse: refuse(bank),
    calls,
  };
}

const heldPlan = (id: string): SavingsPlan => ({
  id: savingsPlanId(id),
  depotId: mainDepot,
  name: 'Welt',
  state: 'ACTIVE',
  interval: 'MONTHLY',
  executionDay: 1,
  total: amount('50', EUR),
  account: { isExternal: false },
  positions: [],
  increase: decimal('0'),
  nextDays: [],
  isWaived: false,
  version: '1',
});

/** Changes of a plan that stands; each raises its version. */
export function planChangeKind(bank = new FakeBank()): KindBench<ChangeOfPlan, SavingsPlan> {
  const { id: planId } = bank.plans.put(heldPlan('plan-1'));
  const of = (rate: string): ReleaseRequest<ChangeOfPlan> => ({
    content: { planId, plan: planOf(rate) },
    words: `Neue Rate ${rate} EUR`,
    draft: 'savings-plan-change/plan-1',
    subject: planId,
  });
  return {
    bank,
    register: () => planChangeRegistration(fakePlanChangeRelease(bank)),
    request: of('70'),
    other: of('80'),
    done: () => Number(bank.plans.existing(planId).version) - 1,
    refuse: refuse(bank),
    calls,
  };
}

/** Ends of plans. */
export function planEndKind(bank = new FakeBank()): KindBench<EndOfPlan, SavingsPlan> {
  const plans = [bank.plans.put(heldPlan('plan-1')), bank.plans.put(heldPlan('plan-2'))] as const;
  const of = ({ id: planId }: SavingsPlan): ReleaseRequest<EndOfPlan> => ({
    content: { planId },
    words: 'Ende des Plans',
    draft: 'savings-plan-end',
    subject: planId,
  });
  return {
    bank,
    register: () => planEndRegistration(fakePlanEndRelease(bank)),
    request: of(plans[0]),
    other: of(plans[1]),
    done: () => bank.plans.all.filter(({ state }) => state === 'ENDED').length,
    refuse: refuse(bank),
    calls,
  };
}
