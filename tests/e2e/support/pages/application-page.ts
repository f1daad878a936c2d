import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import { accessibilityProblems } from '../accessibility';
import type { PortalCustomer } from '../portal-customer';
import { Telephone } from '../telephone';

/** What everybody has to agree to where securities are traded. */
export const consents = [
  /Auskunftei/,
  /aufgezeichnet/,
  /wirtschaftlichen Interesse/,
  /Bedingungen und Preise/,
];

/**
 * Steps that axe has looked at in a narrow window: but for the first they ask the same in each product, so that once is
 * enough. In a wide one `every-step.spec.ts` looks at all of them.
 */
const lookedAt = new Set<string>();

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/** What stands first under a label in a list of such. */
const said = (part: Pick<Page, 'locator'>, label: string): Locator =>
  part.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]').first();

/** An application on a page, step by step. */
export class ApplicationPage {
  constructor(
    private readonly page: Page,
    /** Where on it fields are looked for. */
    private readonly part: Pick<Page, 'getByRole' | 'getByLabel'> = page,
  ) {}

  /** The part of a step that is about this person. */
  of(person: string): ApplicationPage {
    return new ApplicationPage(this.page, this.page.getByRole('group', { name: new RegExp(`^${person}: `) }));
  }

  /** On to whatever comes next. */
  get next(): Locator {
    return this.page.getByRole('button', { name: /^Weiter zu/ });
  }

  /** The step is shown under its name, and accessible to everybody on a telephone. */
  async stands(step: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: step, exact: true })).toBeVisible();
    const place = step === 'Produkt' ? `${step} ${new URL(this.page.url()).pathname}` : step;
    if (isWide(this.page) || lookedAt.has(place)) return;
    lookedAt.add(place);
    expect(await accessibilityProblems(this.page, { withContrast: false }), place).toEqual([]);
  }

  async goOn(to: string): Promise<void> {
    await this.next.click();
    await this.stands(to);
  }

  async fill(said: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(said))
      await this.part
        .getByRole('textbox', { name: label, exact: true })
        .or(this.named(label))
        .first()
        .fill(text);
  }

  async choose(said: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, option] of Object.entries(said)) await this.named(label).selectOption(option);
  }

  /** Says that nothing is missing of where taxes are paid. */
  async confirmTaxes(): Promise<void> {
    for (const box of await this.page.getByRole('checkbox', { name: /^Die Angaben sind vollständig/ }).all())
      await box.check();
  }

  /** Ticks what has to be agreed to, of everybody who is asked. */
  async agree(): Promise<void> {
    for (const words of consents)
      for (const box of await this.page.getByRole('checkbox', { name: words }).all()) await box.check();
  }

  /** What the summary says under a label. */
  said(label: string): Locator {
    return said(this.page, label);
  }

  /** From the summary of somebody whom the bank does not know to the TAN that their telephone shows; the number on it. */
  async release(bankUrl: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
    const shown = await this.page
      .getByText(/^Antragsnummer A\d{7}$/)
      .first()
      .textContent();
    const number = /A\d{7}/.exec(shown ?? '')?.[0] ?? '';
    const message = await new Telephone(bankUrl, number).open('M_TAN');
    await this.page.getByLabel(/^TAN/).fill(message.tan ?? '');
    return number;
  }

  /** From the summary to its number at the bank, and on to the list of applications. */
  async send(customer: PortalCustomer): Promise<void> {
    await this.page.getByRole('button', { name: 'Weiter zur Freigabe mit TAN' }).click();
    await customer.prove();
    await this.page.getByRole('button', { name: 'Antrag verbindlich absenden' }).click();
    await this.stands('Antrag eingegangen');
    await this.page.getByRole('link', { name: 'Zu meinen Anträgen' }).click();
    await this.stands('Meine Anträge');
  }

  /** The list once the bank is done with it: what has come of the first application there, by the name of its kind. */
  async opened(title: string, kind: string): Promise<string> {
    await this.page.reload();
    const card = this.page.getByRole('region', { name: title });
    await expect(card.getByText('Eröffnet', { exact: true })).toBeVisible();
    return (await said(card, kind).textContent()) ?? '';
  }

  /** A control by its label; one that may be left out says so behind it. */
  private named(label: string): Locator {
    return this.part.getByLabel(new RegExp(`^${label.replaceAll('?', '\\?')}( ?freiwillig)?$`));
  }
}
