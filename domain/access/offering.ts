import type { Depot } from '../depot/depot';
import { savingsPlanDepot } from './guards';

/** Which pages a customer is offered though not everybody is. */
export interface Offering {
  /** Whether their depots pass the guards of these names (GU-03, GU-05, GU-07); an overview is of depots there are. */
  readonly depot: boolean;
  readonly 'depot-overview': boolean;
  readonly 'order-book': boolean;
  readonly brokerage: boolean;
  readonly 'savings-plan': boolean;
  readonly hasFundDepot: boolean;
  /** Plans are for retail customers (brokerage.md 6). */
  readonly takesPlans: boolean;
}

/** Why the bank takes no plan of who has these depots, as the key of its message. */
export const planRefusal = (depots: readonly Pick<Depot, 'planRefusal'>[]): string | undefined =>
  depots.find((depot) => depot.planRefusal !== undefined)?.planRefusal;

/** What is offered to who has these depots; who has none is told how to get one. */
export const offeringOf = (depots: readonly Pick<Depot, 'type' | 'planRefusal'>[]): Offering => ({
  depot: depots.length > 0,
  'depot-overview': depots.length > 0,
  'order-book': depots.length > 0,
  brokerage: depots.some(({ type }) => type !== 'COMINVEST'),
  'savings-plan': savingsPlanDepot(depots) !== undefined,
  hasFundDepot: depots.some(({ type }) => type === 'COMINVEST'),
  takesPlans: savingsPlanDepot(depots) !== undefined && planRefusal(depots) === undefined,
});
