import type { IconName } from '@ui/components/icon/icon-name';
import { isOffered } from '../offered';
import type { RouteName } from '../routes';
import type { Services } from '../services';

/** One way in the navigation. */
export interface NavigationEntry {
  readonly route: RouteName;
  readonly icon: IconName;
  /** Fills the route's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Pages one comes to from its page: on them one is still within it. */
  readonly below?: readonly RouteName[];
}

/** Entries under a common heading; the first group stands without one. */
export interface NavigationGroup {
  readonly heading?: 'trade' | 'savings' | 'administration';
  readonly entries: readonly NavigationEntry[];
}

/** It stands in both plans. */
const orderBook = {
  route: 'orderBook',
  icon: 'list-ordered',
  below: ['orderChange', 'orderCancellation'],
} as const satisfies NavigationEntry;

/** The side navigation and the menu of narrow screens. */
const navigationPlan: readonly NavigationGroup[] = [
  {
    entries: [
      { route: 'start', icon: 'house' },
      { route: 'depotOverview', icon: 'chart-pie' },
      orderBook,
      { route: 'watchlist', icon: 'star' },
      { route: 'accounts', icon: 'landmark', below: ['account'] },
      { route: 'postbox', icon: 'message-square', below: ['messages', 'messageEntry'] },
    ],
  },
  {
    heading: 'trade',
    entries: [
      { route: 'orderEntry', icon: 'arrow-left-right' },
      { route: 'orderProtection', icon: 'shield' },
      { route: 'taxSimulation', icon: 'receipt-text' },
    ],
  },
  {
    heading: 'savings',
    entries: [
      { route: 'savingsPlans', icon: 'calendar-sync', below: ['savingsPlan'] },
      { route: 'savingsPlanCreation', icon: 'calendar-plus', below: ['savingsPlanEmbedded'] },
      { route: 'fundDeposit', icon: 'arrow-down-to-line' },
      { route: 'fundWithdrawal', icon: 'arrow-up-from-line' },
    ],
  },
  {
    heading: 'administration',
    entries: [
      { route: 'knowledge', icon: 'graduation-cap' },
      { route: 'portfolioPlanner', icon: 'compass' },
      { route: 'productApplication', icon: 'file-pen', parameters: { produkt: 'depot' } },
      { route: 'applications', icon: 'clipboard-list' },
    ],
  },
];

/** What decides which pages somebody is offered. */
export type Offered = Pick<Services, 'ownedPages'>;

/** The plan of the pages there are for this customer: one of a depot they do not have has no entry. */
export const offeredPlan = ({ ownedPages }: Offered): readonly NavigationGroup[] =>
  navigationPlan.map((group) => ({ ...group, entries: offeredOf(group.entries, ownedPages) }));

/** Those entries that lead to what this customer is offered. */
export const offeredOf = <Entry extends NavigationEntry>(
  entries: readonly Entry[],
  { offering }: Offered['ownedPages'],
): readonly Entry[] => entries.filter(({ route }) => isOffered(offering, route));

/** The bar at the bottom of phones, besides "more". */
export const dockPlan = [
  { route: 'start', icon: 'house' },
  { route: 'depotOverview', icon: 'chart-pie' },
  { route: 'orderEntry', icon: 'arrow-left-right' },
  orderBook,
] as const satisfies readonly NavigationEntry[];
