import type { Offering } from '@domain/access/offering';
import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { offeringModule } from './modules/depot/offering-module';
import { offeringTokens } from './modules/depot/offering-tokens';

/** What the customer is offered; what tells comes in a chunk of its own. */
export function offering(container: Container): Promise<Offering | undefined> {
  loadOnce(container, offeringModule);
  return container.get(offeringTokens.offering)();
}
