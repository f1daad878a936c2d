import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { planBody, sentChange } from './plan-body';
import { wirePlan } from './plan-codec';
import { toSavingsPlan } from './plan-mapper';

const PLANS = '/brokerage/v2/savingsplans';

/** What comes of every kind. */
const plan = { answer: wirePlan, toResult: toSavingsPlan };

/** New plans. */
export const httpPlanRelease = (client: BankClient): ReleaseGateway<PlanRequest, SavingsPlan> =>
  keyedRelease(client, {
    ...plan,
    validation: (asked) => ({ ...newPlan(asked), path: `${PLANS}/validation` }),
    creation: (asked) => ({ ...newPlan(asked), path: PLANS }),
  });

const newPlan = (asked: PlanRequest) =>
  ({ method: 'POST', query: { wref: asked.wref }, body: planBody(asked) }) as const;

/** Changes of plans; without a suspension a plan goes on. */
export const httpPlanChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfPlan, SavingsPlan> =>
  keyedRelease(client, {
    ...plan,
    validation: (change) => ({
      method: 'POST',
      path: path`/brokerage/v2/savingsplans/${change.planId}/validation`,
      body: sentChange(change),
    }),
    creation: (change) => ({
      method: 'PATCH',
      path: path`/brokerage/v2/savingsplans/${change.planId}`,
      body: sentChange(change),
    }),
  });

/** Ends of plans: an empty body is validated, and nothing is sent with the end itself. */
export const httpPlanEndRelease = (client: BankClient): ReleaseGateway<EndOfPlan, SavingsPlan> =>
  keyedRelease(client, {
    ...plan,
    validation: ({ planId }) => ({
      method: 'POST',
      path: path`/brokerage/v2/savingsplans/${planId}/validation`,
      body: {},
    }),
    creation: ({ planId }) => ({ method: 'DELETE', path: path`/brokerage/v2/savingsplans/${planId}` }),
  });
