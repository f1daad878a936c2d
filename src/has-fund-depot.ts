import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { fundDepotTokens } from './modules/fund-depot/fund-depot-tokens';
import { fundPresenceModule } from './modules/fund-depot/fund-presence-module';

/** Whether the customer has a fund depot; what tells comes in a chunk of its own. */
export function hasFundDepot(container: Container): Promise<boolean> {
  loadOnce(container, fundPresenceModule);
  return container.get(fundDepotTokens.presence)();
}
