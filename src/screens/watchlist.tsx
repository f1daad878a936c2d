import type { ScreenModule } from '@ui/app/screens';
import { WatchlistModel } from '@ui/screens/watchlist/watchlist-model';
import { WatchlistScreen } from '@ui/screens/watchlist/watchlist-screen';
import type { Container } from 'inversify';
import { listenToBank } from '../listen-to-bank';
import { loadOnce } from '../later/load-once';
import { securityModule } from '../modules/depot/security-module';
import { securityTokens } from '../modules/depot/security-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';
import { liveTokens } from '../modules/session/live-tokens';
import { withModel } from './loading/with-model';

/** `beobachten` */
export function watchlistScreen(container: Container): ScreenModule {
  listenToBank(container);
  loadOnce(container, securityModule);
  const create = (): WatchlistModel =>
    new WatchlistModel({
      watchlist: container.get(securityTokens.watchlist),
      watchQuotes: container.get(liveTokens.watchQuotes),
      market: { instruments: container.get(securityTokens.instruments) },
      scheduler: container.get(platformTokens.scheduler),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(WatchlistScreen, create) };
}
