import userEvent from '@testing-library/user-event';
import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepositGateway } from '@adapters/fake/bank/fake-deposit-gateway';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeTransactionGateway } from '@adapters/fake/bank/fake-transaction-gateway';
import { FakeProductGateway } from '@adapters/fake/session/fake-product-gateway';
import { accountId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { render } from '@testing-library/react';
import { germanTexts } from '@ui/i18n/german-texts';
import { englishTexts } from '@ui/i18n/english-texts';
import { createTexts } from '@ui/i18n/texts';
import { AccountModel } from '@ui/screens/account/account-model';
import { AccountScreen } from '@ui/screens/account/account-screen';
import { AccountsModel } from '@ui/screens/accounts/accounts-model';
import { AccountsScreen } from '@ui/screens/accounts/accounts-screen';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

const clock = { now: () => instant(Date.parse('2026-11-23T09:00:00Z')) };

/** Where the page stands, for the query it keeps. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** The accounts, or one of them, of a customer at a fake bank. */
export function show(path: string, bank = new FakeBank(), language: 'de' | 'en' = 'de') {
  const holdings = { accounts: new FakeAccountGateway(bank), depots: new FakeDepotGateway(bank) };
  const products = new FakeProductGateway(bank);
  const deposits = new FakeDepositGateway(bank);
  const transactions = new FakeTransactionGateway(bank);
  const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
  render(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/ngbrk/konten"
            element={<AccountsScreen model={new AccountsModel({ holdings, deposits, products, clock })} />}
          />
          <Route
            path="/ngbrk/konten/:accountId"
            element={
              <AccountScreen
                createModel={(id) => new AccountModel(accountId(id), { holdings, transactions, clock })}
              />
            }
          />
        </Routes>
        <Address />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { bank, user: userEvent.setup() };
}
