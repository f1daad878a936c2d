import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { LearningPath } from '../support/pages/learning-path';
import { OrderPage } from '../support/pages/order-page';
import { PlanPage } from '../support/pages/plan-page';
import { PortalCustomer } from '../support/portal-customer';

const restored = 'Ihr Entwurf ist wieder da.';

/** How many tabs hold their name; the browser gives up a closed tab's lock only when its page has gone. */
const tabsAlive = (page: Page) =>
  expect.poll(() =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('depotwerk/tab/')).length;
    }),
  );

test('a draft survives navigation, reload and signing in again, is gone once released, and cannot be read [ORD-30]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  await order.fill({ code: '716460', quantity: '7', type: 'Limit', limit: '201,50' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored, 'what is typed is not kept in plain').not.toContain('716460');

  const expectDraft = async (): Promise<void> => {
    await order.isReady();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(order.quantity).toHaveValue('7');
    await expect(page.getByRole('textbox', { name: 'Limit' })).toHaveValue('201,50');
  };
  await page.getByRole('link', { name: 'Depotübersicht' }).first().click();
  await expect(bernd.heading('Depotübersicht')).toBeVisible();
  await page.goBack();
  await expectDraft();

  await page.reload();
  await expectDraft();

  await bernd.loseSession();
  await bernd.signIn('/ngbrk/order/erstellung');
  await expectDraft();

  await order.place({});
  await order.open();
  await expect(page.getByText(restored)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Name, WKN oder ISIN' })).toHaveValue('');

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/lp\/wt\/logout/);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => !['depotwerk-device', 'depotwerk-session'].includes(key)),
  );
  expect(left, 'nothing personal is left after signing out').toEqual([]);
});

test('a draft of a tab that was closed comes back in the next one [ORD-30]', async ({
  page,
  bank,
  context,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  await order.fill({ code: '716460', quantity: '7' });
  await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible();

  const beside = await context.newPage();
  const other = new OrderPage(new PortalCustomer(beside, bank.url, demo.bernd));
  await beside.goto('/ngbrk/order/erstellung');
  await other.isReady();
  await expect(other.quantity, 'a tab leaves the draft of an open one alone').toHaveValue('');

  await page.close();
  await tabsAlive(beside).toBe(1);
  await beside.reload();
  await other.isReady();
  await expect(beside.getByText(restored)).toBeVisible();
  await expect(other.quantity).toHaveValue('7');
});

test('a plan held up by missing knowledge leads to its product group, is there as typed on the way back, and goes through once the target market is raised too [KNO-04] @both', async ({
  page,
  bank,
}) => {
  const mina = new PortalCustomer(page, bank.url, demo.mina);
  const rate = page.getByRole('textbox', { name: 'Rate für Wertpapier 1' });
  const name = page.getByRole('textbox', { name: 'Name des Plans' });
  await mina.enter('/ngbrk/wertpapiersparplan/anlegen?wkn=716460');
  const typed = async (): Promise<void> => {
    await expect(page.getByRole('combobox', { name: 'Wertpapier 1' })).toHaveValue(/SAP/);
    await expect(rate).toHaveValue('100');
    await expect(name).toHaveValue('Später');
  };
  await rate.fill('100');
  await name.fill('Später');
  await page.getByRole('button', { name: /^(Weiter zur Prüfung|Zur Prüfung)$/ }).click();
  await expect(page.getByRole('alert'), 'the plan is held up').toBeVisible();
  await page.getByRole('link', { name: 'Kenntnisse nachweisen' }).click();
  await expect(mina.heading('Wertpapierkenntnisse')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Aktien', exact: true })).toBeVisible();
  await new LearningPath(page, 'Aktien').pass([
    'Einen Anteil am Eigenkapital eines Unternehmens',
    'Sie werden nach allen Gläubigern bedient und können alles verlieren',
    'Der Kurs sinkt um die Höhe der Dividende',
    'Sie haben kein Stimmrecht, dafür einen Vorrang bei der Dividende',
    'Das Risiko, dass ein einzelnes Unternehmen enttäuscht',
    'Er sinkt',
  ]);
  await page.getByRole('link', { name: 'Zurück zum Sparplan' }).click();
  await expect(mina.heading('Sparplan anlegen')).toBeVisible();
  await typed();
  await page.getByRole('button', { name: /^(Weiter zur Prüfung|Zur Prüfung)$/ }).click();
  await page.getByRole('link', { name: 'Zielmarkt anheben' }).click();
  const market = page.getByRole('region', { name: 'Zielmarkt Ihrer Depots' });
  await market.getByRole('radio', { name: 'Erweitert' }).first().check();
  await market.getByRole('button', { name: 'Mit TAN erweitern' }).click();
  await mina.prove('M_TAN');
  await market.getByRole('button', { name: 'Zielmarkt freigeben' }).click();
  await expect(market.getByText('Der Zielmarkt ist geändert.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Sparplan' }).click();
  await typed();
  await new PlanPage(page).check();
});

test('an order held up by missing knowledge leads to its product group, is there as typed on the way back, and then goes through [KNO-02] [KNO-04] @both', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  const typed = async (): Promise<void> => {
    await expect(page.getByRole('combobox', { name: 'Name, WKN oder ISIN' })).toHaveValue(
      /^Call auf Siemens/,
    );
    await expect(order.quantity).toHaveValue('120');
    await expect(page.getByRole('radio', { name: 'Limit', exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Limit' })).toHaveValue('1,25');
    await expect(page.getByRole('radio', { name: 'Frankfurt Börse' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Ultimo' })).toBeChecked();
  };
  const missing = page.getByText(
    /^Für die Produktgruppe Optionsscheine haben Sie bisher zu wenig Kenntnisse/,
  );
  await bernd.enter('/ngbrk/order/erstellung');
  await order.isReady();
  await order.fill({
    code: 'DW1WS1',
    quantity: '120',
    venue: 'Frankfurt',
    type: 'Limit',
    limit: '1,25',
    validity: 'Ultimo',
  });
  await order.check();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await expect(missing.first(), 'the order is held up').toBeVisible();
  await page.getByRole('link', { name: 'Kenntnisse ansehen oder ergänzen', exact: true }).click();

  await expect(bernd.heading('Wertpapierkenntnisse')).toBeVisible();
  await expect(page).toHaveURL(/gruppe=optionsscheine/);
  await new LearningPath(page, 'Optionsscheine').pass([
    'Nichts',
    'Er sinkt, weil der Zeitwert schwindet',
    'Auf einen fallenden Basiswert',
    'Eine Bewegung des Basiswerts um 1 Prozent bewegt den Schein um rund 8 Prozent, in beide Richtungen',
    'Die erwartete Schwankung ist gesunken',
    'Den ganzen Einsatz',
  ]);
  await page.getByRole('link', { name: 'Zurück zur Order' }).click();

  await order.isReady();
  await typed();
  await order.check();
  await expect(missing).toHaveCount(0);
  await order.goToRelease();
  await bernd.prove();
  await order.releaseButton.click();
  await expect(order.done).toBeVisible();
});
