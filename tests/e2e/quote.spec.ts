import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { ownOrders } from './support/own-orders';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';

test('trades on a dealer’s quote: one TAN, the price counts down, one order at that price [ORD-18] @phone', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  const before = (await ownOrders(page, bank.url)).length;
  await order.fill({ venue: 'Direkthandel Nord Live-Handel' });
  await page
    .getByRole('button', { name: /^(Weiter zur|Zur) Prüfung$/ })
    .first()
    .click();
  await expect(page.getByText(/Damit wird noch nichts gekauft/)).toBeVisible();
  await bernd.prove();
  await page.getByRole('button', { name: 'Anfrage freigeben' }).click();
  const dealer = page.getByRole('region', { name: 'Preis des Händlers' });
  await expect(dealer.getByRole('timer', { name: 'Der Preis gilt noch' })).toBeVisible();
  expect(await ownOrders(page, bank.url)).toHaveLength(before);
  const accept = page.getByRole('button', { name: 'Kosten annehmen und kaufen' });
  const again = page.getByRole('button', { name: 'Neu anfragen' });
  // On a slow machine a price may be over before it is seen: then the next one is asked for.
  await expect(async () => {
    // The answer to the press before may have taken longer than that press was waited for.
    if (await order.done.isVisible()) return;
    if (await accept.isEnabled({ timeout: 1000 })) await accept.click({ timeout: 1000 });
    else await again.click({ timeout: 1000 });
    await expect(order.done).toBeVisible({ timeout: 4000 });
  }).toPass();
  expect(await ownOrders(page, bank.url)).toHaveLength(before + 1);
});

test('buys nothing by itself when the quote’s time is over [ORD-18]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  const before = (await ownOrders(page, bank.url)).length;
  await order.fill({ venue: 'Direkthandel Nord Live-Handel' });
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).first().click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Anfrage freigeben' }).click();
  await expect(page.getByText('Der Preis gilt nicht mehr. Fragen Sie neu an.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kosten annehmen und kaufen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await ownOrders(page, bank.url)).toHaveLength(before);
});
