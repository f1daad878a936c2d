import type { DisplaySettings } from '@ui/app/display-settings';
import type { RouteName } from '@ui/app/routes';
import { ScreenLibrary } from '@ui/app/screens';
import type { Services } from '@ui/app/services';
import { cookie } from '@adapters/browser/cookie';
import { accessArea } from '@domain/access/access-area';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import type { Container } from 'inversify';
import { screenRegistry } from './screens/screen-registry';
import { sessionGate } from './session/session-gate';
import { sessionSlot } from './session/session-slot';
import { accessTokens } from './modules/session/access-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

/** The bank's readable cookie that says which door the customer came through (wire.md). */
const AREA_COOKIE = 'cdb-area';

/** Counting visits is nothing a page waits for or fails over. */
async function reportPage(container: Container, name: RouteName): Promise<void> {
  try {
    (await import('./track-page')).trackPage(container, name);
  } catch {
    container.get(platformTokens.logger).info('Page not tracked', { name });
  }
}

/** What the shell needs, out of the container. */
export function createServices(container: Container, settings: DisplaySettings): Services {
  const scheduler = container.get(platformTokens.scheduler);
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => scheduler.after(milliseconds, resolve));
  const navigation = container.get(platformTokens.navigation);
  const signOut = async (): Promise<void> => {
    try {
      await (await import('./session/sign-out')).signOut(container);
    } catch {
      // Whatever fails here must not keep the customer signed in.
      navigation.leave(LOGOUT_PATH);
    }
  };
  const { begin, ...session } = sessionSlot(container, signOut);
  return {
    signOut,
    decideAccess: container.get(accessTokens.decideAccess),
    area: accessArea(cookie(container.get(platformTokens.environment).cookies(), AREA_COOKIE)),
    logger: container.get(platformTokens.logger),
    newErrorId: () => container.get(platformTokens.identifiers).uuid(),
    navigation,
    contact: container.get(platformTokens.config).contact,
    pageShown: (name) => {
      if (container.get(platformTokens.config).tracking) void reportPage(container, name);
    },
    errorMemory: container.get(platformTokens.errorMemory),
    settings,
    screens: new ScreenLibrary(screenRegistry(container), wait),
    SessionGate: sessionGate(container, begin),
    session,
    palette: async () => (await import('./palette')).palette(container),
  };
}
