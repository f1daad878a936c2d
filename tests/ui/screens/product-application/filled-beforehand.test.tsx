import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { ApplicationBrowser } from './application-bench';

beforeAll(fillBrowserGaps);

describe('what was filled in for the customer [APP-09]', () => {
  it('says from where it came, until they write something else', async () => {
    const browser = new ApplicationBrowser(undefined, [
      { name: 'PERSON.NAME_I1', entry: 'Berger' },
      { name: 'PERSON.GEBURTSNAME_I1', entry: 'Kiel' },
    ]);
    await browser.open('customer');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    const fixed = await screen.findByRole('textbox', { name: 'Nachname' });
    expect(fixed).toBeDisabled();
    expect(fixed).toHaveAccessibleDescription('Aus Ihren Kundendaten übernommen.');
    const born = screen.getByRole('textbox', { name: /^Geburtsname/ });
    expect(born).toHaveValue('Kiel');
    expect(born).toHaveAccessibleDescription(/^Aus Ihren Kundendaten\./);
    await userEvent.type(born, 'er');
    expect(born).not.toHaveAccessibleDescription(/Kundendaten/);
    expect(screen.getByRole('textbox', { name: 'Vorname' })).not.toHaveAccessibleDescription(/Kundendaten/);
  });
});

describe('a step that is shown [APP-02] [KIT-14]', () => {
  it('is counted by what it says of itself, each time it is come to', async () => {
    const browser = new ApplicationBrowser();
    await browser.open('stranger');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    await screen.findByRole('textbox', { name: 'Nachname' });
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await screen.findByRole('button', { name: 'Weiter zu Persönliche Angaben' });
    expect(browser.tracked).toEqual(['produkt', 'person-i1', 'produkt']);
  });
});
