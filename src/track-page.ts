import type { RouteName } from '@ui/app/routes';
import type { Container } from 'inversify';
import { loadOnce } from './later/load-once';
import { trackingModule } from './modules/platform/tracking-module';
import { routeTracking } from './route-tracking';
import { trackingTokens } from './modules/platform/tracking-tokens';

/** Publishes that a page is shown (KIT-14). */
export function trackPage(container: Container, name: RouteName): void {
  loadOnce(container, trackingModule);
  container.get(trackingTokens.trackPage).execute(name, routeTracking[name]);
}
