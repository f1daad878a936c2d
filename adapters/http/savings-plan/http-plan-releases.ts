import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { askIntent } from '../client/ask-intent';
import type { BankClient } from '../client/bank-client';
import type { Call } from '../client/call';
import { path } from '../client/path';
import { askChallenge, keyedProof } from '../client/tan-headers';
import { timeOuts } from '../client/time-outs';
import { planBody, sentChange } from './plan-body';
import { wirePlan } from './plan-codec';
import { toSavingsPlan } from './plan-mapper';

const PLANS = '/brokerage/v2/savingsplans';

/** What one kind sends: where, how, with which body. */
type Sent = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'body'>;

/** What is done to plans and released (api.md 9): the kinds differ in what they send. */
class HttpPlanRelease<C> implements ReleaseGateway<C, SavingsPlan> {
  constructor(
    private readonly client: BankClient,
    private readonly sent: (content: C) => { readonly validation: Sent; readonly creation: Sent },
  ) {}

  validate(content: C, type?: TanType): Result<Validated> {
    const call = this.client.sendForChallenge({
      ...this.sent(content).validation,
      headers: askChallenge(type),
      answer: t.UnknownRecord,
      timeOut: timeOuts.check,
    });
    return pipe(
      call,
      TE.map(({ messages, challenge }) => ({ messages, challenge })),
    );
  }

  create(content: C, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<SavingsPlan> {
    const call = this.client.read({
      ...this.sent(content).creation,
      headers: keyedProof(id, proof),
      answer: wirePlan,
      timeOut: timeOuts.create,
    });
    return pipe(call, TE.map(toSavingsPlan));
  }

  outcomeOf(intent: KeyedIntent): Result<Outcome<SavingsPlan>> {
    return askIntent(this.client, 'GET', intent, wirePlan, toSavingsPlan);
  }

  void(intent: KeyedIntent): Result<Outcome<SavingsPlan>> {
    return askIntent(this.client, 'DELETE', intent, wirePlan, toSavingsPlan);
  }
}

/** New plans. */
export const httpPlanRelease = (client: BankClient): ReleaseGateway<PlanRequest, SavingsPlan> =>
  new HttpPlanRelease(client, (plan) => {
    const sent = { method: 'POST', query: { wref: plan.wref }, body: planBody(plan) } as const;
    return { validation: { ...sent, path: `${PLANS}/validation` }, creation: { ...sent, path: PLANS } };
  });

/** Changes of plans; without a suspension a plan goes on. */
export const httpPlanChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfPlan, SavingsPlan> =>
  new HttpPlanRelease(client, (change) => {
    const { planId } = change;
    const body = sentChange(change);
    return {
      validation: { method: 'POST', path: path`/brokerage/v2/savingsplans/${planId}/validation`, body },
      creation: { method: 'PATCH', path: path`/brokerage/v2/savingsplans/${planId}`, body },
    };
  });

/** Ends of plans: an empty body is validated, and nothing is sent with the end itself. */
export const httpPlanEndRelease = (client: BankClient): ReleaseGateway<EndOfPlan, SavingsPlan> =>
  new HttpPlanRelease(client, ({ planId }) => ({
    validation: { method: 'POST', path: path`/brokerage/v2/savingsplans/${planId}/validation`, body: {} },
    creation: { method: 'DELETE', path: path`/brokerage/v2/savingsplans/${planId}` },
  }));
