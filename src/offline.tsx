import { OfflineBanner } from '@ui/app/session/offline-banner';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { keepFilesInTime } from './later/keep-files';
import { loadOnce } from './later/load-once';
import { lineModule } from './modules/platform/line-module';
import { lineTokens } from './modules/platform/line-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** What every page says while there is no connection, what notices that there is none, and what a reload then needs. */
export function offline(container: Container): ComponentType {
  loadOnce(container, lineModule);
  container.get(lineTokens.watch);
  keepFilesInTime(container.get(platformTokens.environment).page, container.get(platformTokens.scheduler));
  return () => <OfflineBanner clock={container.get(platformTokens.clock)} />;
}

export { OfflinePage } from '@ui/components/feedback/offline-page';
