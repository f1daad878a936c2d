import { products } from '@domain/product-application/engine/product';
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/journey';
import { accessibilityProblems, contrastProblems } from '../support/accessibility';
import { BankLine } from '../support/bank-line';
import { demo } from '../support/demo-customer';
import { PartsSeen } from '../support/parts-seen';
import { PortalCustomer } from '../support/portal-customer';
import { keepWhole, pathOf } from '../support/whole-application';

/** Takes back what has to be said on the step: a text, a consent. Tells whether there was any. */
const takeBackRequired = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const asked = [...document.querySelectorAll<HTMLInputElement>('main form input:required:enabled')];
    const texts = asked.filter(({ type, value }) => type !== 'radio' && type !== 'checkbox' && value !== '');
    const ticks = asked.filter(({ type, checked }) => type === 'checkbox' && checked);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of texts) {
      write?.call(text, '');
      text.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const tick of ticks) tick.click();
    return texts.length + ticks.length > 0;
  });

test('every step of every product, answered and left open, shows nothing too weak in English, light and dark [SH-11] [SH-12] [APP-01]', async ({
  page,
  bank,
}) => {
  await page.addInitScript(() => {
    // A blank page between two sign-ins has no storage.
    if (location.origin === 'null') return;
    const device = { language: 'en', appearance: 'light', discreet: false };
    localStorage.setItem('depotwerk-device', JSON.stringify(device));
  });
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await bernd.enter('/suche');
  const line = new BankLine(page, bank.url);
  const parts = new PartsSeen();
  const soundIfNew = async (place: string): Promise<void> => {
    if (!(await parts.hasNew(page))) return;
    expect(await contrastProblems(page), `${place}, dark`).toEqual([]);
    expect(await accessibilityProblems(page), place).toEqual([]);
  };
  for (const product of products) {
    await keepWhole(line, product);
    await page.goto(pathOf(product));
    await expect(
      page.getByRole('button', { name: /^(Continue to|Open a custody account with)/ }),
    ).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    for (let step = await heading.innerText(); ; step = await heading.innerText()) {
      await soundIfNew(`${product}, ${step}`);
      if (await takeBackRequired(page)) {
        await page.getByRole('button', { name: /^Continue to/ }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await soundIfNew(`${product}, ${step}, with nothing said`);
      }
      if ((await back.count()) === 0) break;
      await back.click();
      await expect(heading).not.toHaveText(step);
    }
  }
});
