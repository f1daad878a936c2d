import type { FormSession } from '../../form/session/form-session';
import type { PlanFormFacts } from './plan-facts';
import type { PlanNodes } from './plan-form';

/** Empties a row that has to stay: a plan has one at least. */
export function clearRow(session: FormSession<PlanNodes, PlanFormFacts>, key: string): void {
  const row = session.collection(session.nodes.positions).rows.find((each) => each.key === key);
  if (row === undefined) return;
  session.change(() => {
    session.field(row.nodes.instrument).takeBack();
    session.field(row.nodes.rate).takeBack();
    session.field(row.nodes.share).takeBack();
  });
}
