/** How often a plan buys (rules.md 10). */
export const intervals = ['MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const;

/** See intervals. */
export type Interval = (typeof intervals)[number];

const months: Readonly<Record<Interval, number>> = {
  MONTHLY: 1,
  TWO_MONTHLY: 2,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
};

/** How many months lie between two executions. */
export const monthsOf = (interval: Interval): number => months[interval];
