import { decimalText, isZero, rescale, type Decimal } from '@domain/money/decimal';
import { EUR, PERCENT } from '@domain/money/unit';
import type { ChangeOfPlan, PartialPlan } from '@domain/savings-plan/plan-request';
import type { Period } from '@domain/savings-plan/savings-plan';

/** What of a plan goes over the wire (brokerage.md 7). */
export type PlanBody = Readonly<Record<string, unknown>>;

const rounded = (rate: Decimal): string => decimalText(rescale(rate, 2, 'half-up'));

/** Positions with a security alone; none at all is null (SAV-02). */
function instruments(positions: PartialPlan['positions']): readonly object[] | null {
  const sent = positions.flatMap(({ wkn, rate }) =>
    wkn === undefined
      ? []
      : [{ instrumentId: wkn, rate: rate === undefined ? null : { value: rounded(rate), unit: EUR } }],
  );
  return sent.length === 0 ? null : sent;
}

/** The yearly increase in percent and without a date; 0 is none (SAV-02). */
const dynamisation = (increase: Decimal | undefined): object =>
  increase === undefined || isZero(increase)
    ? {}
    : { dynamisationAmount: { dynamisationValue: { value: decimalText(increase), unit: PERCENT } } };

const pauseBody = (suspension: Period | undefined): PlanBody => ({
  startSuspensionDate: suspension?.from ?? null,
  endSuspensionDate: suspension?.to ?? null,
});

/** What is sent of a change: the whole plan, or the days on which it pauses alone. */
export const sentChange = (change: ChangeOfPlan): PlanBody =>
  'plan' in change ? changeBody(change.plan) : pauseBody(change.suspension);

/** What of a plan can be changed: everything but the depot. */
export function changeBody(plan: PartialPlan): PlanBody {
  const { suspension, account } = plan;
  return {
    savingsplanName: plan.name ?? null,
    interval: plan.interval ?? null,
    executionDay: plan.executionDay ?? null,
    startDate: plan.startDate ?? null,
    endDate: plan.endDate ?? null,
    ...pauseBody(suspension),
    settlementAccountIban: account?.iban === '' ? null : (account?.iban ?? null),
    settlementAccountExternal: account?.isExternal ?? false,
    instruments: instruments(plan.positions),
    origin: plan.origin ?? 'PORTAL',
    investmentProposalDescription: plan.proposalDescription ?? null,
    ...dynamisation(plan.increase),
    ...(plan.isWaived === true && { salesDocumentsWaived: true }),
  };
}

/** A plan as it is sent, as far as it is said (SAV-02). */
export const planBody = (plan: PartialPlan): PlanBody => ({
  depotId: plan.depotId ?? null,
  ...changeBody(plan),
});
