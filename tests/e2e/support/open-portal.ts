import { chromium as browserType } from '@playwright/test';
import { chromium } from '@tests/support/chromium';
import { journeyClock } from '@tests/support/journey-clock';
import { patience } from '@tests/support/patience';
import { startSandbox } from '@tests/support/sandbox';
import { BankDesk } from './bank-desk';
import type { DemoCustomer } from './demo-customer';
import { PortalCustomer } from './portal-customer';

/** A browser page in front of a bank of its own, outside Playwright's test runner. */
export interface OpenPortal {
  readonly url: string;
  readonly customer: PortalCustomer;
  readonly desk: BankDesk;
  readonly close: () => Promise<void>;
}

/** Starts bank and browser; the portal must have been built. */
export async function openPortal(who: DemoCustomer): Promise<OpenPortal> {
  const bank = await startSandbox({ env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock } });
  const browser = await browserType.launch(chromium);
  const page = await browser.newPage({
    baseURL: bank.url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  });
  page.setDefaultTimeout(patience);
  return {
    url: bank.url,
    customer: new PortalCustomer(page, bank.url, who),
    desk: new BankDesk(bank.url),
    close: async () => {
      await browser.close();
      await bank.stop();
    },
  };
}
