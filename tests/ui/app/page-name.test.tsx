import { products } from '@domain/product-application/engine/product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everybody } from '@ui/app/offered';
import { foundPages } from '@ui/app/navigation/found-pages';
import { offeredPlan } from '@ui/app/navigation/navigation-plan';
import { pageName } from '@ui/app/page-name';
import { parametersAt } from '@ui/app/parameter-at';
import { routeAt } from '@ui/app/route-at';
import { pathOf, routes, type RouteName } from '@ui/app/routes';
import { usePageTitle } from '@ui/app/use-page-title';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { ProductList } from '@ui/parts/application/product-list';
import { TileGroups } from '@ui/screens/start/tile-groups';
import { tileGroups } from '@ui/screens/start/tiles';
import { everyRoute } from '../../e2e/support/every-route';
import { screensOf } from '../../e2e/support/every-screen';
import { fillBrowserGaps } from '../browser-gaps';
import { renderPage } from '../render-page';
import { visit } from './portal';

beforeAll(fillBrowserGaps);

const languages = ['de', 'en'] as const;
const lookups = { de: createTexts('de', germanTexts).t, en: createTexts('en', englishTexts).t };
const all = { ...everybody, hasFundDepot: true };
const ownedPages = { offering: all };

/** What the page at an address is called. */
const nameAt = (address: string, language: 'de' | 'en'): string => {
  const { pathname } = new URL(address, 'https://depotwerk.example');
  return pageName(lookups[language], routeAt(pathname)?.name ?? 'notFound', parametersAt(pathname));
};

/** The links of a place as what they are called, each with what its page is called; what a tile says besides is left out. */
const called = (place: HTMLElement, language: 'de' | 'en') =>
  [...place.querySelectorAll('a')].map((link) => {
    const { pathname } = new URL(link.href);
    return {
      pathname,
      said: (link.querySelector('.text') ?? link).textContent,
      page: nameAt(pathname, language),
    };
  });

/** Tiles and products on a page. */
const Ways = () => (
  <>
    <TileGroups offering={all} />
    <ProductList />
  </>
);

const never = () => new Promise<never>(() => undefined);

/** What stands in for a page says what that is called. */
const Title = () => <output>{usePageTitle()}</output>;

/** Pages whose heading says something of its own, each with why. */
const headedOtherwise: Partial<Record<RouteName, string>> = {
  start: 'greets whoever opens it',
  account: 'is headed by the account',
  security: 'is headed by the security',
  portfolioPlanner: 'is headed by its step; the window bears its name',
  productApplication: 'is headed by its step; the window bears its name',
  error: 'says what went wrong',
};

describe('a page has one name', () => {
  it.each(languages)('in navigation, tiles and list of products (%s)', async (language) => {
    visit('/ngbrk/', {
      screens: { start: async () => ({ Screen: Ways }) },
      device: { language },
      ownedPages,
    });
    const main = await screen.findByRole('main');
    await within(main).findAllByRole('link');
    const ways = called(main, language);
    expect(ways).toHaveLength(tileGroups.flatMap(({ tiles }) => tiles).length + products.length);
    await userEvent.click(screen.getByRole('button', { name: language === 'de' ? 'Mehr' : 'More' }));
    const menu = called(await screen.findByRole('dialog'), language);
    expect(menu.map(({ pathname }) => pathname)).toEqual(
      offeredPlan({ ownedPages }).flatMap(({ entries }) =>
        entries.map(({ route, parameters }) => pathOf(route, parameters)),
      ),
    );
    expect([...menu, ...ways].filter(({ said, page }) => said !== page)).toEqual([]);
  });

  it.each(languages)('in the search for pages (%s)', (language) => {
    for (const { entries } of offeredPlan({ ownedPages }))
      for (const { route, parameters } of entries) {
        const name = pageName(lookups[language], route, parameters);
        expect(foundPages(lookups[language], name, { ownedPages })).toContainEqual({
          route,
          name,
          path: pathOf(route, parameters),
        });
      }
  });

  const addresses = [
    ...everyRoute.map(({ path }) => path),
    ...products.map((produkt) => pathOf('productApplication', { produkt })),
  ];

  it.each(addresses)('while another stands in its place: %s', (address) => {
    renderPage(<Title />, address);
    expect(screen.getByRole('status')).toHaveTextContent(nameAt(address, 'de'));
  });

  it.each(products)('while the application for %s opens', async (produkt) => {
    visit(pathOf('productApplication', { produkt }), { screens: { productApplication: never } });
    expect(await screen.findByText(germanTexts.application.title[produkt])).toHaveClass('title');
  });

  it.each(routes.map(({ name }) => name))('%s: its heading, as the journeys find it', (name) => {
    const [{ german, english }] = screensOf[name];
    const { de, en } = lookups;
    expect(
      [german, english].every((heading, index) => heading === pageName([de, en][index] ?? de, name)),
    ).toBe(headedOtherwise[name] === undefined);
  });
});

describe('an application is called by what is applied for', () => {
  it.each<[RouteName, string | undefined, string, string]>([
    ['productApplication', 'depot', 'Depot eröffnen', 'Open a custody account'],
    ['productApplication', 'junior-depot', 'Junior-Depot eröffnen', 'Open a junior custody account'],
    ['productApplication', 'gibt-es-nicht', 'Antrag', 'Application'],
    ['productApplication', undefined, 'Antrag', 'Application'],
    ['productApplication', 'anlagedepot', 'Portfolioplaner', 'Portfolio planner'],
    ['portfolioPlanner', undefined, 'Portfolioplaner', 'Portfolio planner'],
    ['orderBook', 'depot', 'Orderbuch', 'Order book'],
  ])('%s %s: %s, %s', (route, produkt, german, english) => {
    expect(pageName(lookups.de, route, { produkt })).toBe(german);
    expect(pageName(lookups.en, route, { produkt })).toBe(english);
  });
});
