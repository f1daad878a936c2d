import { depotId } from '@domain/codes/ids';
import { FormSession } from '@domain/form/session/form-session';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import type { FundFormFacts } from '@domain/fund-depot/form/fund-fields';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';

const euro = (value: string) => amount(value, EUR);
export const ELSEWHERE = 'DE89370400440532013000';
export const ABROAD = 'AT611904300234573201';
export const OWN = 'DE02120300000000202051';

const days = {
  cutOff: instant(Date.UTC(2026, 10, 23, 11)),
  dealingDay: calendarDay('2026-11-23'),
  priceDay: calendarDay('2026-11-25'),
  settlementDay: calendarDay('2026-11-27'),
};

/** A depot of 1,000 EUR, an account with 2,000 EUR, one elsewhere and one abroad. */
export const conditions: FundConditions = {
  depotId: depotId('depot'),
  strategy: { key: 'WACHSTUM', name: 'Wachstum' },
  isClosing: false,
  value: euro('1000.00'),
  available: euro('1000.00'),
  deposit: { minimum: euro('50.00'), maximum: euro('20000.00') },
  regular: {
    minimum: euro('25.00'),
    maximum: euro('10000.00'),
    intervals: ['MONTHLY', 'QUARTERLY'],
    days: [1, 15],
    increases: [decimal('3')],
    firstStart: calendarDay('2026-12-01'),
    lastStart: calendarDay('2027-11-21'),
  },
  withdrawal: { minimum: euro('50.00'), maximum: euro('500.00'), minimumRest: euro('500.00') },
  mostDebit: euro('5000.00'),
  mostDebitAbroad: euro('1000.00'),
  days,
  accounts: [
    { iban: ELSEWHERE, type: 'external', isExternal: true, isReference: true },
    { iban: OWN, type: 'settlement', isExternal: false, isReference: false, available: euro('2000.00') },
    { iban: ABROAD, type: 'external', isExternal: true, isReference: false },
  ],
  reference: { iban: ELSEWHERE, isExternal: true, bank: 'Andere Bank' },
  funds: [],
};

/** The form of deposits and withdrawals. */
export type Session = FormSession<typeof fundForm.nodes, FundFormFacts>;
/** The nodes of the form. */
export const nodes = fundForm.nodes;

/** The form, told what the bank says. */
export const begun = (told: Partial<FundConditions> = {}, isChange = false): Session => {
  const session: Session = new FormSession(fundForm);
  session.tell({ conditions: { ...conditions, ...told }, isChange });
  return session;
};

/** Something said in the form. */
export type Step = (session: Session) => void;
export const amountOf =
  (text: string): Step =>
  (session) => {
    session.field(nodes.amount).setValue(text);
  };
export const from =
  (iban: string): Step =>
  (session) => {
    session.field(nodes.accountIban).setValue(iban);
  };
export const withdraw: Step = (session) => {
  session.field(nodes.kind).setValue('WITHDRAWAL');
};
export const withdrawn =
  (text: string): Step =>
  (session) => {
    withdraw(session);
    session.field(nodes.withdrawn).setValue(text);
  };
export const part =
  (text: string): Step =>
  (session) => {
    withdraw(session);
    session.field(nodes.extent).setValue('PERCENT');
    session.field(nodes.percent).setValue(text);
  };
export const everything =
  (closing: 'KEEP' | 'CLOSE', isUnderstood: boolean): Step =>
  (session) => {
    withdraw(session);
    session.field(nodes.extent).setValue('ALL');
    session.field(nodes.closing).setValue(closing);
    if (isUnderstood) session.field(nodes.closingUnderstood).setValue(true);
  };
export const regularly =
  (said: { amount?: string; day?: string; start?: string; end?: string; increase?: string } = {}): Step =>
  (session) => {
    session.field(nodes.repetition).setValue('REGULARLY');
    session.field(nodes.amount).setValue(said.amount ?? '100');
    if (said.day !== undefined) session.field(nodes.day).setValue(said.day);
    if (said.start !== undefined) session.field(nodes.start).setValue(said.start);
    if (said.increase !== undefined) session.field(nodes.increase).setValue(said.increase);
    if (said.end === undefined) return;
    session.field(nodes.endKind).setValue('DATE');
    session.field(nodes.end).setValue(said.end);
  };
export const granted: Step = (session) => {
  session.field(nodes.mandateGranted).setValue(true);
};

/** The form once somebody has done all this. */
export const after = (steps: readonly Step[], session: Session): Session => {
  for (const step of steps) step(session);
  return session;
};
