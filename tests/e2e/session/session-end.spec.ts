import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { accessibilityProblems } from '../support/accessibility';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { personalWords, tracesIn, tracesInMemory } from '../support/personal-traces';
import { PortalCustomer } from '../support/portal-customer';
import { callSandbox } from '../support/sandbox-calls';
import { stoppedClock } from '../support/stopped-clock';

const ORDER = '/ngbrk/order/erstellung?quelle=test';
/** What is typed; no price and no page shows it by chance. */
const quantity = '1.737';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Sind Sie noch da?' });

/** Lets time pass as for people who do nothing; what falls due meanwhile runs once, as on a laptop that slept. */
const idle = (context: BrowserContext, minutes: string) => context.clock.fastForward(minutes);

const signOutPages = /\/lp\/wt\//;

async function typeDraft(customer: PortalCustomer): Promise<OrderPage> {
  const order = new OrderPage(customer);
  await order.isReady();
  await order.fill({ code: '716460', quantity });
  await expect(customer.page.getByText(/^Entwurf gesichert/)).toBeVisible();
  return order;
}

/** Signs in from the sign-out page and expects place and draft as they were. */
async function comeBack(customer: PortalCustomer, who: string): Promise<void> {
  const { page } = customer;
  await page.getByRole('link', { name: 'Neu anmelden' }).click();
  await page.getByRole('button', { name: `Anmelden als ${who}` }).click();
  await expect(customer.heading('Sitzung freigeben')).toBeVisible();
  await customer.prove();
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
  await expect(new OrderPage(customer).quantity).toHaveValue(quantity);
}

test('two idle tabs warn together, go on together and end together, and nothing personal stays [KIT-08] [ORD-30]', async ({
  page,
  context,
  bank,
}) => {
  const putClockOn = await stoppedClock(context);
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn(ORDER);
  const order = await typeDraft(bernd);
  const known = await personalWords(page);
  const words = [...known, quantity];
  const second = await context.newPage();
  await second.goto('/ngbrk/depotuebersicht');
  await expect(second.getByRole('heading', { level: 1, name: 'Depotübersicht' })).toBeVisible();
  await page.bringToFront();
  await order.quantity.focus();
  expect(await tracesIn(page, words), 'the scan finds what is there').toContain(quantity);
  expect(await tracesInMemory(page, known), 'in memory too').not.toEqual([]);

  await putClockOn(1225);
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Angemeldet bleiben' })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(warning(page)).toBeHidden();
  await expect(warning(second)).toBeHidden();
  await expect(order.quantity, 'the focus is back, and the key wrote nothing').toBeFocused();
  await expect(order.quantity).toHaveValue(quantity);

  // An answer without content: the browser stays on what the portal has left behind, so that it can be looked at.
  const wayOut = new Map<Page, string>();
  await context.route(signOutPages, async (route) => {
    wayOut.set(route.request().frame().page(), route.request().url());
    await route.fulfill({ status: 204 });
  });
  await putClockOn(1225);
  await expect(warning(second)).toBeVisible();
  await putClockOn(10);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('main')).toHaveText('Sie werden abgemeldet.');
    await expect(tab).toHaveTitle('Depotwerk');
    expect(await tracesIn(tab, words), 'the empty page holds nothing').toEqual([]);
    await expect.poll(() => tracesInMemory(tab, words), 'nor does its memory').toEqual([]);
  }

  await context.unroute(signOutPages);
  const over = /^Ihre Sitzung ist (abgelaufen|beendet)$/;
  for (const tab of [page, second]) {
    await tab.goto(wayOut.get(tab) ?? '');
    await expect(tab.getByRole('heading', { level: 1, name: over })).toBeVisible();
    expect(await tracesIn(tab, words), 'nor does what the browser keeps').toEqual([]);
    await expect.poll(() => tracesInMemory(tab, known), 'nor its memory, once it is cleared').toEqual([]);
  }

  await putClockOn(60);
  await comeBack(bernd, demo.bernd.name);
  await expect(second, 'a tab left on the sign-out page ends nothing').toHaveURL(/\/lp\/wt\//);
});

test('signing out in one tab ends the other, which cannot end the next session [KIT-12]', async ({
  page,
  context,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn(ORDER);
  await typeDraft(bernd);
  const second = await context.newPage();
  await second.goto('/ngbrk/orderbuch');
  await expect(second.getByRole('heading', { level: 1, name: 'Orderbuch' })).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
  await expect(second).toHaveURL(/\/lp\/wt\/abgemeldet\?grund=fenster/);

  await bernd.signIn(ORDER);
  await expect(page.getByText('Ihr Entwurf ist wieder da.')).toBeHidden();
  await second.reload();
  await page.reload();
  await expect(bernd.heading('Order erteilen')).toBeVisible();
});

test('signing in anew in another window ends the first one’s session, and its page ends nothing of the new one [KIT-12]', async ({
  page,
  context,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/orderbuch');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  const second = await context.newPage();
  const anew = new PortalCustomer(second, bank.url, demo.bernd);
  await anew.logIn('/ngbrk/depotuebersicht');
  await expect(page).toHaveURL(/\/lp\/wt\/abgemeldet\?grund=fenster/);
  await expect(anew.heading('Sitzung freigeben')).toBeVisible();
  await anew.prove();
  await second.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(anew.heading('Depotübersicht')).toBeVisible();
});

test('signing out ends the session for good, and going back shows nothing of the customer [KIT-12]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn('/ngbrk/');
  const words = await personalWords(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/lp\/wt\/logout/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?page=/);
  expect(await tracesIn(page, words.slice(2))).toEqual([]);
  await page.goto('/ngbrk/orderbuch');
  await expect(page).toHaveURL(/\/login\?page=/);
});

test('a session that the bank has ended leads out with the way back and the draft [KIT-12] [BNK-06]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn(ORDER);
  await typeDraft(bernd);
  await callSandbox(`${bank.url}/sandbox/api/sessions/${demo.bernd.number}/age`, 'POST', { seconds: 1300 });
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Sitzung ist abgelaufen' })).toBeVisible();
  await comeBack(bernd, demo.bernd.name);
});

test('pings while somebody is there and not while idle; payment pages end after five minutes [KIT-07]', async ({
  page,
  context,
  bank,
}) => {
  await context.clock.install();
  const pings: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/cp/keepalive') pings.push(url.searchParams.get('idle'));
  });
  const frederik = new PortalCustomer(page, bank.url, demo.frederik);
  await frederik.signIn('/ngbrk/');
  await expect.poll(() => pings).toEqual(['1230']);
  await idle(context, '10:01');
  await expect.poll(() => pings).toEqual(['1230', '1230']);

  await page.goto('/ngbrk/cominvest/einzahlen');
  await expect.poll(() => pings.at(-1)).toBe('300');
  const before = pings.length;
  await idle(context, '04:35');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect.poll(() => pings.length).toBeGreaterThan(before);
  await idle(context, '05:01');
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Sitzung ist abgelaufen' })).toBeVisible();
});

test('the customer shortens the session, and it stays so, within a thumb’s reach on a phone [KIT-08] [SH-12]', async ({
  page,
  context,
  bank,
}) => {
  await context.clock.install();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.signIn('/ngbrk/');
  await page.getByRole('button', { name: /^Noch angemeldet für/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung' });
  await dialog.getByRole('radio', { name: '5 Minuten', exact: true }).check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Noch angemeldet für 6 Minuten, Sitzungsdauer ändern' }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Mehr' }).click();
  const menu = page.getByRole('dialog', { name: 'Bereiche' });
  await expect(menu.getByRole('button', { name: /^Noch angemeldet für/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await idle(context, '05:05');
  await expect(warning(page)).toBeVisible();
});
