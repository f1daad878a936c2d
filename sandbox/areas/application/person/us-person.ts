import type { Answers } from '../check/answers';
import type { Role } from '../field/field-group';

/** Whether somebody has told of citizenship of the United States, or of tax there (FATCA). */
export const isUsPerson = (answers: Answers, role: Role): boolean =>
  answers.of('PERSON', 'NATIONALITAET', role) === 'US' ||
  [1, 2, 3].some((index) => answers.of('PERSON_TIN_LAND', 'LAND', role, index) === 'US');
