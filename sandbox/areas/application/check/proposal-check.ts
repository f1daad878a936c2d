import { messageOf, problem } from '../field/field-problem';
import type { Check } from './check-facts';

const CLASS = 'ANLAGEDEPOT_STAMM.PRODUKTKLASSE';

/** The highest class that what somebody has said of their money allows, by the answers that bound it most. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ANLAGEDAUER: { BIS_3: 1, '3_BIS_5': 2, '5_BIS_10': 4 },
  ANLAGEZIEL: { ANSCHAFFUNG: 3 },
  VERLUSTTOLERANZ: { '5': 1, '10': 2, '20': 3 },
  SCHWANKUNGSTOLERANZ: { WENIG: 2, MITTEL: 3 },
};

/** Nobody is opened a depot at more risk than they have said they can bear. */
export const proposalCheck: Check = (answers) => {
  const wanted = answers.get(CLASS);
  const isTooHigh = Object.entries(ALLOWED).some(([field, bounds]) => {
    const highest = bounds[answers.of('ANLAGEDEPOT_SCORING', field)];
    return highest !== undefined && Number(wanted) > highest;
  });
  return isTooHigh ? [messageOf(problem('fehler-risikoklasse-zu-hoch'), CLASS)] : [];
};
