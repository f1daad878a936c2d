import type { OfferedTanType } from '@domain/tan/tan-type';
import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';

/** Every other journey releases by SMS. */
const ways: readonly (readonly [way: OfferedTanType, tag: string])[] = [
  ['P_TAN_PUSH', ''],
  ['P_TAN', '@phone'],
];

for (const [way, tag] of ways) {
  test(`signs in and buys with a limit, both released by ${way}, and sees it executed [GU-01] [ORD-03] [ORD-06] [ORD-16] [ORD-19] [OBK-01] [OBK-03] [TAN-01] [TAN-02] [TAN-13] [TAN-14] ${tag}`, async ({
    page,
    bank,
    desk,
  }) => {
    const anna = new PortalCustomer(page, bank.url, demo.anna);
    const order = new OrderPage(anna);
    await anna.signIn('/ngbrk/depotuebersicht', way);
    const cash = page.getByRole('definition').filter({ hasText: /EUR/ });
    await expect(page.getByRole('row', { name: /SAP SE/ }).getByText('40', { exact: true })).toBeVisible();
    const cashBefore = await cash.allInnerTexts();

    await page.getByRole('link', { name: 'Order erteilen' }).last().click();
    await order.isReady();
    await order.fill({ code: '716460', quantity: '3', type: 'Limit', limit: '220,00', venue: 'Xetra' });
    await order.check();
    await order.goToRelease();
    const signed = page.getByRole('region', { name: 'Das geben Sie frei' });
    await expect(signed).toContainText('Sie kaufen 3 Stück SAP SE an der Börse Xetra');
    await expect(signed).toContainText('höchstens 220,00 EUR');
    await anna.prove(way);
    const { checkPhrase, lines } = await anna.telephone.newest(way);
    await expect(signed).toContainText(checkPhrase);
    expect(lines.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['SAP SE (WKN 716460)', 'Kauf 3 Stück', 'Xetra']),
    );
    await order.releaseButton.click();
    await expect(order.done).toBeVisible();

    await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
    const row = page.getByRole('row', { name: /SAP SE/ }).filter({ hasText: '220,00' });
    await expect(row).toContainText('Offen');
    await desk.movePrice('716460', '219.00');
    await expect(row).toContainText('Ausgeführt');

    await page.goto('/ngbrk/depotuebersicht');
    await expect(page.getByRole('row', { name: /SAP SE/ }).getByText('43', { exact: true })).toBeVisible();
    expect(await cash.allInnerTexts()).not.toEqual(cashBefore);
    expect(await desk.bookErrors()).toEqual([]);
  });
}
