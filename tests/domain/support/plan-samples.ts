import { depotId, instrumentId, productGroupId, savingsPlanId } from '@domain/codes/ids';
import { isin } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import { FormSession } from '@domain/form/session/form-session';
import type { Instrument } from '@domain/instrument/instrument';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import { planForm, type PlanNodes } from '@domain/savings-plan/form/plan-form';
import type { PlanConditions } from '@domain/savings-plan/plan-conditions';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import { known } from './known';
import { depotOf, share } from './samples';

/** An exchange-traded fund that can be saved in. */
export const etf: Instrument = {
  ...share,
  id: instrumentId('i-world'),
  wkn: known(wkn('A0RPWH')),
  isin: known(isin('IE00B4L5Y983')),
  name: 'iShares Core MSCI World ETF',
  type: 'ETF',
};

const termsOf = ({ wkn: code }: Instrument) => ({
  wkn: code,
  minimumRate: amount('25.00', EUR),
  otherFees: amount('0.00', EUR),
  orderFee: decimal('1.5'),
  activeCampaign: false,
  permanentCampaign: false,
  productGroup: productGroupId('g-etf'),
  requiredTargetMarket: 'BASIC' as const,
});

/** What the bank offers in November 2026. */
export const conditions: PlanConditions = {
  accounts: [
    { iban: 'DE02120300000000202051', type: 'settlement' },
    { iban: 'DE89370400440532013000', type: 'external' },
  ],
  startDates: ['2026-12-01', '2026-12-07', '2026-12-15'].map(calendarDay),
  mostTotal: amount('10000.00', EUR),
  mostDebit: amount('5000.00', EUR),
  mostDebitAbroad: amount('1000.00', EUR),
  increases: [decimal('1'), decimal('3'), decimal('5')],
  intervals: ['MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'],
  executionDays: [1, 7, 15],
  positions: [termsOf(share), termsOf(etf)],
};

/** A form that has been told what it needs. */
export function planSession(facts: Partial<PlanFormFacts> = {}): FormSession<PlanNodes, PlanFormFacts> {
  const session = new FormSession(planForm);
  session.tell({
    today: calendarDay('2026-11-22'),
    depots: [depotOf('STANDARD_DEPOT')],
    conditions,
    ...facts,
  });
  return session;
}

/** Fills the row with this number, which is added where it is not there yet. */
export function enterRow(
  session: FormSession<PlanNodes, PlanFormFacts>,
  number: number,
  { instrument, rate = '', share: part = '' }: { instrument?: Instrument; rate?: string; share?: string },
): void {
  const rows = session.collection(session.nodes.positions);
  while (rows.rows.length < number) rows.add();
  const row = rows.rows[number - 1];
  if (row === undefined) throw new Error(`No row ${number}`);
  session.field(row.nodes.instrument).setValue(instrument);
  session.field(row.nodes.rate).setValue(rate);
  session.field(row.nodes.share).setValue(part);
}

/** A plan of the bank, 100 EUR a month into one fund. */
export const plan: SavingsPlan = {
  id: savingsPlanId('plan-1'),
  depotId: depotId('depot-1'),
  name: 'Welt',
  state: 'ACTIVE',
  interval: 'MONTHLY',
  executionDay: 1,
  startDate: calendarDay('2026-12-01'),
  nextExecution: calendarDay('2026-12-01'),
  total: amount('100.00', EUR),
  account: { iban: 'DE02120300000000202051', isExternal: false, type: 'settlement' },
  positions: [
    {
      wkn: etf.wkn,
      rate: amount('100.00', EUR),
      activeCampaign: false,
      permanentCampaign: false,
      instrument: { id: etf.id, isin: etf.isin, name: etf.name, currency: EUR },
    },
  ],
  increase: decimal('0'),
  nextDays: [],
  isWaived: false,
};
