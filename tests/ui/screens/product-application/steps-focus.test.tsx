import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { ApplicationBrowser } from './application-bench';

beforeAll(fillBrowserGaps);

describe('the keyboard in an application [APP-01] [SH-12]', () => {
  it('stands on the heading of each step, also of the second one of a page that was opened by its address', async () => {
    await new ApplicationBrowser().open('stranger');
    expect(screen.getByRole('heading', { level: 1, name: 'Produkt' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Persönliche Angaben' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Produkt' })).toHaveFocus();
  });

  it('goes on in the first of the fields that a button has brought, which is gone with its last press', async () => {
    await new ApplicationBrowser().open('stranger');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    const telephone = await screen.findByRole('group', { name: /Telefon/ });
    const more = within(telephone).getByRole('button', { name: 'Weitere hinzufügen' });
    await userEvent.click(more);
    expect(more).not.toBeInTheDocument();
    const [, second] = within(telephone).getAllByRole('textbox', { name: /^Ländervorwahl/ });
    expect(second).toHaveFocus();
    await userEvent.tab();
    expect(within(telephone).getAllByRole('textbox', { name: /^Telefonnummer/ })[1]).toHaveFocus();
  });
});

describe('the window of an application [APP-01]', () => {
  it('is called by what is applied for, then by the step', async () => {
    await new ApplicationBrowser().open('stranger');
    expect(document.title).toBe('Depot eröffnen · Produkt · Depotwerk');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zu Persönliche Angaben' }));
    await screen.findByRole('heading', { level: 1, name: 'Persönliche Angaben' });
    expect(document.title).toBe('Depot eröffnen · Persönliche Angaben · Depotwerk');
  });
});
