import type { Depot } from './depot';

/** What a customer's depots are for: there is none, they hold funds alone, or every kind of security. */
export type DepotState = 'none' | 'funds-only' | 'full';

/** What these depots are for; one of a type nobody knows is taken for one that can do everything. */
export function depotState(depots: readonly Pick<Depot, 'type'>[]): DepotState {
  if (depots.length === 0) return 'none';
  return depots.every(({ type }) => type === 'COMINVEST') ? 'funds-only' : 'full';
}
