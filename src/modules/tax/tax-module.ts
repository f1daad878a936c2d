import { HttpTaxGateway } from '@adapters/http/tax/http-tax-gateway';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import { ContainerModule } from 'inversify';
import { depotTokens } from '../depot/depot-tokens';
import { bankTokens } from '../session/bank-tokens';
import { taxTokens } from './tax-tokens';

/** Lots, the year's record, and what a sale would cost in tax. */
export const taxModule = new ContainerModule(({ bind }) => {
  bind(taxTokens.tax)
    .toResolvedValue((client) => new HttpTaxGateway(client), [bankTokens.client])
    .inSingletonScope();
  bind(taxTokens.loadTaxBasis)
    .toResolvedValue(
      (holdings, tax) => new LoadTaxBasis(holdings.depots, tax),
      [depotTokens.holdings, taxTokens.tax],
    )
    .inSingletonScope();
});
