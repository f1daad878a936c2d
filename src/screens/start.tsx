import type { ScreenModule } from '@ui/app/screens';
import { StartModel } from '@ui/screens/start/start-model';
import { StartScreen } from '@ui/screens/start/start-screen';
import type { Container } from 'inversify';
import { tokens } from '../tokens';

/** The tile overview. */
export function startScreen(container: Container): ScreenModule {
  const createModel = (): StartModel =>
    new StartModel({
      sessions: container.get(tokens.sessions),
      loadDepots: container.get(tokens.loadDepots),
      loadPositions: container.get(tokens.loadPositions),
      loadBalances: container.get(tokens.loadBalances),
      clock: container.get(tokens.clock),
    });
  return { Screen: () => <StartScreen createModel={createModel} /> };
}
