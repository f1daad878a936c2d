import { accountId } from '@domain/codes/ids';
import type { ScreenModule } from '@ui/app/screens';
import { AccountModel } from '@ui/screens/account/account-model';
import { AccountScreen } from '@ui/screens/account/account-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { bankingModule } from '../modules/depot/banking-module';
import { bankingTokens } from '../modules/depot/banking-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';

/** `konten/:accountId` */
export function accountScreen(container: Container): ScreenModule {
  loadOnce(container, bankingModule);
  const createModel = (id: string): AccountModel =>
    new AccountModel(accountId(id), {
      holdings: container.get(depotTokens.holdings),
      transactions: container.get(bankingTokens.transactions),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: () => <AccountScreen createModel={createModel} /> };
}
