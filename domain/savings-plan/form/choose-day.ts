import type { FormSession } from '../../form/session/form-session';
import { addDays } from '../../time/local-date';
import type { PlanFormFacts } from './plan-facts';
import { dayOfCode, type PlanNodes } from './plan-form';

/**
 * Chooses the execution day. A first day that was chosen before stays in its month, as far as the bank offers that; a day
 * on which a plan that is changed has begun long ago stays as it was.
 */
export function chooseExecutionDay(
  session: FormSession<PlanNodes, PlanFormFacts>,
  chosen: string | undefined,
): void {
  const { nodes } = session;
  const startDate = session.field(nodes.startDate);
  const said = startDate.isEdited ? dayOfCode(startDate.value) : undefined;
  const today = session.value(nodes.today);
  session.change(() => {
    session.field(nodes.executionDay).setValue(chosen);
    if (said === undefined || today === undefined || said <= today) return;
    const month = addDays(said, 1 - Number(said.slice(8)));
    const first = session
      .value(nodes.conditions)
      ?.startDates.find((day) => day >= month && Number(day.slice(8)) === Number(chosen));
    if (first === undefined) startDate.takeBack();
    else startDate.setValue(first);
  });
}
