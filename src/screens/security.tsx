import type { ScreenModule } from '@ui/app/screens';
import { SecurityModel } from '@ui/screens/security/security-model';
import { SecurityPage } from '@ui/screens/security/security-page';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { bankingModule } from '../modules/depot/banking-module';
import { bankingTokens } from '../modules/depot/banking-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { securityModule } from '../modules/depot/security-module';
import { securityTokens } from '../modules/depot/security-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { liveTokens } from '../modules/session/live-tokens';

/** `wertpapier/:isin` */
export function securityScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, bankingModule, securityModule);
  const create = (isin: string): SecurityModel =>
    new SecurityModel(isin, {
      instruments: container.get(securityTokens.instruments),
      orders: container.get(liveTokens.orders),
      watchQuotes: container.get(liveTokens.watchQuotes),
      book: container.get(liveTokens.orders),
      holdings: container.get(depotTokens.holdings),
      watchlist: container.get(securityTokens.watchlist),
      documents: container.get(bankingTokens.documents),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: () => <SecurityPage createModel={create} /> };
}
