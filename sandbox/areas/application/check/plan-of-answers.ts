import type { PlanBody } from '@sandbox/areas/savings-plan/check/plan-body';
import { fieldName } from '../field/field-catalogue';
import type { Answers } from './answers';

/** Securities of a plan (brokerage.md 5). */
const POSITIONS = 10;

/** The numbers from one on. */
export const numbersTo = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, index) => index + 1);

/** A field of the plan by its own name, and its number if it has one. */
export const planField = (field: string, index?: number): string =>
  fieldName('WERTPAPIERSPARPLAN', field, undefined, index);

/** The numbers of the positions that name a security. */
export const positionsOf = (answers: Answers): readonly number[] =>
  numbersTo(POSITIONS).filter((index) => answers.get(planField('WKN', index)) !== '');

/** The plan of an application as the bank takes plans. */
export function planOf(answers: Answers): PlanBody {
  const said = (field: string, index?: number): string | null => answers.get(planField(field, index)) || null;
  const rate = said('DYNAMISIERUNG_SATZ');
  const beginning = said('DYNAMISIERUNG_BEGINN');
  const day = said('KAUFTAG');
  return {
    savingsplanName: said('NAME'),
    interval: said('INTERVALL'),
    executionDay: day === null ? null : Number(day),
    startDate: said('ERSTER_KAUF'),
    endDate: said('LETZTER_KAUF'),
    settlementAccountIban: said('ZAHLUNG_IBAN'),
    instruments: positionsOf(answers).map((index) => {
      const value = said('SPARRATE', index);
      return {
        instrumentId: said('WKN', index),
        rate: value === null ? null : { value, unit: 'EUR' },
      };
    }),
    dynamisationAmount:
      answers.isYes(planField('DYNAMISIERUNG')) && rate !== null
        ? {
            dynamisationValue: { value: rate, unit: 'XXC' },
            dynamisationDate: beginning === null ? null : { date: beginning },
          }
        : null,
    salesDocumentsWaived: answers.isYes(planField('VERZICHT_UNTERLAGEN')),
  };
}

const PLACES: Readonly<Record<string, string>> = {
  interval: 'INTERVALL',
  executionDay: 'KAUFTAG',
  startDate: 'ERSTER_KAUF',
  endDate: 'LETZTER_KAUF',
  settlementAccountIban: 'ZAHLUNG_IBAN',
  dynamisationAmount: 'DYNAMISIERUNG_SATZ',
  'dynamisationAmount.dynamisationDate': 'DYNAMISIERUNG_BEGINN',
  salesDocumentsWaived: 'VERZICHT_UNTERLAGEN',
};
const OF_POSITION: Readonly<Record<string, string>> = { instrumentId: 'WKN', rate: 'SPARRATE' };

/** Where the customer mends what is said about a place of the plan: its field, or else that there is a plan. */
export function planPlace(answers: Answers, place: string): string {
  const [, at, part = ''] = /^instruments\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  const position = OF_POSITION[part];
  if (position !== undefined) return planField(position, positionsOf(answers)[Number(at)]);
  if (place === 'totalAmount') {
    const total = planField('GESAMTBETRAG');
    return answers.get(total) === '' ? planField('SPARRATE', positionsOf(answers)[0] ?? 1) : total;
  }
  if (place === 'instruments') return planField('WKN', 1);
  return planField(PLACES[place] ?? 'AUSWAHL');
}
