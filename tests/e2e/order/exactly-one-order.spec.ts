import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { ownOrders } from '../support/own-orders';
import { PortalCustomer } from '../support/portal-customer';

const query = '?wkn=716460&side=buy&quantity=3';
const asksTheBank = 'Wir fragen bei der Bank nach';

/** Bernd on the order page, one press away from a released order. */
async function oneStepBefore(page: Page, bankUrl: string): Promise<OrderPage> {
  const bernd = new PortalCustomer(page, bankUrl, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter(`/ngbrk/order/erstellung${query}`);
  await order.isReady();
  await order.readyToRelease({ type: 'Limit', limit: '200,00' });
  return order;
}

test.describe('one intent, one order', () => {
  test.afterEach(async ({ desk }) => {
    expect(await desk.bookErrors()).toEqual([]);
  });

  test('a double click releases once, and so does a request the network delivers twice [ORD-17] [BNK-05]', async ({
    page,
    bank,
    desk,
  }) => {
    const order = await oneStepBefore(page, bank.url);
    await order.releaseButton.dblclick();
    await expect(order.done).toBeVisible();
    expect(await ownOrders(page, bank.url)).toHaveLength(1);

    await order.open(query);
    await order.readyToRelease({ type: 'Limit', limit: '199,00' });
    await desk.plan({ path: '/api/brokerage/v3/orders', method: 'POST', kind: 'duplicate' });
    await order.releaseButton.click();
    await expect(order.done).toBeVisible();
    expect(await ownOrders(page, bank.url)).toHaveLength(2);
  });

  test('the answer is lost, the page reloaded and closed: whatever page comes then asks first, and shows the order [ORD-17] [ORD-30] [KIT-12] [BNK-05]', async ({
    page,
    bank,
    context,
    desk,
  }) => {
    const order = await oneStepBefore(page, bank.url);
    await desk.plan({ path: '/api/session/clients/user/v1/intents', kind: 'not-reached' });
    await desk.plan({ path: '/api/brokerage/v3/orders', method: 'POST', kind: 'drop-answer' });
    await order.releaseButton.click();
    await expect(page.getByRole('heading', { level: 1, name: asksTheBank })).toBeVisible();
    await expect(page.getByText('Bitte geben Sie dasselbe nicht noch einmal frei')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: asksTheBank })).toBeVisible();
    await page.close();

    await desk.clearFaults();
    const reopened = await context.newPage();
    await reopened.goto('/ngbrk/order/erstellung');
    await expect(reopened.getByText('Ihre Order ist erteilt.')).toBeVisible();
    expect(await ownOrders(reopened, bank.url)).toHaveLength(1);
  });

  test('the release never arrives: its key is closed, nothing came of it, and the order can be released again [ORD-17] [BNK-05]', async ({
    page,
    bank,
    desk,
  }) => {
    const order = await oneStepBefore(page, bank.url);
    const notArrived = page.getByText('Ihre Order ist nicht bei der Bank angekommen.');
    await desk.plan({ path: '/api/brokerage/v3/orders', method: 'POST', kind: 'not-reached' });
    await order.releaseButton.click();
    await expect(notArrived).toBeVisible();
    expect(await ownOrders(page, bank.url)).toHaveLength(0);

    await desk.clearFaults();
    await order.isReady();
    await order.readyToRelease({});
    await order.releaseButton.click();
    await expect(order.done).toBeVisible();
    expect(await ownOrders(page, bank.url)).toHaveLength(1);
  });
});
