import type { Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import { ApplicationPage } from './application-page';
import type { BankDesk } from '../bank-desk';
import { demo } from '../demo-customer';
import { PortalCustomer } from '../portal-customer';

/** Longer than an application waits, is looked at and is opened, in seconds of the bank. */
export const A_WHILE = 181;

/** The account that money goes back to. */
export const payout = {
  'IBAN des Auszahlungskontos': 'DE02120300000000202051',
  Nachname: 'Claasen',
  Vorname: 'Bernd',
};

/** Bernd, whom the bank knows, at the first step of an application. */
export async function begun(page: Page, bankUrl: string, product: string) {
  const bernd = new PortalCustomer(page, bankUrl, demo.bernd);
  await bernd.enter(`/ngbrk/antrag/${product}`);
  return { bernd, application: new ApplicationPage(page) };
}

/** A customer with a page of an application. */
type Begun = Awaited<ReturnType<typeof begun>>;

/** Where taxes are paid, with nothing to add. */
export async function taxed({ application }: Begun): Promise<void> {
  await application.goOn('Steuer');
  await application.confirmTaxes();
}

/** Where money is paid out to. */
export async function paidOut({ application }: Begun): Promise<void> {
  await application.goOn('Konto');
  await application.fill(payout);
}

/** From the last question over what is agreed to and the summary, which says all of this, to its number at the bank. */
export async function sent(
  { bernd, application }: Begun,
  said: Readonly<Record<string, string | RegExp>> = {},
): Promise<void> {
  await application.goOn('Zustimmungen');
  await application.agree();
  await application.goOn('Prüfen und absenden');
  for (const [label, value] of Object.entries(said)) await expect(application.said(label)).toHaveText(value);
  await application.send(bernd);
}

/** The bank does its part of what was sent: the number of what was opened, by the name of its kind. */
export async function openedBy(
  { bernd, application }: Begun,
  desk: BankDesk,
  title: string,
  kind: string,
): Promise<string> {
  await bernd.telephone.settleApplication();
  await desk.advance(A_WHILE);
  return application.opened(title, kind);
}
