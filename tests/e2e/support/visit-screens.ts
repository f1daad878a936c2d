import type { Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import type { Screen } from './every-screen';
import { PortalCustomer } from './portal-customer';

/** Opens each page in German as the customer who reaches it, signed in again where that is somebody else. */
export async function visitScreens(
  page: Page,
  bankUrl: string,
  wanted: readonly Screen[],
  look: (screen: Screen, customer: PortalCustomer) => Promise<void>,
): Promise<void> {
  let present: { readonly who: Screen['who']; readonly customer: PortalCustomer } | undefined;
  for (const screen of wanted) {
    const { who, path, german, link } = screen;
    if (present?.who !== who) {
      const customer = new PortalCustomer(page, bankUrl, who);
      if (present !== undefined) await present.customer.loseSession();
      await customer.enter();
      present = { who, customer };
    }
    await page.goto(path);
    if (link !== undefined) await page.goto((await link(page).getAttribute('href')) ?? '');
    await expect(present.customer.heading(german)).toBeVisible();
    await look(screen, present.customer);
  }
}
