import type { FormSession } from '../../form/session/form-session';
import type { Instrument } from '../../instrument/instrument';
import { exactGermanNumber } from '../../money/german-amount';
import { decimalText } from '../../money/decimal';
import { formatGermanDate } from '../../time/german-date';
import type { ProposedPlan } from '../plan-parameters';
import type { SavingsPlan } from '../savings-plan';
import type { PlanFormFacts } from './plan-facts';
import type { PlanNodes } from './plan-form';

/** Puts a plan of the bank into the form: to change it, or to begin it once more; what has passed is left out. */
export function fillPlan(
  session: FormSession<PlanNodes, PlanFormFacts>,
  plan: SavingsPlan,
  instruments: ReadonlyMap<string, Instrument>,
  purpose: 'change' | 'again',
): void {
  const { nodes } = session;
  session.change(() => {
    fillRows(
      session,
      plan.positions.map(({ wkn, rate }) => ({ wkn, rate: rate.value })),
      instruments,
    );
    session.field(nodes.interval).setValue(plan.interval);
    session.field(nodes.executionDay).setValue(String(plan.executionDay));
    session.field(nodes.increase).setValue(decimalText(plan.increase));
    session.field(nodes.depotId).setValue(plan.depotId);
    session.field(nodes.name).setValue(plan.name);
    const { iban, isExternal } = plan.account;
    session.field(nodes.paidBy).setValue(isExternal ? 'EXTERNAL' : 'INTERNAL');
    if (iban !== undefined && isExternal) session.field(nodes.externalIban).setValue(iban);
    if (iban !== undefined && !isExternal) session.field(nodes.accountIban).setValue(iban);
    if (purpose === 'again') return;
    const start = plan.startDate ?? plan.nextExecution;
    if (start !== undefined) session.field(nodes.startDate).setValue(start);
    if (plan.endDate !== undefined) {
      session.field(nodes.endKind).setValue('DATE');
      session.field(nodes.endDate).setValue(formatGermanDate(plan.endDate));
    }
    const { from, to } = plan.suspension ?? {};
    if (from !== undefined) session.field(nodes.suspensionFrom).setValue(formatGermanDate(from));
    if (to !== undefined) session.field(nodes.suspensionTo).setValue(formatGermanDate(to));
  });
}

/** Puts each security with its rate into the rows; one that is not known leaves its row with the rate alone. */
export function fillRows(
  session: FormSession<PlanNodes, PlanFormFacts>,
  positions: ProposedPlan['positions'],
  instruments: ReadonlyMap<string, Instrument>,
): void {
  const rows = session.collection(session.nodes.positions);
  positions.forEach(({ wkn, rate }, index) => {
    const row = rows.rows[index] ?? rows.add();
    if (row === undefined) return;
    session.field(row.nodes.instrument).setValue(instruments.get(wkn));
    session.field(row.nodes.rate).setValue(exactGermanNumber(rate, 2));
  });
}
