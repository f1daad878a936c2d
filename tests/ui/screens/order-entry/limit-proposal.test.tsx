import { screen, within } from '@testing-library/react';
import { direkthandel, marketOf, sap, tradegate, xetra } from '@adapters/fake/bank/fake-market';
import type { FakeWorld } from '@adapters/fake/bank/fake-world';
import type { VenueQuote } from '@domain/instrument/venue';
import { fillBrowserGaps } from '../../browser-gaps';
import { advance, openOrderPage, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

const closed = (quote: VenueQuote): VenueQuote => ({ ...quote, hours: { state: 'closed' } });

/** Only over the counter it is still traded. */
const evening = (): FakeWorld => ({
  ...withDealer(),
  quotes: [
    closed(marketOf(sap, xetra, '232.75')),
    closed(marketOf(sap, tradegate, '232.80')),
    marketOf(sap, direkthandel, '232.77'),
  ],
});

const ON_XETRA = '?side=k&wkn=716460&quantity=25&exchange=Xetra';
const types = () => screen.getByRole('radiogroup', { name: 'Ordertyp' });
const type = (name: string) => within(types()).getByRole('radio', { name });
const reason = () => screen.queryByText(/^Limit ist vorausgewählt, weil/);

describe('an order where none is taken without a limit', () => {
  it('proposes a limit, says why, and leaves the price to the customer [ORD-06] [ORD-07]', async () => {
    await openOrderPage(ON_XETRA, evening());
    expect(type('Limit')).toBeChecked();
    expect(reason()).toHaveTextContent('weil Xetra gerade geschlossen ist');
    expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveValue('');
  });

  it('says in the comparison where costs can be told with a limit only, until there is one [ORD-04] [ORD-19]', async () => {
    const { user, bank } = await openOrderPage(ON_XETRA, evening());
    await advance(bank, 1000);
    const withLimitOnly = () =>
      screen
        .getAllByText('erst mit Limit')
        .map((words) => words.closest('tr')?.querySelector('label')?.textContent);
    expect(withLimitOnly()).toEqual([expect.stringMatching(/^Xetra/), expect.stringMatching(/^Tradegate/)]);
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230');
    await advance(bank, 1000);
    expect(screen.queryByText('erst mit Limit')).toBeNull();
  });

  it('asks for the limit, and makes no market order of it that would be refused [ORD-06] [ORD-07]', async () => {
    const { user } = await openOrderPage(ON_XETRA, evening());
    expect(screen.queryByText('So wie sie jetzt ist, wird dies eine Markt-Order.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveAccessibleDescription(
      expect.stringContaining('Ohne Limit geht es hier nicht. Bitte geben Sie es ein.'),
    );
  });

  it('takes the proposal back at a venue that is open, as long as nothing was made of it [ORD-04] [ORD-06]', async () => {
    const { user, bank } = await openOrderPage(ON_XETRA, evening());
    await user.click(screen.getByRole('radio', { name: /^Direkthandel Nord (?!Live)/ }));
    expect(type('Markt')).toBeChecked();
    expect(reason()).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Tradegate/ }));
    expect(type('Limit')).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Limit' }), '230');
    await advance(bank, 100);
    await user.click(screen.getByRole('radio', { name: /^Direkthandel Nord (?!Live)/ }));
    expect(type('Limit')).toBeChecked();
    expect(reason()).toBeNull();
  });

  it('says what stands against a market order that is chosen nevertheless [ORD-06] [ORD-25]', async () => {
    const { user, bank } = await openOrderPage(ON_XETRA, evening());
    await user.click(type('Markt'));
    expect(reason()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    await advance(bank, 500);
    expect(screen.getByRole('alert')).toHaveTextContent('Ohne Limit geht es hier gerade nicht');
  });

  it('proposes nothing where market orders are taken [ORD-07]', async () => {
    await openOrderPage(ON_XETRA);
    expect(type('Markt')).toBeChecked();
    expect(reason()).toBeNull();
  });
});
