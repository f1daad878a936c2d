import { decimal, sum } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import { calendarDay } from '@domain/time/local-date';
import type { Market } from '@sandbox/market/market';
import { positionTerms } from '../conditions/position-terms';
import { nextNominal, ratesOn, rhythmOf } from '../rules/plan-schedule';
import type { PlanRow } from '../store/plan-record';
import type { CheckedPlan } from './checked-plan';
import type { PlanCheck } from './check-plan';
import { suspensionMessages, suspensionOf } from './check-term';
import { CREDITOR } from './mandate';
import { payerBank } from './payer-bank';
import type { PlanBody } from './plan-body';

const DAYS = ['startSuspensionDate', 'endSuspensionDate'];

/** Whether nothing but the days of a suspension was sent: such a change suspends or resumes. */
export const isPause = (body: PlanBody): boolean => {
  const sent = Object.keys(body);
  return sent.length > 0 && sent.every((field) => DAYS.includes(field));
};

/**
 * Checks a suspension or its end. All else stays as the bank has it, whatever it would say to it today: a plan that
 * could not be made any more can be suspended nevertheless, and its rates go on growing from what they were.
 */
export function checkPause(body: PlanBody, row: PlanRow, market: Market, today: LocalDate): PlanCheck {
  const suspension = suspensionOf(body, today);
  const messages = suspensionMessages(suspension);
  const rates = ratesOn(row, nextNominal(row) ?? today);
  const positions = row.positions.flatMap(({ instrumentId, rate }, index) => {
    const instrument = market.instruments.get(instrumentId);
    if (instrument === undefined) return [];
    return [{ instrument, terms: positionTerms(instrument), rate: rates[index] ?? decimal(rate) }];
  });
  const term = {
    rhythm: rhythmOf(row),
    end: row.end_date === null ? undefined : calendarDay(row.end_date),
    suspension: suspension === 'wrong' ? undefined : suspension,
  };
  const rest = { messages, positions, term, name: row.name };
  if (suspension === 'wrong') return rest;
  const plan: CheckedPlan = {
    ...term,
    depotId: row.depot_id,
    name: row.name,
    payment: paymentOf(row),
    positions,
    total: sum(positions.map(({ rate }) => rate)),
    increase: row.increase === null ? undefined : decimal(row.increase),
    increaseFrom: row.increase_from === null ? undefined : calendarDay(row.increase_from),
    salesDocumentsWaived: row.documents_waived,
    origin: row.origin,
    proposal: row.proposal ?? undefined,
  };
  return { ...rest, plan };
}

function paymentOf({ account_id, account_type, iban, mandate, mandate_bank }: PlanRow) {
  const account = { accountId: account_id, accountType: account_type, iban };
  if (mandate === null) return { ...account, mandate: undefined };
  const payer = payerBank(iban);
  const isAtHome = payer.kind === 'payable' && payer.isAtHome;
  const bank = mandate_bank ?? '';
  return { ...account, mandate: { bank, creditorIdentifier: CREDITOR, mandateReference: mandate, isAtHome } };
}
