import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { resize } from '../support/resize';

test('the picture’s labels hold their words beside the figures of an upright tablet, in both languages [ORD-29] [SH-12]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const order = new OrderPage(bernd);
  await bernd.enter('/ngbrk/order/erstellung?wkn=716460&side=sell&quantity=3');
  await order.isReady();
  await order.fill({ venue: 'Tradegate', type: 'Stop', trigger: '222,00' });
  await resize(page, { width: 768, height: 1024 });
  const cutIn = async (name: string): Promise<readonly string[]> => {
    const lines = page.getByRole('group', { name });
    await expect(lines).toContainText('222');
    return lines.evaluate((group) =>
      [...group.querySelectorAll('button, p')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  };
  expect(await cutIn('Preise der Order')).toEqual([]);
  await page.getByRole('button', { name: /switch to English/ }).click();
  expect(await cutIn('Order prices')).toEqual([]);
});
