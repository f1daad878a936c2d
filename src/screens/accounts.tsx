import type { ScreenModule } from '@ui/app/screens';
import { AccountsModel } from '@ui/screens/accounts/accounts-model';
import { AccountsScreen } from '@ui/screens/accounts/accounts-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { bankingModule } from '../modules/depot/banking-module';
import { bankingTokens } from '../modules/depot/banking-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { withModel } from './loading/with-model';

/** `konten` */
export function accountsScreen(container: Container): ScreenModule {
  loadOnce(container, bankingModule);
  const createModel = (): AccountsModel =>
    new AccountsModel({
      holdings: container.get(depotTokens.holdings),
      deposits: container.get(bankingTokens.deposits),
      products: container.get(depotTokens.products),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(AccountsScreen, createModel) };
}
