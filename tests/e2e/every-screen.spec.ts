import { expect, test } from '@tests/support/journey';
import { screens } from './support/every-screen';
import { expectFits, expectSound, expectSoundEverywhere } from './support/sound-page';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';
import { visitScreens } from './support/visit-screens';

for (const half of [0, 1])
  test(`every page is accessible in light and dark, and fits in both languages, ${half + 1} of 2 [SH-01] [SH-08] [SH-11] [SH-12]`, async ({
    page,
    bank,
  }) => {
    await page.addInitScript(() => {
      // A blank page between two sign-ins has no storage.
      if (location.origin === 'null') return;
      const device = { language: 'de', appearance: 'light', discreet: false };
      localStorage.setItem('depotwerk-device', JSON.stringify(device));
    });
    const wanted = screens.filter((_, index) => index % 2 === half);
    await visitScreens(page, bank.url, wanted, ({ path, german, english }, customer) =>
      test.step(`${path} ${german}`, async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expectSoundEverywhere(page);
        // A group of products that the address names takes it, as a place behind a # does.
        const taken = path.includes('?gruppe=') ? 1 : 0;
        await expect(page.locator(':focus'), 'a first page leaves the focus to the browser').toHaveCount(
          taken,
        );
        await page.getByRole('button', { name: /switch to English/ }).click();
        await expect(customer.heading(english)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expectFits(page);
      }),
    );
  });

test('every step to an order is accessible and fits [SH-12] [TAN-04] [ORD-16] @phone', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const order = new OrderPage(anna);
  const soundStep = async (): Promise<void> => {
    await expectSound(page);
    await expectFits(page);
  };
  await anna.logIn('/ngbrk/order/erstellung');
  for (const way of ['P_TAN_PUSH', 'P_TAN', 'M_TAN'] as const) {
    await test.step(way, async () => {
      await anna.request(way);
      await soundStep();
    });
  }
  await page.getByLabel(/^TAN/).fill('123456');
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(page.getByText('2 von 3 übrig')).toBeVisible();
  await soundStep();
  await page.getByLabel(/^TAN/).fill((await anna.telephone.open('M_TAN')).tan ?? '');
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await order.isReady();

  await order.goOn();
  await expect(page.getByText(/Angaben sind zu berichtigen/)).toBeVisible();
  await soundStep();
  await page.getByRole('combobox', { name: 'Name, WKN oder ISIN' }).fill('sap');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectSound(page);
  await order.fill({ code: '716460', quantity: '2', type: 'Limit' });
  await expect(page.getByText('So wie sie jetzt ist, wird dies eine Markt-Order.')).toBeVisible();
  await soundStep();
  const costs = page.locator('td[data-l="Entgelte und Spanne EUR"]').first();
  const height = await costs.evaluate(({ clientHeight }) => clientHeight);
  expect(height, 'what a figure is called on a card stands in one line above it').toBeLessThan(48);
  await order.fill({ limit: '200,00' });
  await order.check();
  await soundStep();
  await order.goToRelease();
  await soundStep();
  await anna.prove('M_TAN');
  await order.releaseButton.click();
  await expect(order.done).toBeVisible();
  await soundStep();

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page
    .getByRole('button', { name: /^Einzelheiten zu Kauf SAP SE/ })
    .first()
    .click();
  await soundStep();
  await page
    .getByRole('link', { name: /^Kauf SAP SE streichen$/ })
    .first()
    .click();
  await expect(anna.heading('Order streichen')).toBeVisible();
  await soundStep();
});

test('the dialogs of the bar and what opens on a page are accessible; language and appearance are remembered [SH-11] [SH-12]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/ngbrk/orderbuch?status=REJECTED');
  await expect(bernd.heading('Orderbuch')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /switch to English/ }).click();
  await expect(bernd.heading('Order book')).toBeVisible();
  await page.getByRole('button', { name: /^Dark/ }).click();
  await page.reload();
  await expect(bernd.heading('Order book')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('every error page is accessible and says what to do next [SH-05]', async ({ page }) => {
  for (const [code, headline] of [
    ['', 'Das hat gerade nicht geklappt'],
    ['/not-found', 'Das Gesuchte gibt es nicht'],
    ['/internal-server-error', 'Unsere Systeme antworten nicht'],
    ['/order', 'Die Order konnte nicht bearbeitet werden'],
    ['/session-locked', 'Ihr TAN-Verfahren ist gesperrt'],
    ['/who-knows', 'Das hat gerade nicht geklappt'],
  ] as const) {
    await test.step(code, async () => {
      await page.goto(`/cp/error${code}`);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
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
