import type { OfferedTanType } from '@domain/tan/tan-type';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import type { PortalCustomer } from '../portal-customer';

/** What the customer fills in; the rest stays as the page proposes it. */
export interface WishedOrder {
  /** Typed into the search; the first suggestion is taken. Left out when the link brought it. */
  readonly code?: string;
  readonly side?: 'Kaufen' | 'Verkaufen';
  readonly quantity?: string;
  readonly type?: 'Markt' | 'Limit' | 'Stop' | 'Stop-Limit' | 'Trailing-Stop' | 'OCO' | 'Folgeorder';
  readonly limit?: string;
  readonly trigger?: string;
  readonly venue?: string;
  readonly validity?: 'Tagesgültig' | 'Ultimo' | 'Bis Datum' | 'Maximal';
  readonly lastDay?: string;
}

/** The order page as a customer uses it: fill in, check, release, read what became of it. */
export class OrderPage {
  readonly #customer: PortalCustomer;
  readonly #page: Page;

  constructor(customer: PortalCustomer) {
    this.#customer = customer;
    this.#page = customer.page;
  }

  get done(): Locator {
    return this.#page.getByText('Ihre Order ist erteilt.');
  }

  get releaseButton(): Locator {
    return this.#page.getByRole('button', { name: /^Kosten annehmen und (kaufen|verkaufen)$/ });
  }

  get quantity(): Locator {
    return this.#page.getByRole('textbox', { name: /^(Stückzahl|Nennbetrag)$/ });
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/ngbrk/order/erstellung${query}`);
    await this.isReady();
  }

  /** Waits for the page with all fields; who comes for the first time is asked question by question (ORD-01). */
  async isReady(): Promise<void> {
    const whole = this.#page.getByRole('button', { name: 'Alles auf einer Seite' });
    await expect(whole).toBeVisible();
    if ((await whole.getAttribute('aria-pressed')) !== 'true') await whole.click();
    await expect(this.#page.getByRole('form', { name: 'Order erteilen' })).toBeVisible();
  }

  async fill(wished: WishedOrder): Promise<void> {
    const page = this.#page;
    const { code, side, quantity, type, limit, trigger, venue, validity, lastDay } = wished;
    if (code !== undefined) {
      await page.getByRole('combobox', { name: 'Name, WKN oder ISIN' }).fill(code);
      await page.getByRole('listbox').getByRole('option').first().click();
    }
    await expect(page.getByRole('table')).toBeVisible();
    if (side !== undefined) await this.#choose('Richtung', side);
    if (quantity !== undefined) await this.quantity.fill(quantity);
    if (venue !== undefined) await this.#offer(venue).check();
    if (type !== undefined) await this.#choose('Ordertyp', type);
    // The first of that name: an order that follows has fields of its own below, sooner or later.
    if (limit !== undefined) await page.getByRole('textbox', { name: 'Limit' }).first().fill(limit);
    if (trigger !== undefined) await page.getByRole('textbox', { name: 'Stop-Marke' }).first().fill(trigger);
    if (validity !== undefined) await this.#choose('Gültig', validity);
    if (lastDay !== undefined) {
      await page.getByRole('textbox', { name: 'Letzter Tag' }).fill(lastDay);
      await page.getByRole('textbox', { name: 'Letzter Tag' }).blur();
    }
  }

  /** On to the second step; all costs are shown there before anything is released. */
  async check(): Promise<void> {
    await this.goOn();
    await this.isChecked();
  }

  /** From what is filled in to what comes next. */
  async goOn(): Promise<void> {
    await this.#page
      .getByRole('button', { name: /^(Weiter zur|Zur) (Prüfung|Preisanfrage)$/ })
      .first()
      .click();
  }

  /** Waits for the second step with all its costs. */
  async isChecked(): Promise<void> {
    await expect(this.#customer.heading('Order prüfen')).toBeVisible();
    await expect(this.#page.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeVisible();
  }

  /** Says yes to whatever the page has warned of. */
  async confirmWarnings(): Promise<void> {
    for (const yes of await this.#page.getByRole('checkbox', { name: /trotzdem erteilen/ }).all())
      await yes.check();
  }

  /** The number the bank has given the placed order. */
  async number(): Promise<string> {
    return this.#page.getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/).innerText();
  }

  async goToRelease(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Weiter zur Freigabe' }).click();
    await expect(this.#customer.heading('Order freigeben')).toBeVisible();
  }

  /** From the filled-in form to the proof; only the last button is still to be pressed. */
  async readyToRelease(wished: WishedOrder, type?: OfferedTanType): Promise<void> {
    await this.fill(wished);
    await this.check();
    await this.goToRelease();
    await this.#customer.prove(type);
  }

  /** The whole way to a placed order. */
  async place(wished: WishedOrder, type?: OfferedTanType): Promise<void> {
    await this.fill(wished);
    await this.checkAndRelease(type);
  }

  /** From what is entered, in whatever way, to a placed order. */
  async checkAndRelease(type?: OfferedTanType): Promise<void> {
    await this.check();
    await this.goToRelease();
    await this.#customer.prove(type);
    await this.releaseButton.click();
    await expect(this.done).toBeVisible();
  }

  /** A venue's own trading, unless its name says that a dealer quotes there. */
  #offer(venue: string): Locator {
    const name = venue.endsWith('Live-Handel') ? venue : new RegExp(`^${venue} (?!Live-Handel)`);
    return this.#page.getByRole('radio', { name });
  }

  async #choose(group: string, choice: string): Promise<void> {
    await this.#page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  }
}
