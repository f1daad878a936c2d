import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepositGateway } from '@adapters/fake/bank/fake-deposit-gateway';
import { FakeProductGateway } from '@adapters/fake/session/fake-product-gateway';
import { screen, within } from '@testing-library/react';
import { AccountsModel } from '@ui/screens/accounts/accounts-model';
import { AccountsScreen } from '@ui/screens/accounts/accounts-screen';
import { renderPage } from '../../render-page';

it('the second person of a product is told that it is there, and with whom it is kept [APP-13]', async () => {
  const bank = new FakeBank();
  bank.world.balances = [];
  bank.world.products = (
    [
      ['DEPOT', 'STANDARD_DEPOT'],
      ['SAVINGS', 'TGK_PLUS'],
      ['ACCOUNT', 'SOMETHING_NEW'],
    ] as const
  ).map(([type, subType]) => ({ id: type, type, subType, connection: 'OTHER', displayId: `4711 ${type}` }));
  const model = new AccountsModel({
    holdings: { accounts: new FakeAccountGateway(bank) },
    deposits: new FakeDepositGateway(bank),
    products: new FakeProductGateway(bank),
    clock: bank.scheduler,
  });
  renderPage(<AccountsScreen model={model} />);
  const region = within(await screen.findByRole('region', { name: 'Gemeinsame Produkte, Tabelle' }));
  expect(region.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
    'Depot',
    'Tagesgeld',
    'Ihr Produkt',
  ]);
  expect(region.getByText('4711 SAVINGS')).toBeVisible();
  expect(screen.getByText(/bei der Person, die es beantragt hat/)).toBeVisible();
  expect(screen.queryByText('Noch kein Konto')).toBeNull();
});
