import { formatGermanNumber } from '@domain/money/german-amount';
import type { FieldName } from '../catalogue/catalogue';
import type { PlannerAnswers } from './risk-class';

/** What of a plan a depot is opened with, as it would have been typed there: the savings plan and its rate. */
export function plannedDraft(
  answers: PlannerAnswers | undefined,
): Readonly<Record<string, string | boolean>> {
  if (answers?.rate === undefined) return {};
  const rate = formatGermanNumber(answers.rate, { minDecimals: 2, maxDecimals: 2 }).replaceAll('.', '');
  const typed: Partial<Record<FieldName, string | boolean>> = {
    'WERTPAPIERSPARPLAN.AUSWAHL': true,
    'WERTPAPIERSPARPLAN.SPARRATE_1': rate,
    'WERTPAPIERSPARPLAN.INTERVALL': 'MONTHLY',
  };
  return Object.fromEntries(Object.entries(typed));
}
