import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { PortalCustomer } from '../support/portal-customer';
import { tabTo } from '../support/tab-to';

test('shows the same check words on telephone and page, sends no SMS for a mere choice, and refuses a customer who is locked [TAN-05] [TAN-08] [TAN-12] [TAN-14] [BNK-03]', async ({
  page,
  bank,
}) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.logIn();
  await anna.request('P_TAN_PUSH');
  const { checkPhrase } = await anna.telephone.open('P_TAN_PUSH');
  await expect(page.getByRole('region', { name: 'Das geben Sie frei' })).toContainText(checkPhrase);
  await page.getByRole('radio', { name: /^SMS-TAN/ }).click();
  await expect(page.getByRole('button', { name: 'SMS-TAN anfordern' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(anna.telephone.open('M_TAN')).rejects.toThrow('No M_TAN');
  await anna.loseSession();

  const henrik = new PortalCustomer(page, bank.url, demo.henrik);
  await henrik.logIn();
  await expect(page.getByText('Ihr TAN-Verfahren ist gesperrt').first()).toBeVisible();
});

test('a wrong PIN brings the login back with the reason; a declined push is offered again [TAN-07] [BNK-03]', async ({
  page,
  bank,
}) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Zugangsnummer' }).fill(demo.david.number);
  await page.getByLabel('PIN', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 422) refused.push(answer.url());
  });
  const david = new PortalCustomer(page, bank.url, demo.david);
  await david.logIn();
  await david.request('P_TAN_PUSH');
  await david.telephone.decide(await david.telephone.open('P_TAN_PUSH'), 'decline');
  await expect(page.getByText('Auf dem Gerät abgelehnt')).toBeVisible();
  await page.getByRole('button', { name: 'Freigabe erneut anfordern' }).click();
  await david.prove();
  expect(refused, 'nothing is asked for that needs the session to be released').toEqual([]);
  await page.getByRole('button', { name: 'Sitzung freigeben' }).click();
  await expect(david.heading('Guten Tag, Herr Eke')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Benachrichtigungen/ })).toBeVisible();
});

test('needs no mouse from the login to the order page [TAN-01] [ORD-03] [BNK-03]', async ({ page, bank }) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  await page.goto('/login?page=%2Fngbrk%2Forder%2Ferstellung');
  await page.getByRole('textbox', { name: 'Zugangsnummer' }).focus();
  await page.keyboard.type(demo.bernd.number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.bernd.pin);
  await page.keyboard.press('Enter');

  const send = page.getByRole('button', { name: 'SMS-TAN anfordern' });
  await expect(send).toBeVisible();
  await tabTo(send);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^TAN/)).toBeFocused();
  await page.keyboard.type((await bernd.telephone.open('M_TAN')).tan ?? '');
  await page.keyboard.press('Enter');

  await expect(bernd.heading('Order erteilen')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const search = page.getByRole('combobox', { name: 'Name, WKN oder ISIN' });
  await expect(search).toBeVisible();
  await tabTo(search);
  await page.keyboard.type('sap');
  await expect(page.getByRole('option', { name: /^SAP SE/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('SAP SE');
  await tabTo(page.getByRole('button', { name: /^Weiter: / }));
  await page.keyboard.press('Enter');
  const buy = page.getByRole('radio', { name: 'Kaufen', exact: true });
  await expect(buy).toBeVisible();
  await tabTo(buy);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Verkaufen' })).toBeChecked();
});
