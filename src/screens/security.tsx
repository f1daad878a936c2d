import type { ScreenModule } from '@ui/app/screens';
import { SecurityModel } from '@ui/screens/security/security-model';
import { SecurityScreen } from '@ui/screens/security/security-screen';
import type { Container } from 'inversify';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../load-once';
import { depotTokens } from '../modules/depot/depot-tokens';
import { securityModule } from '../modules/depot/security-module';
import { securityTokens } from '../modules/depot/security-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { liveTokens } from '../modules/session/live-tokens';

/** `wertpapier/:isin`; another security is another page with a model of its own. */
export function securityScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, securityModule);
  const create = (isin: string): SecurityModel =>
    new SecurityModel(isin, {
      instruments: container.get(securityTokens.instruments),
      orders: container.get(liveTokens.orders),
      watchQuotes: container.get(liveTokens.watchQuotes),
      book: container.get(liveTokens.orders),
      holdings: container.get(depotTokens.holdings),
      watchlist: container.get(securityTokens.watchlist),
      clock: container.get(platformTokens.clock),
    });
  function Security({ isin }: { readonly isin: string }) {
    const [model] = useState(() => create(isin));
    return <SecurityScreen model={model} />;
  }
  return {
    Screen: function SecurityPage() {
      const { isin = '' } = useParams();
      return <Security key={isin} isin={isin} />;
    },
  };
}
