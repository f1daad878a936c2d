import type { Guard } from '@application/access/decide-access';
import type { Offering } from '@domain/access/offering';

/** Names of the portal's pages. */
export type RouteName =
  | 'start'
  | 'orderEntry'
  | 'orderProtection'
  | 'orderCancellation'
  | 'orderChange'
  | 'savingsPlanCreation'
  | 'savingsPlanEmbedded'
  | 'savingsPlans'
  | 'savingsPlan'
  | 'orderBook'
  | 'knowledge'
  | 'depotOverview'
  | 'security'
  | 'watchlist'
  | 'accounts'
  | 'account'
  | 'postbox'
  | 'messages'
  | 'messageEntry'
  | 'taxSimulation'
  | 'fundDeposit'
  | 'fundWithdrawal'
  | 'functionLocked'
  | 'noDepot'
  | 'tanCommon'
  | 'portfolioPlanner'
  | 'productApplication'
  | 'applications'
  | 'error'
  | 'notFound';

/** One page: where it is and who may see it. */
export interface PortalRoute {
  readonly name: RouteName;
  /** Below the portal's base path; a leading slash leaves it. */
  readonly path: string;
  /** What has to be true beyond being signed in (portal.md 6); undefined: open to everybody. */
  readonly guards: readonly Guard[] | undefined;
  /** Offered to those alone of whom this is true (`offered.ts`). */
  readonly needs?: keyof Offering;
  /** One way from beginning to end: nothing beside it leads away from what is being filled in (portal.md 2.8). */
  readonly layout?: 'slim';
  /** Whether it reaches payment functions, where a session ends sooner (rules.md 13). */
  readonly payment?: true;
}

/** Where the portal lives on its origin. */
export const BASE_PATH = '/ngbrk';

const open = (name: RouteName, path: string): PortalRoute => ({ name, path, guards: undefined });

const guarded = (name: RouteName, path: string, guards: readonly Guard[]): PortalRoute => ({
  name,
  path,
  guards,
});

const newPlan = (name: RouteName, path: string): PortalRoute => ({
  ...guarded(name, `wertpapiersparplan/${path}`, ['savings-plan']),
  needs: 'takesPlans',
});

const fundOrder = (name: RouteName, path: string): PortalRoute => ({
  ...guarded(name, `cominvest/${path}`, ['fund-depot']),
  needs: 'hasFundDepot',
  payment: true,
});

/** Every page of portal.md 2.1 and decisions.md. More specific paths come first, what matches everything last. */
export const routes: readonly PortalRoute[] = [
  guarded('start', '', []),
  guarded('orderEntry', 'order/erstellung', ['brokerage']),
  guarded('orderProtection', 'order/absicherung', ['brokerage']),
  guarded('orderCancellation', 'order/streichung', ['order-cancellation']),
  guarded('orderChange', 'order/aenderung', ['order-change']),
  newPlan('savingsPlanCreation', 'anlegen'),
  { ...newPlan('savingsPlanEmbedded', 'wsp-anlage'), layout: 'slim' },
  guarded('savingsPlans', 'wertpapiersparplan/uebersicht', ['savings-plan']),
  guarded('savingsPlan', 'wertpapiersparplan/:savingsplanUuid', ['savings-plan']),
  guarded('orderBook', 'orderbuch', ['order-book']),
  guarded('knowledge', 'verwaltung/wertpapierkenntnisse', ['brokerage']),
  guarded('depotOverview', 'depotuebersicht', ['depot-overview']),
  guarded('security', 'wertpapier/:isin', ['depot']),
  guarded('watchlist', 'beobachten', ['depot']),
  guarded('accounts', 'konten', []),
  guarded('account', 'konten/:accountId', []),
  guarded('messageEntry', 'postfach/nachrichten/neu', []),
  guarded('messages', 'postfach/nachrichten', []),
  guarded('postbox', 'postfach', []),
  guarded('taxSimulation', 'steuersimulation', ['brokerage']),
  fundOrder('fundDeposit', 'einzahlen'),
  fundOrder('fundWithdrawal', 'auszahlen'),
  open('functionLocked', 'funktion-gesperrt'),
  open('noDepot', 'kein-depot'),
  guarded('tanCommon', 'tan-common', []),
  { ...open('portfolioPlanner', 'portfolioplaner/onboarding'), layout: 'slim' },
  { ...open('productApplication', 'antrag/:produkt'), layout: 'slim' },
  guarded('applications', 'antraege', []),
  open('error', '/cp/error/*'),
  open('notFound', '/*'),
];

/** Paths that only lead on; the query goes with them (SH-03). */
export const redirects: readonly { readonly from: string; readonly to: RouteName }[] = [
  { from: 'order', to: 'orderEntry' },
  { from: 'wertpapiersparplan', to: 'savingsPlanCreation' },
  { from: 'verwaltung', to: 'knowledge' },
];

/** The path of a page as links need it, with its parameters filled in. */
export function pathOf(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  const route = routes.find((candidate) => candidate.name === name);
  const path = (route?.path ?? '').replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(parameters[parameter] ?? ''),
  );
  return absolutePath(path.replace(/\/\*$/, ''));
}

/** A path below the portal's base as a path on the origin. */
export function absolutePath(path: string): string {
  return path.startsWith('/') ? path : `${BASE_PATH}/${path}`;
}
