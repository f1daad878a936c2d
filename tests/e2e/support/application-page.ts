import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';

/** An application on a page, step by step. */
export class ApplicationPage {
  constructor(private readonly page: Page) {}

  /** On to whatever comes next. */
  get next(): Locator {
    return this.page.getByRole('button', { name: /^Weiter zu/ });
  }

  /** The step is shown under its name. */
  async stands(step: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: step })).toBeVisible();
  }

  async goOn(to: string): Promise<void> {
    await this.next.click();
    await this.stands(to);
  }

  async fill(said: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(said))
      await this.page
        .getByRole('textbox', { name: label, exact: true })
        .or(this.named(label))
        .first()
        .fill(text);
  }

  async choose(said: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, option] of Object.entries(said)) await this.named(label).selectOption(option);
  }

  /** A control by its label; one that may be left out says so behind it. */
  private named(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}( ?freiwillig)?$`));
  }
}
