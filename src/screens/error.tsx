import type { ScreenModule } from '@ui/app/screens';
import { ErrorScreen } from '@ui/screens/error/error-screen';
import { FunctionLockedScreen } from '@ui/screens/error/function-locked-screen';
import { NoDepotScreen } from '@ui/screens/error/no-depot-screen';
import type { Container } from 'inversify';
import { fetchCode } from '../later/fetch-code';
import { platformTokens } from '../modules/platform/platform-tokens';

/** `/cp/error` */
export const errorScreen = (container: Container): ScreenModule => ({
  Screen: () => <ErrorScreen memory={container.get(platformTokens.errorMemory)} />,
});

/** `funktion-gesperrt` */
export const functionLockedScreen: ScreenModule = { Screen: FunctionLockedScreen };

/** `kein-depot` */
export function noDepotScreen(container: Container): ScreenModule {
  const findOffering = async (): Promise<void> => {
    try {
      const scheduler = container.get(platformTokens.scheduler);
      const { offering } = await fetchCode(scheduler, () => import('../offering'));
      // Whoever goes by the depots hears what the bank answers.
      await offering(container);
    } catch (reason) {
      // The page says the same, with the ways that take no depot.
      container.get(platformTokens.logger).warn('Offering not found out', { reason: String(reason) });
    }
  };
  const find = () => void findOffering();
  return {
    Screen: () => <NoDepotScreen findOffering={find} memory={container.get(platformTokens.errorMemory)} />,
  };
}
