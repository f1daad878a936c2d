import type { ScreenModule } from '@ui/app/screens';
import { StartModel } from '@ui/screens/start/start-model';
import { StartScreen } from '@ui/screens/start/start-screen';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { bankTokens } from '../modules/session/bank-tokens';
import { depotTokens } from '../modules/depot/depot-tokens';
import { platformTokens } from '../modules/platform/platform-tokens';

/** The tile overview. */
export function startScreen(container: Container): ScreenModule {
  const createModel = (): StartModel =>
    new StartModel({
      sessions: container.get(bankTokens.sessions),
      holdings: container.get(depotTokens.holdings),
      clock: container.get(platformTokens.clock),
      scheduler: container.get(platformTokens.scheduler),
    });
  const loadDay = async (): Promise<ComponentType> => (await import('../start-day')).startDay(container);
  return { Screen: () => <StartScreen createModel={createModel} loadDay={loadDay} /> };
}
