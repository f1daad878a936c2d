import type { LoadTaxBasis } from '@application/tax/load-tax-basis';
import type { Container } from 'inversify';
import { loadOnce } from './load-once';
import { taxModule } from '../modules/tax/tax-module';
import { taxTokens } from '../modules/tax/tax-tokens';

/** What the tax of a sale follows from, in a part of its own: few visits to the order page are sales. */
export function loadTaxBasis(container: Container): LoadTaxBasis {
  loadOnce(container, taxModule);
  return container.get(taxTokens.loadTaxBasis);
}
