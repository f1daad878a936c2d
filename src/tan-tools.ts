import type { TanTools } from '@ui/tan/tan-entry-model';
import type { Container } from 'inversify';
import { tokens } from './tokens';

/** What every TAN widget works with. */
export const tanTools = (container: Container): TanTools => ({
  awaitPush: container.get(tokens.awaitPush),
  clock: container.get(tokens.clock),
  scheduler: container.get(tokens.scheduler),
});
