import { expect, test } from '@tests/support/journey';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox } from '@tests/support/sandbox';
import { BankDesk } from './support/bank-desk';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/order-page';
import { ownOrders } from './support/own-orders';
import { PortalCustomer } from './support/portal-customer';

/** When the bank dies, and whether the order can have reached it by then. */
const moments = [
  { dies: 'before it has read the order', fault: 'latency', orders: 0 },
  { dies: 'after it has booked the order and before it answers', fault: 'drop-answer', orders: 1 },
] as const;

for (const { dies, fault, orders } of moments) {
  test(`the bank is killed ${dies}: ${orders} orders, and the portal says so [ORD-17] [BNK-01] [BNK-04]`, async ({
    browser,
  }) => {
    const env = { WERKBANK_CLOCK: journeyClock };
    const first = await startSandbox({ env });
    const page = await browser.newPage({ baseURL: first.url });
    const bernd = new PortalCustomer(page, first.url, demo.bernd);
    const order = new OrderPage(bernd);
    await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3');
    await order.isReady();
    await order.readyToRelease({ type: 'Limit', limit: '200,00' });

    const desk = new BankDesk(first.url);
    await desk.plan({ path: '/api/brokerage/v1/orderintents', kind: 'not-reached' });
    await desk.plan({ path: '/api/brokerage/v3/orders', method: 'POST', kind: fault, value: 60_000 });
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/v3/orders'),
    );
    await order.releaseButton.click();
    await sent;
    if (fault === 'drop-answer') {
      await expect(bernd.heading('Wir fragen bei der Bank nach')).toBeVisible();
    }
    await first.kill();
    await expect(bernd.heading('Wir fragen bei der Bank nach')).toBeVisible();

    const port = Number(new URL(first.url).port);
    const again = await startSandbox({ env, port, dataDir: first.dataDir });
    await expect(
      orders === 1 ? order.done : page.getByText('Die Bank hat diese Order nicht erhalten.'),
    ).toBeVisible();
    expect(await ownOrders(page, again.url)).toHaveLength(orders);
    expect(await desk.bookErrors()).toEqual([]);
    await page.close();
    await again.stop();
  });
}

test('live prices come back by themselves when the bank does [KIT-09] [OBK-03] [BNK-01]', async ({
  browser,
}) => {
  const env = { WERKBANK_CLOCK: journeyClock };
  const first = await startSandbox({ env });
  const page = await browser.newPage({ baseURL: first.url });
  const bernd = new PortalCustomer(page, first.url, demo.bernd);
  await bernd.enter('/ngbrk/depotuebersicht');
  await expect(page.getByText('Kurse laufend')).toBeVisible();
  await first.kill();
  await expect(page.getByText('Verbindung unterbrochen, Kurse können veraltet sein')).toBeVisible();
  const again = await startSandbox({ env, port: Number(new URL(first.url).port), dataDir: first.dataDir });
  await expect(page.getByText('Kurse laufend')).toBeVisible({ timeout: 30_000 });
  await page.close();
  await again.stop();
});
