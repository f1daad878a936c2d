import { screen, within } from '@testing-library/react';
import { uniGlobal } from '@adapters/fake/bank/fake-market';
import { fillBrowserGaps } from '../../browser-gaps';
import { advance, openOrderPage, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const table = () => screen.getByRole('region', { name: 'Handelsplätze im Vergleich' });
const venues = () =>
  within(table())
    .getAllByRole('radio')
    .map((radio) => radio.closest('tr')?.querySelector('label')?.textContent);

describe('comparison of venues', () => {
  it('groups what can be chosen, with the reason for the choice made in advance [ORD-04]', async () => {
    await openOrderPage('?side=k&wkn=716460&quantity=25');
    expect(venues()).toEqual([
      expect.stringMatching(/^Xetra/),
      expect.stringMatching(/^Tradegate/),
      expect.stringMatching(/^Direkthandel Nord.*außerbörslich/),
      expect.stringMatching(/^Direkthandel Nord.*Live-Handel/),
    ]);
    expect(within(table()).getByRole('rowheader', { name: 'Außerbörslich, Live-Handel' })).toBeVisible();
    expect(screen.getByText(/ist vorausgewählt, weil dort gerade gehandelt wird/)).toBeVisible();
  });

  it('says that a security is traded nowhere, instead of asking for a venue [ORD-04]', async () => {
    const world = withDealer();
    await openOrderPage('?side=v&wkn=716460&quantity=1', {
      ...world,
      venues: new Map([...world.venues.keys()].map((id) => [id, []])),
    });
    expect(screen.getByText('Dieses Wertpapier wird zurzeit nirgends gehandelt.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Handelsplätze im Vergleich' })).toBeNull();
  });

  it('forgets the reason once the customer has chosen [ORD-04]', async () => {
    const { user } = await openOrderPage('?side=k&wkn=716460&quantity=25&exchange=Xetra');
    expect(
      screen.getByText('Xetra ist vorausgewählt, weil Ihr Link diesen Handelsplatz nennt.'),
    ).toBeVisible();
    await user.click(within(table()).getByRole('radio', { name: /Tradegate/ }));
    expect(screen.queryByText(/ist vorausgewählt/)).toBeNull();
  });

  it('explains itself when asked, and gives the focus back where it was asked [ORD-27]', async () => {
    const { user } = await openOrderPage('?side=k&wkn=716460&quantity=25');
    const help = screen.getByRole('button', { name: 'Hilfe zu den Handelsplätzen' });
    await user.click(help);
    const note = screen.getByText('So vergleichen Sie Handelsplätze.').closest('div');
    await user.click(within(note ?? help).getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByText('So vergleichen Sie Handelsplätze.')).toBeNull();
    expect(help).toHaveFocus();
  });

  it('hides the groups of the preferences, says so, and shows them at a press [ORD-04] [ORD-27]', async () => {
    const world = withDealer();
    world.orderPreferences = {
      ...world.orderPreferences,
      displayVenues: { ...world.orderPreferences.displayVenues, otcStandard: false, otcQuote: false },
    };
    const { user } = await openOrderPage('?side=k&wkn=716460&quantity=25', world);
    expect(venues()).toHaveLength(2);
    expect(
      screen.getByText(/2 von 4\. Ausgeblendet: Außerbörslich, Außerbörslich, Live-Handel\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Einblenden' }));
    expect(venues()).toHaveLength(4);
  });

  it('ranks within the groups by a price at a press on its head [ORD-04]', async () => {
    const { user } = await openOrderPage('?side=k&wkn=716460&quantity=25');
    await user.click(within(table()).getByRole('button', { name: 'Brief' }));
    await user.click(within(table()).getByRole('button', { name: 'Brief' }));
    expect(within(table()).getByRole('columnheader', { name: 'Brief' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(venues()[0]).toMatch(/^Tradegate/);
  });

  it('is changed by the settings, which the bank keeps [ORD-27]', async () => {
    const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25');
    await user.click(screen.getByRole('button', { name: 'Einstellungen' }));
    await advance(bank, 100);
    await advance(bank, 100);
    const dialog = await screen.findByRole('dialog', { name: 'Einstellungen für Ihre Orders' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Außerbörslich' }));
    const mail = within(dialog).getByRole('textbox', { name: /E-Mail/ });
    await user.type(mail, 'anna');
    expect(within(dialog).getByRole('button', { name: 'Sichern' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(mail, '@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Sichern' }));
    await advance(bank, 100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bank.world.orderPreferences).toMatchObject({
      executionMailAddress: 'anna@example.org',
      displayVenues: { otcStandard: false, otcQuote: true },
    });
    expect(venues()).toHaveLength(3);
  });

  it('shows of a fund company its price day instead of a validity, and takes direct debits [ORD-14]', async () => {
    const world = withDealer();
    const { user, bank } = await openOrderPage(`?side=k&wkn=${uniGlobal.wkn}&quantity=10`, world);
    expect(screen.getByText('Der Preis steht noch nicht fest.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Ultimo' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /per Lastschrift/ }));
    const iban = screen.getByRole('textbox', { name: 'IBAN' });
    await user.type(iban, 'de8937040044');
    expect(iban).toHaveValue('DE89 3704 0044');
    await user.type(iban, '99', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(iban).toHaveValue('DE99 8937 0400 44');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 100);
    expect(screen.getByRole('alert')).toHaveTextContent(/IBAN: .*Kontoinhaber: /s);
  });
});
