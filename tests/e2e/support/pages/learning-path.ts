import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';

/** The path through one product group as a customer goes it who knows the answers. */
export class LearningPath {
  readonly #page: Page;
  readonly #path: Locator;

  constructor(page: Page, group: string) {
    this.#page = page;
    this.#path = page.getByRole('region', { name: group, exact: true });
  }

  /** From the experience to the last question, which come in any order; each has one of these for its right answer. */
  async pass(rightAnswers: readonly string[]): Promise<void> {
    await this.#path.getByRole('radio', { name: '1 bis 4' }).check();
    await this.#press('Speichern und weiter');
    await this.#press('Gelesen, weiter zu den Medien');
    await this.#press('Weiter zum Quiz');
    for (const [index] of rightAnswers.entries()) {
      await expect(
        this.#path.getByText(`Frage ${String(index + 1)} von ${String(rightAnswers.length)}`),
      ).toBeVisible();
      await this.#rightOne(rightAnswers).check();
      await this.#press('Antwort prüfen');
    }
    await expect(this.#page.getByText('Sie haben diese Produktgruppe nachgewiesen.')).toBeVisible();
  }

  #rightOne(answers: readonly string[]): Locator {
    const [first = '', ...others] = answers;
    return others.reduce((any, answer) => any.or(this.#answer(answer)), this.#answer(first));
  }

  #answer(text: string): Locator {
    return this.#path.getByRole('radio', { name: text, exact: true });
  }

  #press(name: string): Promise<void> {
    return this.#path.getByRole('button', { name }).click();
  }
}
