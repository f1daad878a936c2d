import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import { collectNoise } from './support/page-noise';
import { expectSoundEverywhere } from './support/sound-page';

/** The page as it lies in the folder that is built: no server, no bank, and its own content policy. */
const address = pathToFileURL(join(__dirname, '../../dist/rules/index.html')).href;

/** axe asks for the style sheet of a page in a folder, which the policy of the page refuses as it should. */
const askedByAxe = /Connecting to '.*\.css' violates|Policy violated: connect-src file /;

const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const noise = await collectNoise(context);
      await use(undefined);
      const own = noise.filter((line) => !askedByAxe.test(line));
      expect(own, 'the console stays silent and no policy is violated').toEqual([]);
    },
    { auto: true },
  ],
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Text des Szenarios' });
const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis' });

async function change(page: Page, from: string, to: string): Promise<void> {
  const before = await text(page).inputValue();
  expect(before).toContain(from);
  await text(page).fill(before.replace(from, to));
}

test('an analyst changes an expectation, sees what is there instead, and mends it by keyboard [BDD-05]', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('searchbox').fill('ORD-08 Nennbetrag mal Kurs');
  await page.getByRole('link', { name: '<Nennbetrag> zu <Kurs> %' }).click();
  await expect(page.getByRole('heading', { name: '<Nennbetrag> zu <Kurs> %' })).toBeFocused();
  await expect(result(page).getByText('20 bestanden')).toBeVisible();

  await change(page, '4925,00 EUR', '4926,00 EUR');
  await expect(result(page).getByText('Der Text ist seit diesem Lauf geändert.')).toBeVisible();
  await text(page).press('Control+Enter');
  const failed = result(page).getByRole('listitem').filter({ hasText: 'Dann kommt die Order auf' });
  await expect(failed.getByText('Erwartet')).toBeVisible();
  await expect(failed).toContainText('4926,00 EUR');
  await expect(failed).toContainText('4925,00 EUR');
  await expectSoundEverywhere(page);

  // What was typed is there after a reload, and stands beside the book.
  await page.reload();
  await expect(text(page)).toHaveValue(/4926,00 EUR/);
  await page.getByRole('button', { name: 'Im Buch vergleichen' }).click();
  await expect(page.getByText('nur im Entwurf:')).toBeAttached();

  await page.getByRole('button', { name: 'Erwartung auf „4925,00 EUR“ ändern' }).press('Enter');
  await expect(result(page).getByText('20 bestanden')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Im Buch vergleichen' })).toBeHidden();
});

test('a new scenario is helped to known steps and to a text that can be read [BDD-05]', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await expect(result(page).getByText('3 bestanden')).toBeVisible();

  await change(page, 'entsteht eine Limit-Order', 'entsteht eine Order ohne Limit');
  await text(page).press('Control+Enter');
  await expect(result(page).getByText('1 unbekannt')).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'entsteht eine' }).first()).toBeVisible();

  // The list for the line at the caret, from the text and back to it.
  await text(page).press('Control+End');
  await text(page).press('ArrowLeft');
  await text(page).press('Alt+ArrowDown');
  const offers = page.getByRole('list', { name: /^Passende Schritte für Zeile/ }).getByRole('button');
  await expect(offers.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(offers.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();

  await change(page, '      Dann', '      Dan');
  await text(page).press('Control+Enter');
  await expect(result(page)).toContainText('ist hier nicht zu verstehen. Hier kann stehen:');
  await page.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(result(page).getByText('3 bestanden')).toBeVisible();
});

test('the whole book runs on the page and is read there with its numbers and results [BDD-03] [BDD-05]', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Alle ausführen' }).click();
  await expect(
    page.getByText(/^Ganzer Lauf hier um [\d:]+ Uhr: \d+ bestanden, [\d,]+ Sekunden\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Bericht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bericht' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^ORD-08 \d+ bestanden$/ })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: '<Nennbetrag> zu <Kurs> %' });
  await entry.locator('summary').click();
  await expect(entry).toContainText('hier ausgeführt');
  await expect(entry).toContainText('Dann kommt die Order auf <Betrag>');
  await expectSoundEverywhere(page);
});
