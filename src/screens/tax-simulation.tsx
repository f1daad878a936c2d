import type { ScreenModule } from '@ui/app/screens';
import { TaxSimulationModel } from '@ui/screens/tax-simulation/tax-simulation-model';
import { TaxSimulationScreen } from '@ui/screens/tax-simulation/tax-simulation-screen';
import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { platformTokens } from '../modules/platform/platform-tokens';
import { taxModule } from '../modules/tax/tax-module';
import { taxTokens } from '../modules/tax/tax-tokens';
import { withModel } from './loading/with-model';

/** `steuersimulation` */
export function taxSimulationScreen(container: Container): ScreenModule {
  loadOnce(container, taxModule);
  const create = (): TaxSimulationModel =>
    new TaxSimulationModel({
      loadBasis: container.get(taxTokens.loadTaxBasis),
      tax: container.get(taxTokens.tax),
      clock: container.get(platformTokens.clock),
    });
  return { Screen: withModel(TaxSimulationScreen, create) };
}
