import { screen } from '@testing-library/react';
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
});
