import { screen, within } from '@testing-library/react';
import { tradegate, uniGlobal } from '@adapters/fake/bank/fake-market';
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
      expect.stringMatching(/^Direkthandel Nord.*Außerbörslich/),
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

  describe('live trading that is kept for all orders [ORD-27]', () => {
    const usuallyQuoted = () => {
      const world = withDealer();
      const { orderPreferences } = world;
      world.orderPreferences = { ...orderPreferences, orderType: 'LIMIT', lastUsedTradingSystem: 'QUOTE' };
      return world;
    };
    const chosen = () => within(table()).getByRole('radio', { checked: true }).closest('tr');

    it('is said, and given up at a press, for this order and for later ones', async () => {
      const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25', usuallyQuoted());
      expect(chosen()).toHaveTextContent(/Live-Handel/);
      expect(screen.getByText(/Live-Handel ist vorausgewählt, weil Ihre Orders/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Nicht mehr damit beginnen' }));
      await advance(bank, 100);
      expect(screen.queryByText(/Live-Handel ist vorausgewählt/)).toBeNull();
      expect(chosen()).not.toHaveTextContent(/Live-Handel/);
      expect(screen.getByRole('radio', { name: 'Am Handelsplatz' })).toBeChecked();
      expect(bank.world.orderPreferences).toMatchObject({
        orderType: 'LIMIT',
        lastUsedTradingSystem: 'STANDARD',
      });
    });

    it('says that the bank could not be told, and stays', async () => {
      const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25', usuallyQuoted());
      bank.faults.plan('changeOrderPreferences', { kind: 'not-reached' });
      await user.click(screen.getByRole('button', { name: 'Nicht mehr damit beginnen' }));
      await advance(bank, 100);
      expect(screen.getByRole('alert')).toHaveTextContent('Die Einstellungen wurden nicht gesichert.');
      expect(screen.getByRole('button', { name: 'Nicht mehr damit beginnen' })).toBeVisible();
    });

    it.each(['Tradegate', 'Am Handelsplatz'])(
      'is no longer spoken of, and kept, once the customer has chosen %s for this order',
      async (choice) => {
        const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25', usuallyQuoted());
        await user.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }));
        await advance(bank, 100);
        expect(chosen()).not.toHaveTextContent(/Live-Handel/);
        expect(screen.queryByText(/Live-Handel ist vorausgewählt/)).toBeNull();
        expect(bank.world.orderPreferences.lastUsedTradingSystem).toBe('QUOTE');
      },
    );

    it('begins no order where the settings hide all venues that trade so', async () => {
      const world = usuallyQuoted();
      const { orderPreferences } = world;
      const displayVenues = {
        ...orderPreferences.displayVenues,
        domesticExchangesQuote: false,
        otcQuote: false,
      };
      world.orderPreferences = { ...orderPreferences, displayVenues };
      await openOrderPage('?side=k&wkn=716460&quantity=25', world);
      expect(chosen()).not.toHaveTextContent(/Live-Handel/);
      expect(screen.queryByText(/Live-Handel ist vorausgewählt/)).toBeNull();
      expect(screen.getByRole('radio', { name: 'Am Handelsplatz' })).toBeChecked();
    });

    it('stands in the settings as the type to begin with, and another type ends it', async () => {
      const { user, bank } = await openOrderPage('?side=k&wkn=716460&quantity=25', usuallyQuoted());
      await user.click(screen.getByRole('button', { name: 'Einstellungen' }));
      await advance(bank, 100);
      await advance(bank, 100);
      const dialog = await screen.findByRole('dialog', { name: 'Einstellungen für Ihre Orders' });
      const type = within(dialog).getByRole('combobox', { name: /Ordertyp/ });
      expect(type).toHaveDisplayValue('Quote');
      await user.selectOptions(type, 'Limit');
      await user.click(within(dialog).getByRole('button', { name: 'Sichern' }));
      await advance(bank, 100);
      expect(bank.world.orderPreferences).toMatchObject({
        orderType: 'LIMIT',
        lastUsedTradingSystem: 'STANDARD',
      });
    });
  });

  it('says which spread is the smallest while its prices are current, and no longer [ORD-04]', async () => {
    const world = withDealer();
    world.orderPreferences = { ...world.orderPreferences, pushPrices: false };
    world.quotes = world.quotes.map((quote) =>
      quote.venueId === tradegate.id && quote.ask ? { ...quote, bid: quote.ask } : quote,
    );
    const { bank } = await openOrderPage('?side=k&wkn=716460&quantity=25', world);
    expect(within(table()).getByText('geringste Spanne').closest('tr')).toHaveTextContent(/Tradegate/);
    await advance(bank, 70_000);
    expect(screen.queryByText('geringste Spanne')).toBeNull();
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
