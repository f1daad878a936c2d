import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { screens } from './support/every-screen';
import { expectSound, expectSoundEverywhere } from './support/sound-page';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';

const onDevice = (settings: Readonly<Record<string, unknown>>) => (page: Page) =>
  page.addInitScript(
    (stored) => localStorage.setItem('depotwerk-device', stored),
    JSON.stringify({ language: 'de', discreet: false, ...settings }),
  );

for (const [language, appearance] of [
  ['de', 'light'],
  ['en', 'dark'],
] as const) {
  test(`every page is accessible and fits, ${language}, ${appearance} [SH-01] [SH-08] [SH-11] [SH-12]`, async ({
    page,
    bank,
  }) => {
    test.slow();
    const bernd = new PortalCustomer(page, bank.url, demo.bernd);
    await bernd.enter();
    await onDevice({ language, appearance })(page);
    for (const { path, german, english } of screens) {
      await test.step(path, async () => {
        await page.goto(`/ngbrk/${path}`);
        await expect(bernd.heading(language === 'de' ? german : english)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // Colours and widths do not change with the language.
        await (language === 'de' ? expectSoundEverywhere(page) : expectSound(page));
      });
    }
  });
}

test('every step to an order is accessible and fits [SH-12] [TAN-04] [ORD-16] @phone', async ({
  page,
  bank,
}) => {
  test.slow();
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const order = new OrderPage(anna);
  await anna.logIn('/ngbrk/order/erstellung');
  for (const way of ['P_TAN_PUSH', 'P_TAN', 'M_TAN'] as const) {
    await test.step(way, async () => {
      await anna.request(way);
      await expectSound(page);
    });
  }
  await page.getByLabel(/^TAN/).fill('123456');
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(page.getByText('2 von 3 übrig')).toBeVisible();
  await expectSound(page);
  await page.getByLabel(/^TAN/).fill((await anna.telephone.open('M_TAN')).tan ?? '');
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await order.isReady();

  await page
    .getByRole('button', { name: /^(Weiter zur|Zur) Prüfung$/ })
    .first()
    .click();
  await expect(page.getByText(/Angaben sind zu berichtigen/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('combobox', { name: 'Name, WKN oder ISIN' }).fill('sap');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectSound(page);
  await order.fill({ code: '716460', quantity: '2', type: 'Limit' });
  await expect(page.getByText('So wie sie jetzt ist, wird dies eine Markt-Order.')).toBeVisible();
  await expectSound(page);
  await order.fill({ limit: '200,00' });
  await order.check();
  await expectSound(page);
  await order.goToRelease();
  await expectSound(page);
  await anna.prove('M_TAN');
  await order.releaseButton.click();
  await expect(order.done).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page
    .getByRole('button', { name: /^Einzelheiten zu Kauf SAP SE/ })
    .first()
    .click();
  await expectSound(page);
  await page
    .getByRole('link', { name: /^Kauf SAP SE streichen$/ })
    .first()
    .click();
  await expect(anna.heading('Order streichen')).toBeVisible();
  await expectSound(page);
});

test('the dialogs of the bar and what opens on a page are accessible [SH-12]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/orderbuch');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');
  await page.goto('/ngbrk/orderbuch?status=REJECTED');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('every error page is accessible and says what to do next [SH-05]', async ({ page }) => {
  for (const code of [
    '',
    '/not-found',
    '/internal-server-error',
    '/order',
    '/session-locked',
    '/who-knows',
  ]) {
    await test.step(code, async () => {
      await page.goto(`/cp/error${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  }
});

test('the pages of the bank beside the portal are accessible [BNK-03]', async ({ page }) => {
  for (const path of [
    '/login',
    '/cp/login',
    '/lp/wt/logout',
    '/telefon',
    '/telefon?wer=10000001',
    '/sandbox',
    '/sandbox/log',
    '/sandbox/audit',
    '/suche?q=sap',
    '/lp/wt/depotuebersicht',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSoundEverywhere(page);
    });
  }
});

test('language and appearance are switched and remembered [SH-11] [SH-12]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/orderbuch');
  await page.getByRole('button', { name: /switch to English/ }).click();
  await expect(bernd.heading('Order book')).toBeVisible();
  await page.getByRole('button', { name: /^Dark/ }).click();
  await page.reload();
  await expect(bernd.heading('Order book')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
