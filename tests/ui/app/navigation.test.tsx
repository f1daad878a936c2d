import { everybody } from '@ui/app/offered';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutAt } from '@ui/app/layout';
import { pathOf, type RouteName } from '@ui/app/routes';
import { fillBrowserGaps } from '../browser-gaps';
import { visit } from './portal';

beforeAll(fillBrowserGaps);

/** The entry that is marked, whether one is on its page or on one below it, and the one of the dock. */
type Marked = readonly [entry: string, current: 'page' | 'true', ofDock?: string];

/** Where one is on each page: a route without a row does not compile. */
const marks: Readonly<Record<RouteName, Marked | undefined>> = {
  start: ['Startseite', 'page', 'Start'],
  depotOverview: ['Depotübersicht', 'page', 'Depot'],
  orderBook: ['Orderbuch', 'page', 'Orderbuch'],
  orderChange: ['Orderbuch', 'true', 'Orderbuch'],
  orderCancellation: ['Orderbuch', 'true', 'Orderbuch'],
  watchlist: ['Beobachtungsliste', 'page'],
  accounts: ['Konten', 'page'],
  account: ['Konten', 'true'],
  postbox: ['Postfach', 'page'],
  messages: ['Postfach', 'true'],
  messageEntry: ['Postfach', 'true'],
  orderEntry: ['Order erteilen', 'page', 'Order'],
  orderProtection: ['Position absichern', 'page'],
  taxSimulation: ['Steuersimulation', 'page'],
  savingsPlans: ['Wertpapiersparpläne', 'page'],
  savingsPlan: ['Wertpapiersparpläne', 'true'],
  savingsPlanCreation: ['Sparplan anlegen', 'page'],
  savingsPlanEmbedded: ['Sparplan anlegen', 'true'],
  fundDeposit: ['Fondsdepot: einzahlen', 'page'],
  fundWithdrawal: ['Fondsdepot: auszahlen', 'page'],
  knowledge: ['Wertpapierkenntnisse', 'page'],
  portfolioPlanner: ['Portfolioplaner', 'page'],
  productApplication: ['Depot eröffnen', 'page'],
  applications: ['Meine Anträge', 'page'],
  // One comes to them from many pages.
  security: undefined,
  functionLocked: undefined,
  noDepot: undefined,
  tanCommon: undefined,
  error: undefined,
  notFound: undefined,
};

const parameters = { savingsplanUuid: 'a-b', produkt: 'girokonto', accountId: 'a-1', isin: 'DE0007164600' };

/** The links of a list that are marked, and how. */
const markedIn = (list: HTMLElement) =>
  [...list.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

/** What the lists of a page mark: the menu of narrow screens, the list beside it where it has one, the dock. */
async function marked(path: string) {
  visit(path, { ownedPages: { offering: { ...everybody, hasFundDepot: true } } });
  await screen.findByRole('heading', { level: 1 });
  const side = screen.queryByRole('navigation', { name: 'Depot und Handel' });
  const dock = markedIn(screen.getByRole('navigation', { name: 'Hauptbereiche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  return {
    ...(side && { side: markedIn(side) }),
    dock,
    menu: markedIn(await screen.findByRole('dialog', { name: 'Bereiche' })),
  };
}

/** What they are to mark. */
const expected = (path: string, [entry, current, ofDock]: Marked | [] = []) => ({
  ...(layoutAt(path) === 'full' && { side: entry === undefined ? [] : [[entry, current]] }),
  dock: ofDock === undefined ? [] : [[ofDock, current]],
  menu: entry === undefined ? [] : [[entry, current]],
});

describe('the navigation marks where one is [SH-01]', () => {
  it.each(Object.entries(marks) as [RouteName, Marked | undefined][])('on %s: %j', async (name, mark) => {
    const path = name === 'notFound' ? '/ngbrk/gibt-es-nicht' : pathOf(name, parameters);
    expect(await marked(path)).toEqual(expected(path, mark));
  });

  it.each([
    ['/ngbrk/orderbuch/', ['Orderbuch', 'page', 'Orderbuch']],
    ['/ngbrk/orderbuch?status=offen', ['Orderbuch', 'page', 'Orderbuch']],
    ['/ngbrk', ['Startseite', 'page', 'Start']],
  ] as const)('at %s: %j', async (path, mark) => {
    expect(await marked(path)).toEqual(expected(path, mark));
  });
});
