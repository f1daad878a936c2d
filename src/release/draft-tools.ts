import { BrowserPageScheduler } from '@adapters/browser/browser-page-scheduler';
import type { PageScheduler } from '@application/ports/scheduler';
import type { TanTools } from '@ui/tan/tan-entry-model';
import type { Container } from 'inversify';
import { platformTokens } from '../modules/platform/platform-tokens';
import { tanTools } from './tan-tools';

/** What a page works with that keeps what is typed until it is released. */
export const draftTools = (container: Container): TanTools & { readonly scheduler: PageScheduler } => ({
  ...tanTools(container),
  scheduler: new BrowserPageScheduler(container.get(platformTokens.environment).page),
});
