/** What can be wished of sustainable money: the standards of the law, and themes (brokerage.md 3). */
export const wishes = [
  'STANDARD_A',
  'STANDARD_B',
  'STANDARD_C',
  'THEMA_BIODIVERSITAET',
  'THEMA_KLIMA',
  'THEMA_RECHTE',
  'THEMA_KONSUM',
] as const;

/** See wishes. */
export type Wish = (typeof wishes)[number];

/** What of sustainability matters to a customer; undefined where it does not. */
export type Sustainability = readonly Wish[] | undefined;
