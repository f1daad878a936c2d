import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import { token } from '../../token';

/** What `security-module` binds. */
export const securityTokens = {
  instruments: token<InstrumentGateway>('InstrumentGateway'),
  watchlist: token<WatchlistGateway>('WatchlistGateway'),
} as const;
