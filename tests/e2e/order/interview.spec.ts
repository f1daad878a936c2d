import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { expectFits, expectSound } from '../support/sound-page';
import { tabTo } from '../support/tab-to';
import { unseenStops } from '../support/unseen-stops';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Scrolled, the steps that stay in sight cut through what passes under them, which says nothing of its size. */
async function expectSoundFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectSound(page);
  await expectFits(page);
}

test('buys question by question, by keyboard alone; switching keeps every answer [ORD-01] [ORD-16]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  const goOn = async (): Promise<void> => {
    await tabTo(page.getByRole('button', { name: /^Weiter: / }));
    await page.keyboard.press('Enter');
  };
  await expect(question(page, 'Wo möchten Sie kaufen?')).toBeVisible();
  await expectSoundFromTheTop(page);
  await goOn();
  await expect(question(page, 'Wie soll der Preis zustande kommen?')).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Markt' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Limit', exact: true })).toBeChecked();
  await goOn();
  await expect(question(page, 'Wie viel möchten Sie höchstens zahlen?')).toBeFocused();
  await expectSoundFromTheTop(page);
  await tabTo(page.getByRole('textbox', { name: 'Limit' }));
  await page.keyboard.type('200,00');
  await page.keyboard.press('Enter');
  await expect(question(page, 'Wie lange soll die Order gelten?')).toBeFocused();
  await goOn();
  await expect(question(page, 'Welches Depot, welches Konto?')).toBeFocused();
  await goOn();
  await expect(question(page, 'Das ist Ihre Order')).toBeFocused();
  await expectSoundFromTheTop(page);
  expect(await unseenStops(page, 'content'), 'nothing is under the total, which stays').toEqual([]);

  await page.getByRole('button', { name: 'Alles auf einer Seite' }).click();
  await expect(page.getByRole('textbox', { name: 'Limit' })).toHaveValue('200,00');
  await page.getByRole('button', { name: 'Schritt für Schritt' }).click();
  await order.checkAndRelease();
});
