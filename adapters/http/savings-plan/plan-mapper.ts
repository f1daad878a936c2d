import { zero } from '@domain/money/decimal';
import { executionStatus, failReasons, type Failing } from '@domain/savings-plan/execution-status';
import type { PlanConditions, PlanPreview } from '@domain/savings-plan/plan-conditions';
import type { ExecutedPosition, PlanExecution } from '@domain/savings-plan/plan-execution';
import {
  planOrigins,
  type Period,
  type PlanPosition,
  type PurchaseFee,
  type SavingsPlan,
} from '@domain/savings-plan/savings-plan';
import { localDate, type LocalDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireConditions, wireExecution, wirePlan, wirePreview } from './plan-codec';

type Plan = t.TypeOf<typeof wirePlan>;
type Terms = Pick<
  Plan['instruments'][number],
  'orderProvision' | 'activeCampaign' | 'campaignInformation' | 'campaignEndDate' | 'permanentCampaign'
>;

/** A day that is empty or does not exist is none (SAV-02). */
const dayIn = (text: string | undefined): LocalDate | undefined => O.toUndefined(localDate(text ?? ''));

const daysIn = (texts: readonly string[] = []): readonly LocalDate[] =>
  texts.flatMap((text) => dayIn(text) ?? []);

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const failingIn = (reason: Plan['executionFailReason']): Failing | undefined =>
  reason && {
    reason: failReasons.find((known) => known === reason.key) ?? 'UNKNOWN',
    text: reason.text ?? reason.key,
  };

const feeIn = (terms: Terms): PurchaseFee =>
  present({
    orderFee: terms.orderProvision?.value,
    activeCampaign: terms.activeCampaign ?? false,
    campaignInfo: filled(terms.campaignInformation),
    campaignEnd: terms.campaignEndDate,
    permanentCampaign: terms.permanentCampaign ?? false,
  });

const toPosition = (wire: Plan['instruments'][number]): PlanPosition =>
  present({
    ...feeIn(wire),
    wkn: wire.instrumentId,
    rate: wire.rate,
    instrument:
      wire.instrument &&
      present({
        id: wire.instrument.instrumentId,
        isin: wire.instrument.isin,
        name: wire.instrument.name ?? wire.instrument.shortName,
        currency: wire.instrument.staticData?.currency,
      }),
    failing: failingIn(wire.executionFailReason),
  });

/** A suspension without a first day holds from the start of the plan. */
function suspensionIn({ startDate, startSuspensionDate, endSuspensionDate }: Plan): Period | undefined {
  const from = dayIn(startSuspensionDate);
  const to = dayIn(endSuspensionDate);
  if (from === undefined && to === undefined) return undefined;
  const first = from ?? dayIn(startDate);
  return first && present({ from: first, to });
}

/** The domain's plan. */
export const toSavingsPlan = (wire: Plan): SavingsPlan =>
  present({
    id: wire.savingsplanId,
    depotId: wire.depotId,
    name: wire.savingsplanName ?? '',
    state: wire.status ?? 'UNKNOWN',
    interval: wire.interval,
    executionDay: wire.executionDay,
    startDate: dayIn(wire.startDate),
    endDate: dayIn(wire.endDate),
    suspension: suspensionIn(wire),
    nextExecution: dayIn(wire.nextExecutionDate),
    nextDays: daysIn(wire.nextExecutionDates),
    lastPotentialExecution: dayIn(wire.lastPotentialExecutionDate),
    createdAt: wire.creationTimestamp,
    total: wire.totalAmount,
    account: present({
      iban: filled(wire.settlementAccountIban),
      isExternal: wire.settlementAccountExternal,
      type: wire.settlementAccountType,
    }),
    mandateReference: wire.mandateReference,
    positions: wire.instruments.map(toPosition),
    increase: wire.dynamisationAmount?.dynamisationValue.value ?? zero,
    increaseFrom: dayIn(wire.dynamisationAmount?.dynamisationDate?.date),
    proposalDescription: filled(wire.investmentProposalDescription),
    origin: planOrigins.find((known) => known === wire.origin),
    isWaived: wire.salesDocumentsWaived ?? false,
    execution: wire.savingsplanExecutionStatus && executionStatus(wire.savingsplanExecutionStatus.key),
    failing: failingIn(wire.executionFailReason),
    version: wire.version,
  });

/** The domain's conditions; accounts keep their order, which the form sorts by type. */
export const toConditions = (wire: t.TypeOf<typeof wireConditions>): PlanConditions => ({
  accounts: wire.settlementAccounts.map(({ accountInformation, accountType }) => ({
    iban: accountInformation.iban,
    type: accountType.key,
  })),
  startDates: wire.startDates,
  mostTotal: wire.rateMaxAmountPerSavingsplan,
  mostDebit: wire.directDebitMaxAmount,
  mostDebitAbroad: wire.directDebitForeignMaxAmount,
  increases: wire.dynamisationValues.map(({ value }) => value),
  intervals: wire.intervals,
  executionDays: wire.executionDays,
  positions: wire.instruments.map((each) =>
    present({
      ...feeIn(each),
      wkn: each.instrumentId,
      minimumRate: each.minimumRate,
      otherFees: each.otherFees,
      productGroup: each.productGroupId,
      requiredTargetMarket: each.requiredTargetMarket,
    }),
  ),
});

/** The domain's preview. */
export const toPreview = (wire: t.TypeOf<typeof wirePreview>): PlanPreview =>
  present({
    nextExecution: dayIn(wire.nextExecutionDate),
    nextDays: daysIn(wire.nextExecutionDates),
    name: filled(wire.savingsplanName),
    positions: wire.instruments.map((each) => ({ ...feeIn(each), wkn: each.instrumentId })),
  });

/** The domain's execution. */
export const toExecution = (wire: t.TypeOf<typeof wireExecution>): PlanExecution =>
  present({
    id: wire.executionId,
    nominal: wire.nominalDate,
    day: wire.executionDate,
    status: executionStatus(wire.status.key),
    failing: failingIn(wire.failReason),
    positions: wire.positions.map(({ instrumentId: wkn, failReason, ...bought }): ExecutedPosition =>
      present({ wkn, ...bought, failing: failingIn(failReason) }),
    ),
  });
