import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { OrderPage } from './support/pages/order-page';
import { PortalCustomer } from './support/portal-customer';
import { resize } from './support/resize';

test('the words of the search are whole, and four choices stand in a line or two and two, in both languages [SH-08] [ORD-11]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter();
  await new OrderPage(anna).open('?side=buy&wkn=716460');
  const words = page.getByRole('banner').getByText(/^(Suchen oder Order eingeben|Search or type an order)$/);
  const validity = page.getByRole('radiogroup', { name: /^(Gültig|Valid)$/ }).getByRole('radio');
  const cut: Record<string, number> = {};
  const rows: Record<string, readonly number[]> = {};
  for (const language of ['de', 'en']) {
    if (language === 'en') await page.getByRole('button', { name: /switch to English/ }).click();
    await expect(words).toHaveText(language === 'en' ? /^Search/ : /^Suchen/);
    await expect(validity).toHaveCount(4);
    for (const width of [701, 768, 900, 1024, 1180, 1280, 1440]) {
      await resize(page, { width, height: 740 });
      const by = await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (by > 0) cut[`${language} ${width}`] = by;
      const tops = await validity.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const counts = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      if (counts.length > 1 && counts.some((count) => count !== 2)) rows[`${language} ${width}`] = counts;
    }
  }
  expect({ cut, rows }).toEqual({ cut: {}, rows: {} });
});
