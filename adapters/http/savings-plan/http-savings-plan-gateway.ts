import type { OnPart } from '@application/ports/bank/on-part';
import type { CheckedPlan, SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import type { Result } from '@application/ports/result';
import type { DepotId, SavingsPlanId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import type { PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';
import { changeBody, planBody, type PlanBody } from './plan-body';
import { wireConditions, wireExecution, wirePlan, wirePreview } from './plan-codec';
import { toConditions, toExecution, toPreview, toSavingsPlan } from './plan-mapper';

const PLANS = '/brokerage/v2/savingsplans';
const wireAddress = wireObject('CalendarAddress', { href: t.string });

/** Savings plans over HTTP (brokerage.md 7, api.md 9). */
export class HttpSavingsPlanGateway implements SavingsPlanGateway {
  constructor(private readonly client: BankClient) {}

  conditions(depotId: DepotId, wkns: readonly Wkn[]): Result<PlanConditions> {
    const call = this.client.read({
      method: 'GET',
      path: `${PLANS}/conditions`,
      query: { depotId, wkn: wkns.length === 0 ? undefined : wkns.join(',') },
      answer: wireConditions,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toConditions));
  }

  list(depotId: DepotId, onPart?: OnPart<readonly SavingsPlan[]>): Result<readonly SavingsPlan[]> {
    return this.#all(path`/brokerage/depots/${depotId}/v2/savingsplans`, wirePlan, toSavingsPlan, onPart);
  }

  find(id: SavingsPlanId): Result<SavingsPlan> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v2/savingsplans/${id}`,
      answer: wirePlan,
      timeOut: timeOuts.read,
    });
    return pipe(call, TE.map(toSavingsPlan));
  }

  executions(id: SavingsPlanId, onPart?: OnPart<readonly PlanExecution[]>): Result<readonly PlanExecution[]> {
    return this.#all(path`/brokerage/v2/savingsplans/${id}/executions`, wireExecution, toExecution, onPart);
  }

  prevalidate(plan: PartialPlan): Result<CheckedPlan> {
    return this.#check(`${PLANS}/prevalidation`, planBody(plan), plan.wref);
  }

  prevalidateChange(id: SavingsPlanId, plan: PartialPlan): Result<CheckedPlan> {
    return this.#check(path`/brokerage/v2/savingsplans/${id}/prevalidation`, changeBody(plan));
  }

  calendarAddress(id: SavingsPlanId): Result<string> {
    return this.#address('GET', id);
  }

  renewCalendarAddress(id: SavingsPlanId): Result<string> {
    return this.#address('POST', id);
  }

  #all<W, T>(
    from: string,
    item: t.Type<W, unknown>,
    toEntry: (wire: W) => T,
    onPart: OnPart<readonly T[]> | undefined,
  ): Result<readonly T[]> {
    const call = readAllPages(
      this.client,
      { method: 'GET', path: from, answer: wireList(item), timeOut: timeOuts.read },
      toEntry,
      ({ values }, matches) => onPart?.(values, matches) ?? true,
    );
    return pipe(
      call,
      TE.map(({ values }) => values),
    );
  }

  /** Nothing comes of it at the bank: asking twice does no harm. */
  #check(to: string, body: PlanBody, wref?: string): Result<CheckedPlan> {
    const call = this.client.send({
      method: 'POST',
      path: to,
      query: { wref },
      body,
      answer: wirePreview,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(
      call,
      TE.map(({ messages, body: answer }) => ({ messages, preview: toPreview(answer) })),
    );
  }

  #address(method: 'GET' | 'POST', id: SavingsPlanId): Result<string> {
    const call = this.client.read({
      method,
      path: path`/brokerage/v2/savingsplans/${id}/calendar`,
      answer: wireAddress,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ href }) => href),
    );
  }
}
