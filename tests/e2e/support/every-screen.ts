import { absolutePath, type RouteName } from '@ui/app/routes';
import type { Locator, Page } from '@playwright/test';
import { demo, type DemoCustomer } from './demo-customer';

/** A page of the route table, who reaches it, and its heading in both languages. */
export interface Screen {
  readonly path: string;
  readonly german: string;
  readonly english: string;
  readonly who: DemoCustomer;
  /** The link on the page at the path that leads to it, where its address depends on what the customer has. */
  readonly link?: (page: Page) => Locator;
}

const screen = (
  path: string,
  german: string,
  english: string,
  who: DemoCustomer = demo.bernd,
  link?: (page: Page) => Locator,
): Screen => ({ path: absolutePath(path), german, english, who, ...(link && { link }) });

const linkOf = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** What there is to see of each page: a route without an entry does not compile. */
export const screensOf: Readonly<Record<RouteName, readonly [Screen, ...Screen[]]>> = {
  start: [screen('', 'Guten Tag, Herr Claasen', 'Hello, Mr Claasen')],
  depotOverview: [screen('depotuebersicht', 'Depotübersicht', 'Portfolio')],
  orderBook: [screen('orderbuch', 'Orderbuch', 'Order book')],
  accounts: [screen('konten', 'Konten', 'Accounts')],
  postbox: [screen('postfach', 'Postfach', 'Inbox')],
  messages: [screen('postfach/nachrichten', 'Nachrichten', 'Messages')],
  messageEntry: [screen('postfach/nachrichten/neu', 'Nachricht schreiben', 'Write a message')],
  orderEntry: [screen('order/erstellung?wkn=716460&quantity=3', 'Order erteilen', 'Place an order')],
  orderProtection: [screen('order/absicherung', 'Position absichern', 'Protect a position')],
  savingsPlanCreation: [screen('wertpapiersparplan/anlegen', 'Sparplan anlegen', 'Set up a savings plan')],
  savingsPlanEmbedded: [screen('wertpapiersparplan/wsp-anlage', 'Sparplan anlegen', 'Set up a savings plan')],
  savingsPlans: [screen('wertpapiersparplan/uebersicht', 'Wertpapiersparpläne', 'Savings plans')],
  savingsPlan: [screen('wertpapiersparplan/1', 'Wertpapiersparplan', 'Savings plan')],
  knowledge: [
    screen('verwaltung/wertpapierkenntnisse', 'Wertpapierkenntnisse', 'Knowledge and experience'),
    screen(
      'verwaltung/wertpapierkenntnisse?gruppe=optionsscheine',
      'Wertpapierkenntnisse',
      'Knowledge and experience',
    ),
  ],
  security: [screen('wertpapier/DE0007164600', 'SAP SE', 'SAP SE')],
  watchlist: [screen('beobachten', 'Beobachtungsliste', 'Watchlist')],
  account: [screen('konten', 'Girokonto', 'Current account', demo.bernd, linkOf(/^Girokonto/))],
  taxSimulation: [screen('steuersimulation', 'Steuersimulation', 'Tax simulation')],
  functionLocked: [screen('funktion-gesperrt', 'Funktion gesperrt', 'Function blocked')],
  noDepot: [screen('kein-depot', 'Kein Depot', 'No custody account')],
  tanCommon: [screen('tan-common', 'Freigabe mit TAN', 'Authorise with a TAN')],
  portfolioPlanner: [screen('portfolioplaner/onboarding', 'Ziel', 'Goal')],
  productApplication: [screen('antrag/depot', 'Produkt', 'Product')],
  applications: [screen('antraege', 'Meine Anträge', 'My applications')],
  error: [screen('/cp/error/who-knows', 'Das hat gerade nicht geklappt', 'That did not work')],
  notFound: [screen('gibt-es-nicht', 'Seite nicht gefunden', 'Page not found')],
  orderCancellation: [
    screen('orderbuch', 'Order streichen', 'Cancel order', demo.anna, linkOf(/ streichen$/)),
  ],
  orderChange: [screen('orderbuch', 'Order ändern', 'Change order', demo.anna, linkOf(/ ändern$/))],
  fundDeposit: [
    screen('cominvest/einzahlen', 'Fondsdepot: einzahlen', 'Fund account: pay in', demo.frederik),
  ],
  fundWithdrawal: [
    screen('cominvest/auszahlen', 'Fondsdepot: auszahlen', 'Fund account: withdraw', demo.frederik),
  ],
};

/** Every page; the first ones are those that people look at most, and who reaches the last ones comes in turn. */
export const screens: readonly Screen[] = Object.values(screensOf).flat();

/** Pages whose figures arrive later than the page, and what stands there last: nothing must move until then. */
export const mainScreens: readonly (Screen & { readonly last: string | RegExp })[] = [
  { ...screensOf.start[0], last: /\d,\d\d\s(EUR|€)/ },
  { ...screensOf.depotOverview[0], last: 'Konten zum Depot' },
  { ...screensOf.orderBook[0], last: 'Noch keine Orders' },
  {
    ...screen('order/erstellung', 'Order erteilen', 'Place an order'),
    last: 'Welches Wertpapier möchten Sie handeln?',
  },
];
