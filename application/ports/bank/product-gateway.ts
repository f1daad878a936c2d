import type { Product, ProductType } from '@domain/access/product';
import type { Result } from '../result';

/** The customer's products, which decide what areas are open (GU-03). */
export interface ProductGateway {
  products(type?: ProductType): Result<readonly Product[]>;
}
