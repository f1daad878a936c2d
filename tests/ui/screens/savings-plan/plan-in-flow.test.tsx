import { msciWorld } from '@adapters/fake/bank/fake-market';
import { screen } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

describe('a plan inside another page’s flow', () => {
  it('begins with the rate of that page, which the customer may change', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(`isin=${msciWorld.isin}&rate=250.50`, true);
    expect(rate()).toHaveValue('250,50');
    await user.clear(rate());
    await user.type(rate(), '75');
    await customer.wait(1000);
    await customer.openEntry('rate=250.50', true);
    expect(rate()).toHaveValue('75');
  });

  it('leaves heading and ways to that page, and gives it the plan [SAV-01]', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(`isin=${msciWorld.isin}&zurueck=/ngbrk/portfolioplaner?schritt=3`, true);
    expect(screen.queryByRole('navigation', { name: 'Schritte' })).not.toBeInTheDocument();
    await user.type(rate(), '50');
    await customer.press(/^Weiter|prüfen/);
    await customer.press(/Freigabe|freigeben/);
    await customer.prove('Sparplan anlegen');
    expect(await screen.findByRole('link', { name: 'Weiter' })).toHaveAttribute(
      'href',
      '/ngbrk/portfolioplaner?schritt=3&savingsplanUuid=plan-2',
    );
    expect(screen.queryByRole('link', { name: 'Alle Sparpläne' })).not.toBeInTheDocument();
  });
});
