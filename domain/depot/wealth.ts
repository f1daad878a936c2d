import { isBalanceKnown, ownBalances, type AccountBalance } from './account';
import type { Depot } from './depot';
import type { DepotTotals } from './depot-totals';
import { sumAmounts, type Amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { LocalDate } from '@domain/time/local-date';

/** A depot with its totals, which are unknown while the bank cannot say. */
export interface DepotWorth {
  readonly depot: Depot;
  readonly totals: DepotTotals | undefined;
  /** The day of the newest price, where that day is over: what its change was made on. */
  readonly pricedOn?: LocalDate | undefined;
}

/** Depots and accounts as they are today. */
export interface Wealth {
  readonly depots: readonly DepotWorth[];
  readonly accounts: readonly AccountBalance[];
}

/** What a child has, looked after by the customer. */
export interface WealthOfChild extends Wealth {
  readonly name: string;
}

/** What belongs to the customer: not what they look after for a child. */
export const ownWealth = ({ depots, accounts }: Wealth): Wealth => ({
  depots: depots.filter(({ depot }) => depot.heldFor === undefined),
  accounts: ownBalances(accounts),
});

/** What belongs to each child that the customer looks after, in the order of depots and accounts. */
export function wealthOfChildren({ depots, accounts }: Wealth): readonly WealthOfChild[] {
  const names = [
    ...depots.map(({ depot }) => depot.heldFor?.name),
    ...accounts.map(({ account }) => account?.heldFor?.name),
  ].filter((name) => name !== undefined);
  return [...new Set(names)].map((name) => ({
    name,
    depots: depots.filter(({ depot }) => depot.heldFor?.name === name),
    accounts: accounts.filter(({ account }) => account?.heldFor?.name === name),
  }));
}

/** All that is known, in euro. */
export function knownTotal({ depots, accounts }: Wealth): Amount {
  const depotValues = depots.flatMap(({ totals }) => (totals ? [totals.currentValue] : []));
  return sumAmounts(
    [...depotValues, ...accounts.filter(isBalanceKnown).map(({ balanceEur }) => balanceEur)],
    EUR,
  );
}

/** Whether the value of every depot is known; what the bank never knows says so in its own line. */
export function isComplete({ depots }: Wealth): boolean {
  return depots.every(({ totals }) => totals !== undefined);
}
