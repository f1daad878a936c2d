import { decimalText, rescale } from '@domain/money/decimal';
import type { CheckedPlan } from '../check/checked-plan';

/** What a checked plan is kept as: everything that a change may change. */
export const planColumns = (plan: CheckedPlan) => ({
  name: plan.name,
  interval: plan.rhythm.interval,
  execution_day: plan.rhythm.executionDay,
  start_date: plan.rhythm.start,
  end_date: plan.end ?? null,
  suspended_from: plan.suspension?.from ?? null,
  suspended_until: plan.suspension?.until ?? null,
  account_id: plan.payment.accountId,
  account_type: plan.payment.accountType,
  iban: plan.payment.iban,
  mandate: plan.payment.mandate?.mandateReference ?? null,
  mandate_bank: plan.payment.mandate?.bank ?? null,
  positions: plan.positions.map(({ instrument, rate }) => ({
    instrumentId: instrument.row.instrument_id,
    rate: decimalText(rescale(rate, 2, 'half-up')),
  })),
  increase: plan.increase === undefined ? null : decimalText(plan.increase),
  increase_from: plan.increaseFrom ?? null,
  origin: plan.origin,
  documents_waived: plan.salesDocumentsWaived,
  proposal: plan.proposal ?? null,
});
