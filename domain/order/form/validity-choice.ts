import { validityTypes } from '../validity';

/** The validities offered: those of the bank, and the last trading day of the month, which is a date to it. */
export const validityChoices = [...validityTypes, 'ULTIMO'] as const;

/** One of them. */
export type ValidityChoice = (typeof validityChoices)[number];
