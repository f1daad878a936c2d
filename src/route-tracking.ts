import type { RouteTracking } from '@domain/tracking/tracking-page';
import type { RouteName } from '@ui/app/routes';

const order = (page: string, transaction: string): RouteTracking => ({
  area: 'order',
  page,
  transaction,
  products: ['DEPOT'],
});
const plan = (page: string, transaction?: string): RouteTracking => ({
  area: 'wertpapiersparplan',
  page,
  products: ['DEPOT', 'SAVINGS'],
  ...(transaction && { transaction }),
});
const fund = (page: string): RouteTracking => ({
  area: 'cominvest',
  page,
  transaction: page,
  products: ['COMINVEST'],
});
const depot = (page: string): RouteTracking => ({ area: 'depot', page, products: ['DEPOT'] });
const notice = (page: string): RouteTracking => ({ area: 'hinweis', page });

/** What each page is called where visits are counted; never an id from its address. */
export const routeTracking: Readonly<Record<RouteName, RouteTracking>> = {
  start: { area: 'start', page: 'uebersicht' },
  orderEntry: order('erstellung', 'order'),
  orderProtection: order('absicherung', 'order'),
  orderCancellation: order('streichung', 'streichung'),
  orderChange: order('aenderung', 'aenderung'),
  savingsPlanCreation: plan('anlegen', 'sparplan'),
  savingsPlanEmbedded: plan('wsp-anlage', 'sparplan'),
  savingsPlans: plan('uebersicht'),
  savingsPlan: plan('detail'),
  orderBook: depot('orderbuch'),
  depotOverview: depot('depotuebersicht'),
  security: { area: 'wertpapier', page: 'detail', products: ['DEPOT'] },
  watchlist: { area: 'wertpapier', page: 'beobachten', products: ['DEPOT'] },
  accounts: { area: 'konten', page: 'uebersicht', products: ['ACCOUNT'] },
  account: { area: 'konten', page: 'umsaetze', products: ['ACCOUNT'] },
  postbox: { area: 'postfach', page: 'uebersicht' },
  messages: { area: 'postfach', page: 'nachrichten' },
  messageEntry: { area: 'postfach', page: 'nachricht-schreiben', transaction: 'nachricht' },
  taxSimulation: depot('steuersimulation'),
  knowledge: { area: 'verwaltung', page: 'wertpapierkenntnisse' },
  fundDeposit: fund('einzahlen'),
  fundWithdrawal: fund('auszahlen'),
  portfolioPlanner: { area: 'portfolioplaner', page: 'onboarding', transaction: 'antrag' },
  productApplication: { area: 'antrag', page: 'strecke', transaction: 'antrag' },
  applications: { area: 'antrag', page: 'uebersicht' },
  tanCommon: { area: 'verwaltung', page: 'tan' },
  functionLocked: notice('funktion-gesperrt'),
  noDepot: notice('kein-depot'),
  error: notice('fehler'),
  notFound: notice('nicht-gefunden'),
};
