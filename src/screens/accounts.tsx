import type { ScreenModule } from '@ui/app/screens';
import { AccountsModel } from '@ui/screens/accounts/accounts-model';
import { AccountsScreen } from '@ui/screens/accounts/accounts-screen';
import type { Container } from 'inversify';
import { depotTokens } from '../modules/depot/depot-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { withModel } from './with-model';

/** `konten` */
export const accountsScreen = (container: Container): ScreenModule => ({
  Screen: withModel(
    AccountsScreen,
    () =>
      new AccountsModel({
        holdings: container.get(depotTokens.holdings),
        clock: container.get(platformTokens.clock),
      }),
  ),
});
