import { screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { amountOf, shownTax } from './shown-tax';
import { basis, twoPositions } from './tax-basis';

beforeEach(fillBrowserGaps);

describe('the year of somebody’s tax [TAX-01]', () => {
  it('tells what the positions left could bring to the year, each down to its lots', async () => {
    const user = await shownTax(twoPositions);
    const rest = screen.getByRole('region', { name: /^Die größten übrigen Positionen/ });
    const row = within(rest).getByRole('row', { name: /^Übertragen AG/ });
    // 30 % of 19,261.80; nothing of a share is exempt.
    await user.click(within(row).getByRole('button', { name: '5.778,54' }));
    const dialog = screen.getByRole('dialog', { name: 'So entsteht: Ertrag des Verkaufs' });
    await user.click(within(dialog).getByRole('button', { name: 'Ergebnis' }));
    await user.click(within(dialog).getByRole('button', { name: /^Gekauft am/ }));
    expect(dialog).toHaveTextContent(/30 % von 19\.261,80 EUR Erlös/);
    expect(dialog).not.toHaveTextContent(/Teilfreistellung \d/);
  });

  it('names residence, church tax and foreign tax that the calculation follows from', async () => {
    await shownTax();
    const told = within(screen.getByRole('region', { name: 'Ihre Steuerdaten bei uns' }));
    expect(told.getByText('Deutschland')).toBeVisible();
    expect(told.getByText('9 %')).toBeVisible();
  });

  it('says by which law nobody chooses the lots that are sold', async () => {
    const user = await shownTax();
    await user.click(screen.getByText('Warum nicht zuerst die Posten mit Verlust?'));
    expect(
      screen.getByText(/zuerst als verkauft, was zuerst gekauft wurde \(§ 20 Abs\. 4 Satz 7 EStG\)/),
    ).toBeVisible();
  });

  it('takes no tax of somebody resident abroad, and says why', async () => {
    const user = await shownTax({ ...basis, record: { ...basis.record, country: 'FR' } });
    expect(screen.getByText('Steuerlich ansässig in: Frankreich')).toBeVisible();
    expect(amountOf(/^Nicht in Deutschland zu versteuern/)).toBe('−3.626,45');
    expect(amountOf(/^Steuer zusammen/)).toBe('0,00');
    expect(screen.getByRole('status')).toHaveTextContent(/fällt keine Steuer an/);
    expect(screen.queryByText('Bis zum Jahresende noch steuerfrei')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Nicht in Deutschland zu versteuern/ }));
    expect(screen.getByText(/§ 49 Abs\. 1 EStG\); wir behalten nichts ein/)).toBeVisible();
  });
});
