import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { DiscreetMode } from '@ui/i18n/discreet';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { renderPage } from '../../render-page';
import { fillBrowserGaps } from '../../browser-gaps';
import { orderBench } from './bench';
import { advance, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

/** The order page for 25 SAP, with the customer's own money hidden or not. */
async function openPage(discreet: boolean, search = '?side=k&wkn=716460&quantity=25'): Promise<FakeBank> {
  const { bank, visit } = orderBench(new FakeBank(withDealer()));
  renderPage(
    <DiscreetMode value={discreet}>
      <OrderEntryScreen createModel={visit} />
    </DiscreetMode>,
    `/order/erstellung${search}`,
  );
  await advance(bank, 1000);
  return bank;
}

const account = () => screen.getByRole('combobox', { name: 'Konto' });

describe('the order page in discreet mode', () => {
  it('tells neither what is on the account nor how far it reaches [ORD-04]', async () => {
    await openPage(true);
    expect(account()).toHaveTextContent(/Betrag verborgen/);
    expect(account()).not.toHaveTextContent(/\d{1,3},\d\d/);
    expect(account()).not.toHaveAccessibleDescription(/\d/);
    expect(screen.queryByText(/verfügbare Betrag reicht/)).toBeNull();
  });

  it('tells both otherwise [ORD-04]', async () => {
    await openPage(false);
    expect(account()).toHaveTextContent(/\d,\d\d/);
    expect(account()).toHaveAccessibleDescription(/\d,\d\d.EUR verfügbar\.$/);
    expect(screen.getByText(/verfügbare Betrag reicht für etwa/)).toBeVisible();
  });

  it.each([
    [true, 'v', /••••/],
    [false, 'v', /\d,\d\d/],
    [true, 'k', /\d,\d\d/],
  ])(
    'covers the break-even of a sale alone, which tells what was paid (%s, %s) [SH-11]',
    async (isDiscreet, side, said) => {
      await openPage(isDiscreet, `?side=${side}&wkn=716460&quantity=25`);
      const [name] = screen.getAllByText(/^Gewinnschwelle/);
      expect(name?.nextElementSibling).toHaveTextContent(said);
    },
  );

  it.each([
    [true, /Verkaufen können Sie ••••\./],
    [false, /Verkaufen können Sie 40\./],
  ])(
    'refuses to sell more than there is, before onlookers (%s) without saying how much',
    async (discreet, said) => {
      await openPage(discreet, '?side=v&wkn=716460&quantity=500');
      const quantity = screen.getByRole('textbox', { name: /Stück/ });
      expect(quantity).toHaveValue('500');
      await userEvent.click(quantity);
      await userEvent.tab();
      expect(quantity).toHaveAccessibleDescription(said);
    },
  );
});
