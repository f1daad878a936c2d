import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot, prove } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the heading of each step of the fund depot [FUN-01]', () => {
  it('says how far a deposit is', async () => {
    const bank = fundBank();
    await openFundDepot(bank, 'DEPOSIT');
    expect(await heading('Fondsdepot: einzahlen')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(await heading('Einzahlung prüfen')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(await heading('Einzahlung freigeben')).toBeVisible();
    await prove(bank, /Mit TAN freigeben/);
    expect(await heading('Auftrag angenommen')).toBeVisible();
  });

  it('says that another reference account is released, and that it holds', async () => {
    const bank = fundBank();
    await openFundDepot(bank, 'DEPOSIT');
    await userEvent.click(screen.getByRole('button', { name: 'Referenzkonto ändern' }));
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), 'DE12500105170648489890');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(await heading('Neues Referenzkonto freigeben')).toBeVisible();
    await prove(bank, /Neues Referenzkonto freigeben/);
    expect(await heading('Referenzkonto geändert')).toBeVisible();
  });
});
