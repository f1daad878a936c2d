import type { ScreenRegistry } from '@ui/app/screens';
import type { Container } from 'inversify';

/** The list of messages and the page to write one are small together. */
const messagePages = () => import(/* webpackChunkName: 'messages' */ './messages');

/** The pages: each comes in a chunk of its own, with the modules it adds to the container. */
export const screenRegistry = (container: Container): ScreenRegistry => ({
  start: async () => (await import(/* webpackChunkName: 'start' */ './start')).startScreen(container),
  depotOverview: async () => (await import('./depot-overview')).depotOverviewScreen(container),
  orderEntry: async () => (await import('./order-entry')).orderEntryScreen(container),
  orderBook: async () => (await import('./order-book')).orderBookScreen(container),
  orderProtection: async () => (await import('./order-protection')).orderProtectionScreen(container),
  orderChange: async () => (await import('./order-change')).orderChangeScreen(container),
  orderCancellation: async () => (await import('./order-cancellation')).orderCancellationScreen(container),
  security: async () => (await import('./security')).securityScreen(container),
  watchlist: async () => (await import('./watchlist')).watchlistScreen(container),
  accounts: async () => (await import('./accounts')).accountsScreen(container),
  account: async () => (await import('./account')).accountScreen(container),
  postbox: async () => (await import('./postbox')).postboxScreen(container),
  messages: async () => (await messagePages()).messagesScreen(container),
  messageEntry: async () => (await messagePages()).messageEntryScreen(container),
  knowledge: async () => (await import('./knowledge')).knowledgeScreen(container),
  savingsPlanCreation: async () => (await import('./savings-plan-entry')).savingsPlanEntryScreen(container),
  savingsPlanEmbedded: async () =>
    (await import('./savings-plan-entry')).savingsPlanEntryScreen(container, true),
  savingsPlans: async () => (await import('./savings-plans')).savingsPlansScreen(container),
  savingsPlan: async () => (await import('./savings-plan')).savingsPlanScreen(container),
  productApplication: async () => (await import('./product-application')).productApplicationScreen(container),
  portfolioPlanner: async () => (await import('./portfolio-planner')).portfolioPlannerScreen(container),
  applications: async () => (await import('./applications')).applicationsScreen(container),
  taxSimulation: async () => (await import('./tax-simulation')).taxSimulationScreen(container),
  fundDeposit: async () => (await import('./fund-depot')).fundDepotScreen(container, 'DEPOSIT'),
  fundWithdrawal: async () => (await import('./fund-depot')).fundDepotScreen(container, 'WITHDRAWAL'),
  tanCommon: async () => (await import('./tan-common')).tanCommonScreen(container),
  functionLocked: async () => (await import('./error')).functionLockedScreen,
  noDepot: async () => (await import('./error')).noDepotScreen(container),
  notFound: async () => ({ Screen: (await import('@ui/app/failing/not-found-page')).NotFoundPage }),
  error: async () => (await import('./error')).errorScreen(container),
});
