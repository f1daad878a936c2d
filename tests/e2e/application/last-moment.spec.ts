import { expect, test } from '@tests/support/journey';
import { ApplicationPage } from '../support/pages/application-page';
import { demo } from '../support/demo-customer';
import { PortalCustomer } from '../support/portal-customer';

test('what is typed at the last moment reaches the bank although the page is hidden or ends, and what is typed afterwards does too [APP-15]', async ({
  page,
  bank,
}) => {
  const bernd = new PortalCustomer(page, bank.url, demo.bernd);
  const application = new ApplicationPage(page);
  const atBank = async (): Promise<string> => {
    const drafts = await page.request.get(`${bank.url}/api/customer/participants/user/v1/applicationdrafts`, {
      headers: { 'x-http-request-info': '{}' },
    });
    return drafts.text();
  };
  const seen = (state: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await bernd.enter('/ngbrk/antrag/girokonto');
  await application.stands('Produkt');
  await application.goOn('Persönliche Angaben');
  await application.fill({ Geburtsname: 'Sommer' });
  await expect.poll(atBank).toContain('Sommer');

  await application.fill({ Geburtsname: 'Herbst' });
  await seen('hidden');
  await expect.poll(atBank).toContain('Herbst');
  await seen('visible');
  await application.fill({ Geburtsname: 'Winter' });
  await expect.poll(atBank).toContain('Winter');
  await application.fill({ Geburtsname: 'Lenz' });
  await page.goto('about:blank');
  await expect.poll(atBank).toContain('Lenz');
});
