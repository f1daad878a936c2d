import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { PortalCustomer } from './support/portal-customer';

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

test('a stop order waits for its trigger and is then executed at the market [ORD-05] [ORD-06] [BNK-04]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=sell&quantity=4');
  await order.isReady();
  await order.place({ type: 'Stop', trigger: '210,00', venue: 'Xetra' });

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  const row = page.getByRole('row', { name: /SAP SE/ });
  await expect(row).toContainText('Offen');
  await expect(row).toContainText('Stop');
  await desk.movePrice('716460', '208.00');
  await expect(row).toContainText('Ausgeführt');
});

test('says before anything is sent that a missing limit makes a market order [ORD-07]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=1');
  await order.isReady();
  await order.fill({ type: 'Limit' });
  const warning = page.getByText('So wie sie jetzt ist, wird dies eine Markt-Order.');
  await expect(warning).toBeVisible();
  await order.check();
  await expect(warning).toBeVisible();
  await order.goToRelease();
  await expect(page.getByRole('region', { name: 'Das geben Sie frei' })).toContainText('zum nächsten Kurs');
});

test('shows a corrected last day old and new, and sends nothing before the customer has seen it [ORD-11]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=1');
  await order.isReady();
  await order.fill({ type: 'Limit', limit: '200,00', validity: 'Bis Datum', lastDay: '28.11.2026' });
  await expect(page.getByText('Datum angepasst.')).toBeVisible();
  await expect(page.getByText(/Statt Samstag, 28\.11\.2026 gilt .*, \d\d\.1[12]\.2026\./)).toBeVisible();
});

test('cancels an open order from the order book with a TAN [ORD-24] [OBK-02] [GU-04]', async ({
  page,
  bank,
  desk,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=2');
  await order.isReady();
  await order.place({ type: 'Limit', limit: '200,00' });

  await page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  await page.getByRole('link', { name: /SAP SE streichen$/ }).click();
  await expect(bernd.heading('Order streichen')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
  await bernd.prove();
  await page.getByRole('button', { name: 'Order streichen' }).click();
  await expect(page.getByText('Ihre Streichung ist angenommen')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Orderbuch' }).click();
  await expect(page.getByRole('row', { name: /SAP SE/ })).toContainText('Gestrichen');
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

test('refuses a purchase the money does not cover, and says how much is missing [ORD-25]', async ({
  page,
  bank,
}) => {
  const lars = new PortalCustomer(page, bank.url, demo.lars);
  const order = new OrderPage(lars);
  await lars.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=10');
  await order.isReady();
  await order.fill({});
  await expect(page.getByText('Es fehlen')).toBeVisible();
});
