import type { FieldNode } from '@domain/form/nodes/node';
import type { FormSession } from '@domain/form/session/form-session';
import { calendarDay } from '@domain/time/local-date';
import { fundForm } from '@domain/fund-depot/form/fund-form';
import { fundKeys, type FundKey, type FundPlace } from '@domain/fund-depot/fund-message';
import { referenceForm, referenceKeys } from '@domain/fund-depot/form/reference-form';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import { depotId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { instant } from '@domain/time/instant';
import type { CheckedForm, IssueExample } from './checked-form';

const { nodes } = fundForm;
const euro = (value: string) => amount(value, EUR);

/** A depot of 1,000 EUR, an account with 2,000 EUR and one elsewhere. */
const conditions: FundConditions = {
  depotId: depotId('depot'),
  strategy: { key: 'WACHSTUM', name: 'Wachstum' },
  isClosing: false,
  value: euro('1000.00'),
  available: euro('1000.00'),
  deposit: { minimum: euro('50.00'), maximum: euro('20000.00') },
  regular: {
    minimum: euro('25.00'),
    maximum: euro('10000.00'),
    intervals: ['MONTHLY'],
    days: [1, 15],
    increases: [decimal('3')],
    firstStart: calendarDay('2026-11-21'),
    lastStart: calendarDay('2027-11-21'),
  },
  withdrawal: { minimum: euro('50.00'), maximum: euro('500.00'), minimumRest: euro('500.00') },
  mostDebit: euro('5000.00'),
  mostDebitAbroad: euro('1000.00'),
  days: {
    cutOff: instant(Date.UTC(2026, 10, 23, 11)),
    dealingDay: calendarDay('2026-11-23'),
    priceDay: calendarDay('2026-11-25'),
    settlementDay: calendarDay('2026-11-27'),
  },
  accounts: [
    { iban: 'DE89370400440532013000', type: 'external', isExternal: true, isReference: true },
    {
      iban: 'DE02120300000000202051',
      type: 'settlement',
      isExternal: false,
      isReference: false,
      available: euro('2000.00'),
    },
  ],
  reference: {
    iban: 'DE89370400440532013000',
    isExternal: true,
    bank: 'Andere Bank',
    since: calendarDay('2024-03-04'),
  },
  funds: [],
};

type Session = FormSession<object, object>;

/** An issue by its key; its text has the same. */
const issue = (
  key: string,
  raise: IssueExample['raise'] = () => undefined,
): readonly [string, IssueExample] => [key, { text: `error-codes.${key}`, raise }];

const typed =
  (field: FieldNode<string, unknown>, text: string) =>
  (session: Session): void =>
    session.field(field).setValue(text);

const withdrawal =
  (then: (session: Session) => void) =>
  (session: Session): void => {
    session.field(nodes.kind).setValue('WITHDRAWAL');
    then(session);
  };

const regular =
  (then: (session: Session) => void) =>
  (session: Session): void => {
    session.field(nodes.repetition).setValue('REGULARLY');
    then(session);
  };

const percent = (text: string) =>
  withdrawal((session) => {
    session.field(nodes.extent).setValue('PERCENT');
    typed(nodes.percent, text)(session);
  });

const debit =
  (text: string) =>
  (session: Session): void => {
    session.field(nodes.accountIban).setValue('DE89370400440532013000');
    typed(nodes.amount, text)(session);
  };

/** Where a message stands at a deposit; at a withdrawal the amount has a field of its own. */
const places: Readonly<Record<FundPlace, string | undefined>> = {
  amount: 'amount',
  percent: 'percent',
  extent: 'extent',
  closing: 'closing',
  interval: 'interval',
  start: 'start',
  end: 'end',
  increase: 'increase',
  accountIban: 'accountIban',
  form: undefined,
  notice: undefined,
  ignored: undefined,
};

/** Deposits and withdrawals, with what the bank says of them. */
export const checkedFundForm: CheckedForm = {
  name: 'fund-depot',
  form: fundForm,
  facts: { conditions, isChange: false },
  flows: [],
  labelOf: (path) => `fundDepot.field.${path}`,
  issues: Object.fromEntries([
    issue('fund-amount-missing'),
    issue('fund-amount-format', typed(nodes.amount, 'x')),
    issue('fund-amount-ambiguous', typed(nodes.amount, '1,234')),
    issue('fund-below-minimum', typed(nodes.amount, '49,99')),
    issue('fund-above-maximum', typed(nodes.amount, '20.000,01')),
    issue('fund-above-available', typed(nodes.amount, '2.000,01')),
    issue('fund-debit-above-limit', debit('5.000,01')),
    issue('fund-mandate-missing', debit('100')),
    issue('fund-rest-too-low', withdrawal(typed(nodes.withdrawn, '500,01'))),
    issue('fund-percent-missing', percent('')),
    issue('fund-percent-range', percent('100')),
    issue('fund-start-missing', regular(typed(nodes.start, ''))),
    issue('fund-date-impossible', regular(typed(nodes.start, '31.02.2027'))),
    issue('fund-start-range', regular(typed(nodes.start, '20.11.2026'))),
    issue(
      'fund-end-missing',
      regular((session) => session.field(nodes.endKind).setValue('DATE')),
    ),
    issue(
      'fund-end-before-start',
      regular((session) => {
        session.field(nodes.endKind).setValue('DATE');
        typed(nodes.end, '20.11.2026')(session);
      }),
    ),
    issue(
      'fund-day-missing',
      regular((session) => session.field(nodes.day).setValue(undefined)),
    ),
    issue('fund-account-missing', (session) => session.field(nodes.accountIban).setValue(undefined)),
    issue(
      'fund-closing-unconfirmed',
      withdrawal((session) => {
        session.field(nodes.extent).setValue('ALL');
        session.field(nodes.closing).setValue('CLOSE');
      }),
    ),
  ]),
  serverPlaces: Object.fromEntries(
    Object.entries<FundKey>(fundKeys).map(([key, { place }]) => [key, places[place]]),
  ),
};

/** Another reference account. */
export const checkedReferenceForm: CheckedForm = {
  name: 'fund-reference-account',
  form: referenceForm,
  facts: { present: 'DE89370400440532013000' },
  flows: [],
  labelOf: (path) => `fundDepot.field.${path}`,
  issues: Object.fromEntries([
    issue('fund-iban-missing'),
    issue('fund-iban-wrong', typed(referenceForm.nodes.iban, 'DE00')),
    issue('fund-iban-same', typed(referenceForm.nodes.iban, 'DE89 3704 0044 0532 0130 00')),
  ]),
  serverPlaces: Object.fromEntries(referenceKeys.map((key) => [key, 'iban'])),
};
