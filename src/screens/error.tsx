import type { ScreenModule } from '@ui/app/screens';
import { ErrorScreen } from '@ui/screens/error/error-screen';
import type { Container } from 'inversify';
import { platformTokens } from '../modules/platform/platform-tokens';

/** `/cp/error` */
export const errorScreen = (container: Container): ScreenModule => ({
  Screen: () => <ErrorScreen memory={container.get(platformTokens.errorMemory)} />,
});
