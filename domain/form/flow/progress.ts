/** How a step is shown in the navigation (APP-01). */
export type StepState = 'current' | 'completed' | 'open';

/** What is shown where it is not known how many steps there are (APP-01). */
const WITHOUT_COUNT = 0.1;

/** How much of the way lies behind: (step + 1) / count; steps are counted from 0. */
export const progressAt = (index: number, count: number): number =>
  count === 0 ? WITHOUT_COUNT : (index + 1) / count;
