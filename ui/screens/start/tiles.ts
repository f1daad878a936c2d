import type { RouteName } from '@ui/app/routes';
import type { IconName } from '@ui/components/icon/icon-name';

/** One use case: where it leads, with which query, and the key of what it says below the name of its page (SH-02). */
export interface Tile {
  readonly text:
    | 'buy'
    | 'protection'
    | 'orderBook'
    | 'watchlist'
    | 'depotOverview'
    | 'accounts'
    | 'postbox'
    | 'taxSimulation'
    | 'fundDeposit'
    | 'fundWithdrawal'
    | 'savingsPlans'
    | 'savingsPlanCreation'
    | 'portfolioPlanner'
    | 'knowledge'
    | 'depotApplication'
    | 'juniorApplication';
  readonly icon: IconName;
  readonly target: RouteName;
  /** Fills the target's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Tiles under a headline. */
export interface TileGroup {
  readonly headline: 'trade' | 'depot' | 'savings' | 'administration';
  readonly tiles: readonly Tile[];
}

/** The tile overview as data. */
export const tileGroups: readonly TileGroup[] = [
  {
    headline: 'trade',
    tiles: [
      { text: 'buy', icon: 'arrow-left-right', target: 'orderEntry', query: { side: 'kauf' } },
      { text: 'protection', icon: 'shield', target: 'orderProtection' },
      { text: 'orderBook', icon: 'list-ordered', target: 'orderBook' },
      { text: 'watchlist', icon: 'star', target: 'watchlist' },
    ],
  },
  {
    headline: 'depot',
    tiles: [
      { text: 'depotOverview', icon: 'chart-pie', target: 'depotOverview' },
      { text: 'accounts', icon: 'landmark', target: 'accounts' },
      { text: 'postbox', icon: 'message-square', target: 'postbox' },
      { text: 'taxSimulation', icon: 'receipt-text', target: 'taxSimulation' },
      { text: 'fundDeposit', icon: 'arrow-down-to-line', target: 'fundDeposit' },
      { text: 'fundWithdrawal', icon: 'arrow-up-from-line', target: 'fundWithdrawal' },
    ],
  },
  {
    headline: 'savings',
    tiles: [
      { text: 'savingsPlans', icon: 'calendar-sync', target: 'savingsPlans' },
      { text: 'savingsPlanCreation', icon: 'calendar-plus', target: 'savingsPlanCreation' },
      { text: 'portfolioPlanner', icon: 'compass', target: 'portfolioPlanner' },
    ],
  },
  {
    headline: 'administration',
    tiles: [
      { text: 'knowledge', icon: 'graduation-cap', target: 'knowledge' },
      {
        text: 'depotApplication',
        icon: 'file-pen',
        target: 'productApplication',
        parameters: { produkt: 'depot' },
      },
      {
        text: 'juniorApplication',
        icon: 'landmark',
        target: 'productApplication',
        parameters: { produkt: 'junior-depot' },
      },
    ],
  },
];
