import type { DisplaySettings } from '@ui/app/display-settings';
import { ScreenLibrary } from '@ui/app/screens';
import type { Services } from '@ui/app/services';
import type { Container } from 'inversify';
import { screenRegistry } from './screens/screen-registry';
import { sessionGate } from './session-gate';
import { tokens } from './tokens';

/** What the shell needs, out of the container. */
export function createServices(container: Container, settings: DisplaySettings): Services {
  const scheduler = container.get(tokens.scheduler);
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => scheduler.after(milliseconds, resolve));
  return {
    decideAccess: container.get(tokens.decideAccess),
    logger: container.get(tokens.logger),
    navigation: container.get(tokens.navigation),
    errorMemory: container.get(tokens.errorMemory),
    settings,
    screens: new ScreenLibrary(screenRegistry(container), wait),
    SessionGate: sessionGate(container),
  };
}
