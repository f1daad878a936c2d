import { msciWorld, sap, uniGlobal } from '@adapters/fake/bank/fake-market';
import { screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

const proposed = `positionen=${msciWorld.wkn}:225.00,${sap.wkn}:25.00&name=Altersvorsorge&ab=2026-12-05`;
const valuesOf = (fields: readonly HTMLElement[]) =>
  fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
const rates = () => valuesOf(screen.getAllByRole('textbox', { name: /^Rate/ }));
const securities = () => valuesOf(screen.getAllByRole('combobox', { name: /^Wertpapier/ }));

describe('a plan inside another page’s flow', () => {
  it('says of a first day on which nothing is bought when that is [SAV-02]', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(`isin=${uniGlobal.isin}`);
    const offered = within(screen.getByRole('combobox', { name: 'Erste Ausführung' })).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Dienstag, 01.12.2026',
      'Freitag, 01.01.2027, Kauf am Montag, 04.01.2027',
    ]);
  });

  it('begins with all of the plan that page proposes, and keeps what the customer changes of it', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(proposed, true);
    expect(rates()).toEqual(['225,00', '25,00']);
    expect(securities()).toEqual([msciWorld.name, sap.name]);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Altersvorsorge');
    expect(screen.getByRole('combobox', { name: 'Erste Ausführung' })).toHaveValue('2026-12-07');
    expect(screen.getByRole('radio', { name: /^7\./ })).toBeChecked();
    const [first] = screen.getAllByRole('textbox', { name: /^Rate/ });
    if (first === undefined) throw new Error('No rate');
    await user.clear(first);
    await user.type(first, '75');
    await customer.wait(1000);
    await customer.openEntry(proposed, true);
    expect(rates()).toEqual(['75', '25,00']);
    await customer.press('Neu beginnen');
    expect(rates()).toEqual(['225,00', '25,00']);
  });

  it.each([
    ['a whole plan', proposed, ['225,00', '25,00']],
    ['one security', `wkn=${sap.wkn}`, ['']],
  ])(
    'of %s does not mix with the draft of another plan, which can be gone on with',
    async (_, query, begun) => {
      const customer = new PlanCustomer();
      await customer.openEntry(`isin=${uniGlobal.isin}`);
      await user.type(rate(), '40');
      await customer.wait(1000);
      // Who only looks has not decided: the draft is offered once more.
      for (const visit of [1, 2]) {
        await customer.openEntry(query, true);
        expect([visit, rates()]).toEqual([visit, begun]);
        expect(
          screen.getByText(`Sie haben noch einen Entwurf eines anderen Sparplans: ${uniGlobal.name}.`),
        ).toBeVisible();
        await customer.wait(3000);
      }
      await customer.press('Den Entwurf fortsetzen');
      expect(rates()).toEqual(['40']);
      expect(securities()).toEqual([uniGlobal.name]);
      expect(screen.queryByText(/Entwurf eines anderen Sparplans/)).not.toBeInTheDocument();
    },
  );

  it('says of a proposed security that the bank does not know, and keeps its rate', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry(`positionen=${msciWorld.wkn}:225.00,ZZZZZZ:25.00`, true);
    expect(rates()).toEqual(['225,00', '25,00']);
    expect(screen.getByText(/Wertpapier haben wir nicht gefunden/)).toBeVisible();
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
