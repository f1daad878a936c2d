import { afterPaint } from '@ui/app/after-paint';
import type { DisplaySettings } from '@ui/app/display-settings';
import { OwnedPages } from '@ui/app/owned-pages';
import { pathOf, type RouteName } from '@ui/app/routes';
import { ScreenLibrary } from '@ui/app/screens';
import type { Services } from '@ui/app/services';
import { SOON, whenQuiet } from '@ui/app/when-quiet';
import { accessArea } from '@domain/access/access-area';
import { offeringOf } from '@domain/access/offering';
import type { Container } from 'inversify';
import { screenRegistry } from './screens/screen-registry';
import { fetchCode } from './later/fetch-code';
import { laterPart } from './later/later-part';
import { doorOf } from './door';
import { prefetchOrderArea, sessionGate } from './session/session-gate';
import { sessionSlot } from './session/session-slot';
import { accessTokens } from './modules/session/access-tokens';
import { sessionTokens } from './modules/session/session-tokens';
import { platformTokens } from './modules/platform/platform-tokens';

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
  const { contact, tracking } = container.get(platformTokens.config);
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => scheduler.after(milliseconds, resolve));
  const navigation = container.get(platformTokens.navigation);
  const signOut = async (): Promise<void> => {
    try {
      await (await import('./session/sign-out')).signOut(container);
    } catch {
      // Whatever fails here must not keep the customer signed in.
      await container.get(sessionTokens.leavePortal).execute({ reason: 'wunsch' })();
    }
  };
  const registry = screenRegistry(container);
  const screens = new ScreenLibrary((name) => registry[name], wait);
  const ownedPages = new OwnedPages(async () =>
    (await fetchCode(scheduler, () => import('./offering'))).offering(container),
  );
  // Known as soon as a guard or a page knows it: what is not theirs is in nobody's way for long.
  container.get(accessTokens.depotNews).listen((depots) => ownedPages.know(offeringOf(depots)));
  const { begin, isSignedIn, ...session } = sessionSlot(container, signOut);
  return {
    signOut,
    decideAccess: container.get(accessTokens.decideAccess),
    area: accessArea(doorOf(container.get(platformTokens.environment))),
    logger: container.get(platformTokens.logger),
    newErrorId: () => container.get(platformTokens.identifiers).uuid(),
    navigation,
    contact: { ...contact, message: pathOf('messageEntry'), isSignedIn },
    pageOpening: (name) => {
      screens.prefetch([name]);
      prefetchOrderArea(container);
    },
    pageShown: (name) => {
      if (tracking) void reportPage(container, name);
    },
    errorMemory: container.get(platformTokens.errorMemory),
    settings,
    ownedPages,
    screens,
    SessionGate: sessionGate(container, {
      onSignedIn: begin,
      // Nothing that a page waits for; but links have their place kept until it is known whose they are.
      onOpened: () => void whenQuiet(() => void ownedPages.find(), SOON),
    }),
    session,
    connection: container.get(platformTokens.connection),
    // Without a network nothing could be fetched to say so.
    Offline: laterPart(container, async () => (await import('./offline')).offline(container), afterPaint),
    OfflinePage: laterPart(container, async () => (await import('./offline')).OfflinePage, afterPaint),
    ScrollMemory: laterPart(
      container,
      async () => (await import('@ui/app/history/scroll-memory')).ScrollMemory,
      afterPaint,
    ),
    palette: async () => (await import('./palette')).palette(container),
  };
}
