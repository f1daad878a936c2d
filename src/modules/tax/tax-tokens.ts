import type { LoadTaxBasis } from '@application/tax/load-tax-basis';
import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import { token } from '../../token';

/** What `tax-module` binds. */
export const taxTokens = {
  tax: token<TaxGateway>('TaxGateway'),
  loadTaxBasis: token<LoadTaxBasis>('LoadTaxBasis'),
} as const;
