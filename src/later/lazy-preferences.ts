import type { BankClient } from '@adapters/http/client/bank-client';
import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { Result } from '@application/ports/result';
import { lazyCall, type LazyTools } from './lazy-gateway';

/** The customer's preferences: few pages ask for them, so their code comes when one does. */
export function lazyPreferences(client: BankClient, tools: LazyTools): PreferencesGateway {
  const load = async (): Promise<PreferencesGateway> => {
    const { HttpPreferencesGateway } = await import('@adapters/http/preferences/http-preferences-gateway');
    return new HttpPreferencesGateway(client);
  };
  const call = <T>(ask: (gateway: PreferencesGateway) => Result<T>): Result<T> => lazyCall(tools, load, ask);
  return {
    orderPreferences: () => call((gateway) => gateway.orderPreferences()),
    changeOrderPreferences: (change) => call((gateway) => gateway.changeOrderPreferences(change)),
    depotOverview: () => call((gateway) => gateway.depotOverview()),
    changeDepotOverview: (columns) => call((gateway) => gateway.changeDepotOverview(columns)),
  };
}
