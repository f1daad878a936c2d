import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import type { PortalCustomer } from '../portal-customer';

/** The page on which a savings plan is typed. */
export class PlanPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get name(): Locator {
    return this.#page.getByRole('textbox', { name: 'Name des Plans' });
  }

  security(number: number): Locator {
    return this.#page.getByRole('combobox', { name: `Wertpapier ${String(number)}`, exact: true });
  }

  rate(number: number): Locator {
    return this.#page.getByRole('textbox', { name: `Rate für Wertpapier ${String(number)}`, exact: true });
  }

  /** Finds a security by its WKN and says how much goes into it. */
  async choose(number: number, wkn: string, rate: string): Promise<void> {
    await this.security(number).fill(wkn);
    await this.#page.getByRole('listbox').getByRole('option').first().click();
    await this.rate(number).fill(rate);
  }

  remove(number: number): Promise<void> {
    return this.#page.getByRole('button', { name: `Wertpapier ${String(number)} entfernen` }).click();
  }

  /** On to the second step, which says when the plan buys next. */
  async check(): Promise<void> {
    await this.#page.getByRole('button', { name: /^(Weiter zur Prüfung|Zur Prüfung)$/ }).click();
    await expect(this.#page.getByRole('button', { name: 'Weiter zur Freigabe' })).toBeVisible();
  }

  /** From there to the proof; only the last button is still to be pressed. */
  async release(customer: PortalCustomer): Promise<void> {
    await this.#page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
    await customer.prove();
  }

  /** How wide what is drawn is. */
  width(): Promise<number> {
    return this.#page.evaluate(() => document.documentElement.scrollWidth);
  }
}
