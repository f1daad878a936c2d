import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo, type DemoCustomer } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';

const ANYBODY = ['funktion-gesperrt', 'kein-depot', 'portfolioplaner/onboarding', 'gibt-es-nicht'];
const GUARDED = [
  '',
  'order/erstellung',
  'order/absicherung',
  'order/streichung',
  'order/aenderung',
  'wertpapiersparplan/anlegen',
  'wertpapiersparplan/wsp-anlage',
  'wertpapiersparplan/uebersicht',
  'wertpapiersparplan/1',
  'orderbuch',
  'verwaltung/wertpapierkenntnisse',
  'depotuebersicht',
  'steuersimulation',
  'cominvest/einzahlen',
  'cominvest/auszahlen',
  'tan-common',
  'antrag/depot',
];

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Opens a page of the portal and waits until it has decided where one may go. */
async function landing(page: Page, path: string): Promise<string> {
  await page.goto(`/ngbrk/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return pathOf(page);
}

test('nobody signed in sees no page but those for everybody, and comes back to where they wanted to go [GU-01]', async ({
  page,
}) => {
  for (const path of GUARDED) {
    await test.step(path, async () => {
      expect(await landing(page, path)).toBe('/login');
      expect(new URL(page.url()).searchParams.get('page')).toBe(`/ngbrk/${path}`);
    });
  }
  for (const path of ANYBODY) {
    await test.step(path, async () => expect(await landing(page, path)).toBe(`/ngbrk/${path}`));
  }
});

/** Where a page sends somebody who may not see it; every page not named opens. */
const NO_DEPOT = '/ngbrk/kein-depot';
const LOGIN = '/login';
const BOOK = '/ngbrk/orderbuch';
const brokerage = [
  'order/erstellung',
  'order/absicherung',
  'verwaltung/wertpapierkenntnisse',
  'steuersimulation',
];
const sentAway = (paths: readonly string[], to: string) =>
  Object.fromEntries(paths.map((path) => [path, to]));
const ASKED = [
  ...brokerage,
  'order/streichung',
  'orderbuch',
  'wertpapiersparplan/uebersicht',
  'cominvest/einzahlen',
];
const withDepot = { 'order/streichung': BOOK, 'cominvest/einzahlen': NO_DEPOT };

const customers: readonly (readonly [who: DemoCustomer, landings: Readonly<Record<string, string>>])[] = [
  [demo.bernd, withDepot],
  [demo.elif, sentAway(ASKED, NO_DEPOT)],
  [demo.frederik, sentAway([...brokerage, 'order/streichung', 'wertpapiersparplan/uebersicht'], NO_DEPOT)],
  [demo.ida, sentAway(ASKED, LOGIN)],
  [demo.klara, withDepot],
  [demo.lars, withDepot],
  [demo.mina, withDepot],
];

for (const [who, landings] of customers) {
  test(`${who.name} reaches what the guards allow and nothing else [GU-02] [GU-03] [GU-04] [GU-05] [GU-07]`, async ({
    page,
    bank,
  }) => {
    const customer = new PortalCustomer(page, bank.url, who);
    if (landings['orderbuch'] === LOGIN) await customer.logIn();
    else await customer.signIn('/ngbrk/tan-common');
    const found: Record<string, string> = {};
    for (const path of ASKED) found[path] = await landing(page, path);
    expect(found).toEqual(
      Object.fromEntries(ASKED.map((path) => [path, landings[path] ?? `/ngbrk/${path}`])),
    );
  });
}

test('deep link, reload, back and forward keep page and query [SH-01]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn('/ngbrk/depotuebersicht?sort=name');
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goto('/ngbrk/order/erstellung?wkn=716460');
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await page.reload();
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await page.goBack();
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goForward();
  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await expect(page).toHaveURL('/ngbrk/order/erstellung?wkn=716460');
});

/** Targets that lead elsewhere in one reading or another. */
const HOSTILE = [
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/ngbrk/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,a',
  '/%2f%2fevil.example',
  '/ngbrk/..//evil.example',
  '/ngbrk/../../%5cevil.example',
  '\t//evil.example',
  '/login?page=//evil.example',
  '@evil.example',
];

test('the sign-in leads into the portal, whatever its address says [GU-10]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  for (const target of HOSTILE) {
    await test.step(target, async () => {
      await bernd.logIn(target);
      await expect(bernd.heading('Sitzung freigeben')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(bank.url);
      await bernd.loseSession();
    });
  }
});

for (const [text, lands] of [
  ['/cp/error/session-locked', '/cp/error/session-locked'],
  ['//evil.example/', '/lp/wt/logout'],
  ['/\\evil.example', '/lp/wt/logout'],
  ['javascript:alert(1)', '/lp/wt/logout'],
] as const) {
  test(`an answer that sends the browser to ${text} leads to ${lands} [KIT-12]`, async ({
    page,
    bank,
    desk,
  }) => {
    const bernd = new PortalCustomer(page, bank.url, demo.bernd);
    await bernd.signIn('/ngbrk/tan-common');
    await expect(bernd.heading('Freigabe mit TAN')).toBeVisible();
    await desk.plan({ path: '/api/brokerage/clients', kind: 'error-uri', text });
    // The page may be left before all of it has come.
    await page.goto('/ngbrk/orderbuch', { waitUntil: 'commit' });
    await expect(page).toHaveURL((url) => url.origin === bank.url && url.pathname === lands);
    await desk.clearFaults();
  });
}

test("somebody else's order opens nothing [GU-04] [BNK-06]", async ({ page, bank, browser }) => {
  const annas = await browser.newPage({ baseURL: bank.url });
  const anna = new PortalCustomer(annas, bank.url, demo.anna);
  await anna.signIn('/ngbrk/orderbuch', 'M_TAN');
  const cancel = annas.getByRole('link', { name: /streichen$/ }).first();
  const address = (await cancel.getAttribute('href')) ?? '';
  expect(address).toContain('order/streichung?');
  await annas.close();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn();
  await page.goto(address);
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  expect(pathOf(page)).toBe(BOOK);
});

for (const [what, fault] of [
  ['empty', { kind: 'empty' }],
  ['invalid', { kind: 'truncate' }],
  ['missing', { kind: 'status', value: 404 }],
  ['broken', { kind: 'status', value: 500 }],
] as const) {
  test(`texts of the editors that are ${what} leave the portal readable [KIT-05]`, async ({ page, desk }) => {
    await desk.plan({ path: '/cms/i18n', ...fault });
    await page.goto('/ngbrk/kein-depot');
    await expect(page.getByRole('heading', { level: 1, name: 'Kein Depot' })).toBeVisible();
  });
}

test('a configuration that cannot be read stops with a sentence, never with a white page [KIT-04]', async ({
  page,
  desk,
}) => {
  await desk.plan({ path: '/ngbrk/config.json', kind: 'truncate' });
  await page.goto('/ngbrk/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const what of ['disconnected', 'closed'] as const) {
  test(`event streams that end as ${what} come back by themselves [KIT-09] [OBK-03]`, async ({
    page,
    bank,
    desk,
  }) => {
    const bernd = new PortalCustomer(page, bank.url, demo.bernd);
    await bernd.signIn();
    const isOpen = page.waitForResponse((response) => response.url().includes('/api/events?'));
    await page.goto('/ngbrk/orderbuch');
    await isOpen;
    const isOpenAgain = page.waitForResponse((response) => response.url().includes('/api/events?'));
    await desk.disturbStreams(what);
    await isOpenAgain;
  });
}
