import type { Holdings } from '@application/depot/holdings';
import type { ProductGateway } from '@application/ports/bank/product-gateway';
import { token } from '../../token';

/** What `depot-module` binds. */
export const depotTokens = {
  holdings: token<Holdings>('Holdings'),
  products: token<ProductGateway>('ProductGateway'),
} as const;
