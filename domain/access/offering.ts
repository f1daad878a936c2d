import type { Depot } from '../depot/depot';

/** Which pages a customer is offered though not everybody is. */
export interface Offering {
  readonly hasFundDepot: boolean;
  /** Plans are for retail customers (brokerage.md 6). */
  readonly takesPlans: boolean;
}

/** Why the bank takes no plan of who has these depots, as the key of its message. */
export const planRefusal = (depots: readonly Pick<Depot, 'planRefusal'>[]): string | undefined =>
  depots.find((depot) => depot.planRefusal !== undefined)?.planRefusal;

/** What is offered to who has these depots; who has none is told how to get one. */
export const offeringOf = (depots: readonly Pick<Depot, 'type' | 'planRefusal'>[]): Offering => ({
  hasFundDepot: depots.some(({ type }) => type === 'COMINVEST'),
  takesPlans: planRefusal(depots) === undefined,
});
