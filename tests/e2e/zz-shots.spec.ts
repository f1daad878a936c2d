import { expect, test } from '@tests/support/journey';
import { demo } from './support/demo-customer';
import { PortalCustomer } from './support/portal-customer';
import { expectFits, expectSoundEverywhere } from './support/sound-page';

test('shots @both', async ({ page, bank }, info) => {
  const anna = new PortalCustomer(page, bank.url, demo.anna);
  await anna.enter('/ngbrk/steuersimulation?wkn=A2PKXG');
  const quantity = page.getByRole('textbox', { name: 'Menge' });
  await quantity.fill('100');
  await page.screenshot({ path: `/tmp/shot-${info.project.name}-light.png`, fullPage: true });
  const problems: string[] = [];
  try { await expectSoundEverywhere(page); } catch (e) { problems.push(String(e).slice(0, 3000)); }
  try { await expectFits(page); } catch (e) { problems.push(String(e).slice(0, 1500)); }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `/tmp/shot-${info.project.name}-dark.png`, fullPage: true });
  expect(problems).toEqual([]);
});
