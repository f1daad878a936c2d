import { OfflineBanner } from '@ui/app/session/offline-banner';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { platformTokens } from './modules/platform/platform-tokens';

/** What every page says while there is no connection. */
export function offline(container: Container): ComponentType {
  return () => <OfflineBanner clock={container.get(platformTokens.clock)} />;
}

export { OfflinePage } from '@ui/components/feedback/offline-page';
