import { expect, test } from '@tests/support/journey';
import type { Page } from '@playwright/test';
import words from '@ui/i18n/en/tan.json';
import { accessibilityProblems, sidewaysOverflow } from '../support/accessibility';
import { demo } from '../support/demo-customer';
import { OrderPage } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { tabTo } from '../support/tab-to';

const settings = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'depotwerk-device',
      JSON.stringify({ language: 'en', appearance: 'dark', discreet: false }),
    ),
  );

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
}

/** In German this is walked through by the journey of every step to an order. */
test('every state of the widget, by keyboard alone, down to the lock, in English and dark [TAN-05] [TAN-06] [TAN-07] [TAN-09] [TAN-10] [TAN-12]', async ({
  page,
  bank,
  desk,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const seen = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const press = async (name: string): Promise<void> => {
    await tabTo(page.getByRole('button', { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  await settings(page);
  await anna.logIn();

  await test.step('a push waits, and is declined on the device', async () => {
    await seen(words.push.waiting);
    await expectSound(page);
    await anna.telephone.decide(await anna.telephone.open('P_TAN_PUSH'), 'mismatch');
    await seen(words.push.DECLINED_INVALID_TX);
    await expectSound(page);
  });
  await test.step('it is asked for again, and runs out on the bank’s clock', async () => {
    await press(words.push.requestAgain);
    await seen(words.push.waiting);
    await desk.advance(301);
    await expect(
      page.getByText(words.push.EXPIRED).or(page.getByText(words.expired.headline)).first(),
    ).toBeVisible();
    await expectSound(page);
  });
  await test.step('another method is one key away; a wrong photo TAN brings a fresh picture', async () => {
    await page.keyboard.press('Alt+2');
    const picture = page.getByRole('img', { name: /photoTAN/ });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('alt', /Alt 1.*Alt 3/);
    await expectSound(page);
    const before = await picture.getAttribute('src');
    await page.keyboard.type('1234567');
    await page.keyboard.press('Enter');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByRole('textbox', { name: /^TAN/ })).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page);
  });
  await test.step('the SMS is sent by its button only', async () => {
    await page.keyboard.press('Alt+3');
    await seen(words.sms.explain);
    await expectSound(page);
    await press(words.sms.send);
    await expect(page.getByRole('textbox', { name: /^TAN/ })).toBeFocused();
  });
  await test.step('after the third wrong TAN the page says what to do', async () => {
    for (const wrong of ['111111', '222222']) {
      await page.keyboard.type(wrong);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').first()).toBeVisible();
    }
    await seen(words.locked.headline);
    await seen(words.locked.text);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectSound(page);
  });
  await test.step('nothing helps after that: the bank refuses before it sends anything', async () => {
    await page.reload();
    await seen(words.locked.headline);
  });
});

test('the order pages ask with their own gate and go on by themselves after a push [TAN-03] [TAN-04]', async ({
  page,
  bank,
}) => {
  const david = new PortalCustomer(page, bank.url, demo.david);
  const dimensions: number[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('/v3/orders/dimensions')) dimensions.push(answer.status());
  });
  await david.signIn('/ngbrk/order/erstellung?wref=probe');
  await expect(david.heading('Order erteilen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welches Wertpapier möchten Sie handeln?' })).toBeVisible();
  expect(dimensions.slice(0, 2)).toEqual([422, 200]);
});

test('a TAN reaches neither an address nor the log, and a whole SMS may be pasted [TAN-05] [TAN-13]', async ({
  page,
  bank,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  const told: string[] = [];
  page.on('request', (request) => {
    told.push(request.url());
    if (request.url().includes('clientlog')) told.push(request.postData() ?? '');
  });
  await anna.logIn();
  await anna.request('M_TAN');
  const { tan = '' } = await anna.telephone.open('M_TAN');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Werkbank: Ihre TAN lautet ${tan}. Sie geben Ihre Sitzung frei, WKN 716460, 1.234,56 EUR.`,
  );
  await page.getByLabel(/^TAN/).press('Control+V');
  await expect(page.getByLabel(/^TAN/)).toHaveValue(tan);
  await page.keyboard.press('Enter');
  await expect(anna.heading('Guten Tag, Frau Berger')).toBeVisible();
  expect(told.filter((text) => text.includes(tan))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(tan);
});

test('the ways of release are shown with masked number and counters [TAN-12] [SH-01]', async ({
  page,
  bank,
}) => {
  const mina = new PortalCustomer(page, bank.url, demo.mina);
  await mina.signIn('/ngbrk/tan-common');
  await expect(mina.heading('Freigabe mit TAN')).toBeVisible();
  await expect(page.getByText('3 von 3 übrig')).toBeVisible();
  await expect(page.getByText('5 von 5 übrig')).toBeVisible();
  await expect(page.getByText(/^SMS gehen an \+49 \*+/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Standard');
});

test('going to a release and back six times asks for it once, and it is released by that [ORD-16]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/order/erstellung?wkn=716460&side=buy&quantity=3');
  const order = new OrderPage(anna);
  await order.isReady();
  await order.fill({ type: 'Limit', limit: '200,00' });
  for (let time = 0; time < 6; time += 1) {
    await order.check();
    await order.goToRelease();
    await expect(page.getByText('4 von 5 übrig')).toBeVisible();
    await page.goBack();
    await order.isChecked();
    await page.goBack();
    await expect(anna.heading('Order erteilen')).toBeVisible();
  }
  await order.checkAndRelease('P_TAN_PUSH');
});
