import type { LocalDate } from '../calendar/local-date';

/** The validity types, as on the wire: the day, a date, the venue's maximum. */
export const validityTypes = ['GFD', 'GTD', 'MAX'] as const;

/** The name of a validity. */
export type ValidityType = (typeof validityTypes)[number];

/** How long an order stands. Only GTD names its day; for the others the bank does (rules.md 3). */
export type Validity =
  { readonly type: 'GFD' } | { readonly type: 'GTD'; readonly date: LocalDate } | { readonly type: 'MAX' };
