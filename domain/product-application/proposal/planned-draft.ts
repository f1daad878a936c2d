import type { Kept } from '@domain/form/nodes/node';
import { formatGermanNumber } from '@domain/money/german-amount';
import { formatGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import type { FieldName } from '../catalogue/catalogue';
import { carriedAnswers } from '../products/planner';
import { recommended, riskClassOf, type PlannerAnswers } from './risk-class';
import { plannedParts } from './split';

/** How many securities a plan can have (brokerage.md 5). */
const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The days of a month on which plans buy (rules.md 10). */
const purchaseDays = [1, 7, 15] as const;

type Typed = readonly (readonly [FieldName, Kept])[];

/**
 * What of a proposal the application for a depot asks again, as it would have been typed there: the plan with its name,
 * securities, instalments and days. All that is asked of a plan but how it is paid is named, what it does not have as
 * empty, so that nothing of an older one stays. With it goes what was proposed, and what was said of which. Money
 * invested at once is no part of an application: it is ordered once the depot is there.
 */
export function plannedDraft(
  answers: PlannerAnswers,
  name: string,
  said: Readonly<Record<string, Kept>>,
): Readonly<Record<string, Kept>> {
  const typed: Typed =
    answers.rate === undefined ? [['WERTPAPIERSPARPLAN.AUSWAHL', false]] : plan(answers, name);
  const { lossTolerance, variation } = recommended(answers);
  const proposed: Typed = [
    ['ANLAGEDEPOT_STAMM.PRODUKTKLASSE', String(riskClassOf(answers))],
    ['ANLAGEDEPOT_STAMM.STRATEGIE', answers.wished === undefined ? 'STANDARD' : 'NACHHALTIG'],
    ['ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG', lossTolerance],
    ['ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG', variation],
  ];
  const answered = carriedAnswers.flatMap(({ formFieldName }): Typed => {
    const entry = said[formFieldName];
    return entry === undefined ? [] : [[formFieldName, entry]];
  });
  return Object.fromEntries([...typed, ...proposed, ...answered]);
}

/** What a proposal says nothing of: a last purchase of an older plan may lie before the first of this one. */
const notPlanned: Typed = [
  ['WERTPAPIERSPARPLAN.LETZTER_KAUF', ''],
  ['WERTPAPIERSPARPLAN.DYNAMISIERUNG', false],
  ['WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ', ''],
  ['WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN', ''],
  // What was waived for other securities is not waived for these.
  ['WERTPAPIERSPARPLAN.VERZICHT_UNTERLAGEN', false],
];

const plan = (answers: PlannerAnswers, name: string): Typed => {
  const { firstPurchase } = answers;
  const parts = plannedParts(answers);
  return [
    ['WERTPAPIERSPARPLAN.AUSWAHL', true],
    ['WERTPAPIERSPARPLAN.NAME', name],
    ['WERTPAPIERSPARPLAN.INTERVALL', 'MONTHLY'],
    ['WERTPAPIERSPARPLAN.KAUFTAG', String(purchaseDayFrom(firstPurchase))],
    ['WERTPAPIERSPARPLAN.ERSTER_KAUF', firstPurchase === undefined ? '' : formatGermanDate(firstPurchase)],
    ...notPlanned,
    ...positions.flatMap((index): Typed => {
      const part = parts[index - 1];
      // An amount field takes no thousands dot.
      const rate = part === undefined ? '' : formatGermanNumber(part.value).replaceAll('.', '');
      return [
        [`WERTPAPIERSPARPLAN.WKN_${index}`, part?.security.wkn ?? ''],
        [`WERTPAPIERSPARPLAN.SPARRATE_${index}`, rate],
      ];
    }),
  ];
};

/** The day of the month that comes first from a day on. */
const purchaseDayFrom = (first: LocalDate | undefined): number =>
  purchaseDays.find((day) => first === undefined || day >= Number(first.slice(8))) ?? purchaseDays[0];
