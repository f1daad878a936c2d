import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo } from '../support/demo-customer';
import { ownOrders } from '../support/own-orders';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { stoppedClock } from '../support/stopped-clock';

/** Asks a dealer for a price, up to the price itself. */
async function askDealer(customer: PortalCustomer, order: OrderPage): Promise<void> {
  const { page } = customer;
  await customer.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  await order.fill({ venue: 'Direkthandel Nord Live-Handel' });
  await order.goOn();
  await expect(page.getByText(/Damit wird noch nichts gekauft/)).toBeVisible();
  await customer.prove();
  await page.getByRole('button', { name: 'Anfrage freigeben' }).click();
  await expect(countdown(page)).toBeVisible();
}

const countdown = (page: Page) =>
  page
    .getByRole('region', { name: 'Preis des Händlers' })
    .getByRole('timer', { name: 'Der Preis gilt noch' });
const accept = (page: Page) => page.getByRole('button', { name: 'Kosten annehmen und kaufen' });

test('trades on a dealer’s quote: one TAN, the price counts down, one order at that price [ORD-18] @phone', async ({
  page,
  bank,
  context,
  desk,
}) => {
  // However slow the machine is, the price is taken while it holds.
  const putClockOn = await stoppedClock(context);
  await desk.stopClock();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await askDealer(bernd, order);
  expect(await ownOrders(page, bank.url)).toHaveLength(0);
  const before = await countdown(page).innerText();
  await putClockOn(1);
  await expect(countdown(page)).not.toHaveText(before);
  await accept(page).click();
  await expect(order.done).toBeVisible();
  expect(await ownOrders(page, bank.url)).toHaveLength(1);
});

test('buys nothing by itself when the quote’s time is over [ORD-18]', async ({ page, bank, context }) => {
  const putClockOn = await stoppedClock(context);
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await askDealer(bernd, new OrderPage(bernd));
  await putClockOn(60);
  await expect(page.getByText('Der Preis gilt nicht mehr. Fragen Sie neu an.').first()).toBeVisible();
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await ownOrders(page, bank.url)).toHaveLength(0);
});
