import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { ownOrders } from '../support/own-orders';
import { PortalCustomer } from '../support/portal-customer';
import { callSandbox } from '../support/sandbox-calls';

const path = '/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3';

test('the TAN of the session lapses at two steps of an order: it is asked for, and the order goes on there [TAN-01] [ORD-17] [ORD-30]', async ({
  page,
  bank,
}) => {
  test.slow();
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  /** Lapses between the press and the bank: earlier, any call of the page would ask for it before the press. */
  const lapseOnTheWay = async (url: string, isIt: (body: string) => boolean): Promise<void> => {
    let isDone = false;
    await page.route(url, async (route) => {
      if (!isDone && isIt(route.request().postData() ?? '')) {
        isDone = true;
        await callSandbox(`${bank.url}/sandbox/api/sessions/${demo.bernd.number}/lapse`, 'POST');
      }
      await route.continue();
    });
  };
  const giveAgain = async (): Promise<void> => {
    await expect(bernd.heading('Sitzung freigeben')).toBeVisible();
    await bernd.prove();
    await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
    await expect(bernd.heading('Sitzung freigeben')).toBeHidden();
  };
  await bernd.enter(path);
  await order.isReady();
  await order.fill({ type: 'Limit', limit: '200,00' });

  const limit = page.getByRole('textbox', { name: 'Limit' });
  await lapseOnTheWay('**/orders/prevalidation', (body) => body.includes('"201"'));
  await limit.fill('201,00');
  await giveAgain();
  await expect(limit).toHaveValue('201,00');

  await order.check();

  await order.goToRelease();
  await bernd.prove();
  await lapseOnTheWay('**/brokerage/v3/orders', () => true);
  await order.releaseButton.click();
  await giveAgain();
  await expect(order.done).toBeVisible();
  expect(await ownOrders(page, bank.url)).toHaveLength(1);
});
