import { expect, test } from '@tests/support/journey';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox, type RunningSandbox } from '@tests/support/sandbox';
import { BankDesk } from './support/bank-desk';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { ownOrders } from './support/own-orders';
import { PortalCustomer } from './support/portal-customer';

const env = { WERKBANK_CLOCK: journeyClock };

/** The same bank again: its address, and the data as the crash has left them. */
const startAgain = ({ url, dataDir }: RunningSandbox) =>
  startSandbox({ env, port: Number(new URL(url).port), dataDir });

test('the bank is killed before it has read an order, and after it has booked one: the portal says what became of it, and prices come back by themselves [ORD-17] [KIT-09] [OBK-03] [BNK-01] [BNK-04]', async ({
  browser,
}) => {
  let bank = await startSandbox({ env });
  const { url } = bank;
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const bernd = new PortalCustomer(page, url, demo.bernd);
  const order = new OrderPage(bernd);
  const desk = new BankDesk(url);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3');
  const beside = await context.newPage();
  await beside.goto('/ngbrk/depotuebersicht');
  await expect(beside.getByText('Kurse kommen laufend')).toBeVisible();

  /** Releases the order while the bank is silent, kills the bank, and starts it again. */
  const releaseIntoCrash = async (fault: 'latency' | 'drop-answer'): Promise<void> => {
    await desk.plan({ path: '/api/session/clients/user/v1/intents', kind: 'not-reached' });
    await desk.plan({ path: '/api/brokerage/v3/orders', method: 'POST', kind: fault, value: 60_000 });
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/v3/orders'),
    );
    await order.releaseButton.click();
    await sent;
    if (fault === 'drop-answer') await expect(bernd.heading('Wir fragen bei der Bank nach')).toBeVisible();
    await bank.kill();
    await expect(bernd.heading('Wir fragen bei der Bank nach')).toBeVisible();
    await expect(beside.getByText('Verbindung unterbrochen, Kurse können veraltet sein')).toBeVisible();
    bank = await startAgain(bank);
  };

  await test.step('before it has read the order: there is none', async () => {
    await order.isReady();
    await order.readyToRelease({ type: 'Limit', limit: '200,00' });
    await releaseIntoCrash('latency');
    await expect(page.getByText('Ihre Order ist nicht bei der Bank angekommen.')).toBeVisible();
    expect(await ownOrders(page, url)).toHaveLength(0);
    await expect(beside.getByText('Kurse kommen laufend')).toBeVisible();
  });
  await test.step('after it has booked the order and before it answers: there is one', async () => {
    await order.isReady();
    await order.readyToRelease({});
    await releaseIntoCrash('drop-answer');
    await expect(order.done).toBeVisible();
    expect(await ownOrders(page, url)).toHaveLength(1);
    await expect(beside.getByText('Kurse kommen laufend')).toBeVisible();
  });
  expect(await desk.bookErrors()).toEqual([]);
  await context.close();
  await bank.stop();
});
