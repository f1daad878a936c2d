import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishTexts } from '@ui/i18n/english-texts';
import { switchLanguage } from '@ui/i18n/texts';
import { fillBrowserGaps } from '../../browser-gaps';
import { ApplicationBrowser } from './application-bench';

beforeAll(fillBrowserGaps);

/** Somebody types a name in German, and turns to English. */
async function turnedToEnglish(browser: ApplicationBrowser, wordless: number) {
  await browser.open('stranger');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nachname' }), 'Neumann');
  browser.wordless = wordless;
  await act(() => switchLanguage(browser.texts, 'en', englishTexts));
}

it('a part of a telephone number is filled in as HTML allows: as text, typed on the keyboard for numbers [APP-12]', async () => {
  await new ApplicationBrowser().open('stranger');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
  const number = await screen.findByRole('textbox', { name: 'Telefonnummer' });
  expect(number).toHaveAttribute('autocomplete', 'tel-national');
  expect(number).toHaveAttribute('inputmode', 'tel');
  expect(number).not.toHaveAttribute('type', 'tel');
});

describe('the words of fields, one language at a time [APP-12] [KIT-05]', () => {
  it('that do not come are asked for again by a button, and nothing is shown without them', async () => {
    const browser = new ApplicationBrowser();
    browser.wordless = 1;
    await browser.open('stranger');
    expect(screen.getByRole('radio', { name: 'Für zwei Personen' })).toBeVisible();
  });

  it('follow the language, and what was typed stays', async () => {
    await turnedToEnglish(new ApplicationBrowser(), 0);
    expect(await screen.findByRole('textbox', { name: 'Surname' })).toHaveValue('Neumann');
  });

  it('stay those of the language before where the new ones are lost, until the line is back', async () => {
    const browser = new ApplicationBrowser();
    await turnedToEnglish(browser, 1);
    expect(await screen.findByRole('button', { name: /^Continue to/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Neumann');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Neumann'));
  });
});
