import type { TanTools } from '@ui/tan/tan-entry-model';
import type { Container } from 'inversify';
import { platformTokens } from '../modules/platform/platform-tokens';
import { sessionTokens } from '../modules/session/session-tokens';

/** What every TAN widget works with. */
export const tanTools = (container: Container): TanTools => ({
  awaitPush: container.get(sessionTokens.awaitPush),
  clock: container.get(platformTokens.clock),
  scheduler: container.get(platformTokens.scheduler),
});
