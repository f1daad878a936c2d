import type { Product } from '@domain/product-application/engine/product';
import { pathOf } from '@ui/app/routes';

/** Where a product is applied for. */
export const productPath = (product: Product): string =>
  product === 'anlagedepot' ? pathOf('portfolioPlanner') : pathOf('productApplication', { produkt: product });
