import { OfflineBanner } from '@ui/app/session/offline-banner';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { loadOnce } from './later/load-once';
import { lineModule } from './modules/platform/line-module';
import { lineTokens } from './modules/platform/line-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** What every page says while there is no connection, and what notices that there is none. */
export function offline(container: Container): ComponentType {
  loadOnce(container, lineModule);
  container.get(lineTokens.watch);
  return () => <OfflineBanner clock={container.get(platformTokens.clock)} />;
}

export { OfflinePage } from '@ui/components/feedback/offline-page';
