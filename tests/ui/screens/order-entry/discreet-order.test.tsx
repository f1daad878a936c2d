import { screen } from '@testing-library/react';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { DiscreetMode } from '@ui/i18n/discreet';
import { OrderEntryScreen } from '@ui/screens/order-entry/order-entry-screen';
import { renderPage } from '../../render-page';
import { fillBrowserGaps } from '../../browser-gaps';
import { orderBench } from './bench';
import { advance, withDealer } from './open-order-page';

beforeAll(fillBrowserGaps);

/** The order page for 25 SAP, with the customer's own money hidden or not. */
async function openPage(discreet: boolean): Promise<void> {
  const { bank, visit } = orderBench(new FakeBank(withDealer()));
  renderPage(
    <DiscreetMode value={discreet}>
      <OrderEntryScreen createModel={visit} />
    </DiscreetMode>,
    '/order/erstellung?side=k&wkn=716460&quantity=25',
  );
  await advance(bank, 1000);
}

const account = () => screen.getByRole('combobox', { name: 'Verrechnungskonto' });

describe('the order page in discreet mode', () => {
  it('tells neither what is on the account nor how far it reaches [ORD-04]', async () => {
    await openPage(true);
    expect(account()).toHaveTextContent(/Betrag verborgen/);
    expect(account()).not.toHaveTextContent(/\d{1,3},\d\d/);
    expect(screen.queryByText(/Guthaben reicht/)).toBeNull();
  });

  it('tells both otherwise [ORD-04]', async () => {
    await openPage(false);
    expect(account()).toHaveTextContent(/\d,\d\d/);
    expect(screen.getByText(/Guthaben reicht für etwa/)).toBeVisible();
  });
});
