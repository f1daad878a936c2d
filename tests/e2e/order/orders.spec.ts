import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { ownOrders } from '../support/own-orders';
import { PortalCustomer } from '../support/portal-customer';
import { resize } from '../support/resize';

test('sells from the depot row at the market and finds the rest in the depot [OBK-04] [ORD-02] [ORD-05] @phone', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/depotuebersicht');
  await page.getByRole('link', { name: 'SAP SE verkaufen' }).click();
  await order.isReady();
  await expect(page.getByRole('radio', { name: 'Verkaufen' })).toBeChecked();
  await expect(order.quantity).toHaveValue('25');

  await order.place({ quantity: '5', venue: 'Tradegate' });
  await expect(page.getByRole('status').filter({ hasText: 'Ausgeführt' })).toBeVisible();
  await page.goto('/ngbrk/depotuebersicht');
  await expect(page.getByRole('row', { name: /SAP SE/ }).getByText('20', { exact: true })).toBeVisible();
  expect(await desk.bookErrors()).toEqual([]);
});

test('shows a corrected last day old and new before anything is sent; the open order is cancelled from the order book with a TAN [ORD-11] [ORD-24] [OBK-02] [GU-04]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  await order.fill({ type: 'Limit', limit: '200,00', validity: 'Bis Datum', lastDay: '28.11.2026' });
  await expect(page.getByText('Datum angepasst.')).toBeVisible();
  await expect(page.getByText(/Statt Samstag, 28\.11\.2026 gilt .*, \d\d\.1[12]\.2026\./)).toBeVisible();
  await order.place({});

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page.getByRole('link', { name: /SAP SE streichen$/ }).click();
  await expect(bernd.heading('Order streichen')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Order streichen' }).click();
  await expect(page.getByText('Ihre Streichung ist angenommen')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Orderbuch' }).click();
  const orders = page.getByRole('region', { name: 'Orders, Tabelle' });
  await expect(orders.getByRole('row', { name: /SAP SE/ })).toContainText('Gestrichen');
  await expect(page.getByRole('link', { name: /SAP SE streichen$/ })).toHaveCount(0);
  expect(await desk.bookErrors()).toEqual([]);
});

test('releases without a TAN where the agreement says so [TAN-08] [TAN-11]', async ({ page, bank }) => {
  const klara = new PortalCustomer(page, bank.url, demo.klara);
  const order = new OrderPage(klara);
  await klara.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=1');
  await order.isReady();
  await order.fill({});
  await order.check();
  await order.goToRelease();
  await expect(page.getByText('Keine TAN nötig')).toBeVisible();
  await order.releaseButton.click();
  await expect(order.done).toBeVisible();
});

test('Back and Forward go through the steps of an order with everything typed, and never to a released one [ORD-16] [ORD-17] [ORD-30]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/depotuebersicht');
  await page.getByRole('link', { name: 'SAP SE verkaufen' }).click();
  await order.isReady();
  await order.fill({ quantity: '5', venue: 'Tradegate' });
  await order.check();
  await order.goToRelease();

  await page.goBack();
  await order.isChecked();
  await page.goBack();
  await expect(bernd.heading('Order erteilen')).toBeFocused();
  await expect(order.quantity).toHaveValue('5');
  await page.goForward();
  await order.isChecked();
  await page.reload();
  await order.isReady();
  await expect(order.quantity).toHaveValue('5');
  await order.checkAndRelease();

  await page.goBack();
  await expect(bernd.heading('Order erteilen')).toBeHidden();
  await expect(order.done).toBeHidden();
  expect(await ownOrders(page, bank.url)).toHaveLength(1);
});

test('no reason of a venue and no amount of an order abroad, in two currencies, is beyond the edge of its table [ORD-04] [ORD-19] [SH-08]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const order = new OrderPage(anna);
  const cut: Record<string, number> = {};
  const measure = async (name: string, width: number) => {
    await resize(page, { width, height: 740 });
    const by = await page
      .getByRole('region', { name, exact: true })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (by > 0) cut[`${name} ${width}`] = by;
  };
  await anna.enter('/ngbrk/order/erstellung?wkn=865985&side=buy&quantity=3');
  await order.isReady();
  await order.fill({ venue: 'Tradegate', type: 'Trailing-Stop' });
  await expect(page.getByText('Trailing-Stop an der Börse nicht möglich').first()).toBeVisible();
  for (const width of [1440, 768, 360]) await measure('Handelsplätze im Vergleich', width);

  await order.fill({ type: 'Limit', limit: '100,00' });
  await order.fill({ venue: 'New York' });
  await order.check();
  for (const [other, ...names] of [
    [/switch to English/, 'Einzelne Kosten', 'Gesamtkosten im Einzelnen', 'Kosten über die Zeit'],
    [/auf Deutsch umschalten/, 'Itemised costs', 'Breakdown of total costs', 'Costs over time'],
  ] as const) {
    for (const name of names) for (const width of [320, 360]) await measure(name, width);
    await page.getByRole('button', { name: other }).click();
  }
  expect(cut).toEqual({});
});
