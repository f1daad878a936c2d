import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { PortalCustomer } from '../support/portal-customer';

test('in a low window nothing lies over the stop in the price picture [ORD-22] [ORD-29]', async ({
  page,
  bank,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/order/absicherung?wkn=716460');
  const order = page.getByRole('complementary', { name: 'Ihre Order' });
  const stop = order.getByRole('slider', { name: /^Stop-Marke/ });
  await expect(stop).toBeVisible();
  await expect(order.getByText('Sie erhalten')).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      stop.evaluate((handle) => {
        const { left, top, width, height } = handle.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (handle.contains(seen) || seen.contains(handle));
      }),
    )
    .toBe(true);
});
