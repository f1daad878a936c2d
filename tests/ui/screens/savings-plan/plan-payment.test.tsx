import { msciWorld } from '@adapters/fake/bank/fake-market';
import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

const grant = () => screen.findByRole('checkbox', { name: 'Ich erteile das Mandat.' });

describe('a plan paid from an account elsewhere [SAV-10]', () => {
  it('asks for IBAN and mandate, and goes on with both alone', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(`isin=${msciWorld.isin}`);
    await user.type(rate(), '50');
    await user.click(screen.getByRole('radio', { name: 'Anderes Konto' }));
    expect(await grant()).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Lastschriftmandat' })).toBeVisible();
    await customer.press(/^Weiter|prüfen/);
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeInvalid();
    expect(await grant()).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'IBAN' }), 'DE02120300000000202051');
    await user.click(await grant());
    await customer.press(/^Weiter|prüfen/);
    expect(await screen.findByText('Erste Ausführung')).toBeVisible();
  });
});
