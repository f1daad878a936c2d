import type { FormSession } from '../../form/session/form-session';
import type { Instrument } from '../../instrument/instrument';
import type { ProposedPlan } from '../plan-parameters';
import { fillRows } from './fill-plan';
import type { PlanFormFacts } from './plan-facts';
import type { PlanNodes } from './plan-form';

/**
 * Puts a proposed plan into an empty form: each security with its rate, its name, and the first day to begin on that is
 * not before the one asked for. A security that is not known leaves its row with the rate alone.
 */
export function fillProposed(
  session: FormSession<PlanNodes, PlanFormFacts>,
  { positions, name, firstPurchase }: ProposedPlan,
  instruments: ReadonlyMap<string, Instrument>,
): void {
  const { nodes } = session;
  session.change(() => {
    fillRows(session, positions, instruments);
    if (name !== undefined) session.field(nodes.name).setValue(name);
    const offered = session.value(nodes.conditions)?.startDates ?? [];
    const start = firstPurchase && offered.find((day) => day >= firstPurchase);
    if (start === undefined) return;
    session.field(nodes.executionDay).setValue(String(Number(start.slice(8))));
    session.field(nodes.startDate).setValue(start);
  });
}
