import type { FormSession } from '@domain/form/session/form-session';
import { planForm } from '@domain/savings-plan/form/plan-form';
import { planKeys, type PlanKey, type PlanPlace } from '@domain/savings-plan/plan-message';
import type { CheckedForm } from './checked-form';
import { issue, typed } from './issue-example';

const { nodes } = planForm;

/** Where a message stands in a plan whose rates are said one by one and which is paid from an account of the list. */
const places: Readonly<Record<PlanPlace, string | undefined>> = {
  rate: 'positions[*].rate',
  total: 'positions',
  instrument: 'positions[*].instrument',
  account: 'accountIban',
  waiver: 'salesDocumentsWaived',
  interval: 'interval',
  startDate: 'startDate',
  endDate: 'endDate',
  suspensionFrom: 'suspensionFrom',
  increase: 'increase',
  form: undefined,
  notice: undefined,
  mandate: undefined,
  ignored: undefined,
};

/** Paid by direct debit, from this IBAN. */
const debit =
  (text: string) =>
  (session: FormSession<object, object>): void => {
    session.field(nodes.paidBy).setValue('EXTERNAL');
    session.field(nodes.externalIban).setValue(text);
  };

/** The rate of the first row. */
const rate =
  (text: string) =>
  (session: FormSession<object, object>): void => {
    const [row] = session.collection(nodes.positions).rows;
    if (row !== undefined) session.field(row.nodes.rate).setValue(text);
  };

/** The savings plan form, with what the bank says of plans. */
export const checkedPlanForm: CheckedForm = {
  name: 'savings-plan',
  form: planForm,
  flows: [],
  labelOf: (path) => `savingsPlan.field.${path.slice(path.lastIndexOf('.') + 1)}`,
  issues: Object.fromEntries([
    issue('plan-instrument-missing'),
    issue('plan-rate-missing'),
    issue('plan-depot-missing'),
    issue('plan-day-missing'),
    issue('plan-account-missing'),
    issue('plan-amount-format', rate('x')),
    issue('plan-amount-ambiguous', rate('1,234')),
    issue('plan-iban-missing', debit('')),
    issue('plan-iban-wrong', debit('DE00')),
    issue('plan-mandate-missing', debit('')),
    issue('plan-total-missing', (session) => session.field(nodes.rateMode).setValue('TOTAL')),
    issue('plan-share-missing', (session) => session.field(nodes.rateMode).setValue('TOTAL')),
    issue('plan-end-missing', (session) => session.field(nodes.endKind).setValue('DATE')),
    issue('plan-date-impossible', typed(nodes.suspensionFrom, '31.02.2027')),
    issue('plan-suspension-incomplete', typed(nodes.suspensionTo, '01.03.2027')),
    issue('plan-suspension-order', (session) => {
      typed(nodes.suspensionFrom, '01.03.2027')(session);
      typed(nodes.suspensionTo, '01.02.2027')(session);
    }),
    issue('plan-name-too-long', typed(nodes.name, 'x'.repeat(41))),
  ]),
  serverPlaces: Object.fromEntries(
    Object.entries<PlanKey>(planKeys).map(([key, { place }]) => [key, places[place]]),
  ),
};
