import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpWatchlistGateway } from '@adapters/http/instrument/http-watchlist-gateway';
import { ContainerModule } from 'inversify';
import { bankTokens } from '../session/bank-tokens';
import { securityTokens } from './security-tokens';

/** Single securities and what is watched of them. */
export const securityModule = new ContainerModule(({ bind }) => {
  bind(securityTokens.instruments)
    .toResolvedValue((client) => new HttpInstrumentGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(securityTokens.watchlist)
    .toResolvedValue((client) => new HttpWatchlistGateway(client), [bankTokens.client])
    .inSingletonScope();
});
