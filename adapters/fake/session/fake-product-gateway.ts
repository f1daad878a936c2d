import type { Product, ProductType } from '@domain/access/product';
import * as E from 'fp-ts/Either';
import type { ProductGateway } from '@application/ports/bank/product-gateway';
import type { Result } from '@application/ports/result';
import type { FakeBank } from '../bank/fake-bank';

/** The customer's products at the fake bank. */
export class FakeProductGateway implements ProductGateway {
  constructor(private readonly bank: FakeBank) {}

  products(type?: ProductType): Result<readonly Product[]> {
    return this.bank.answer('products', 'session', () =>
      E.right(this.bank.world.products.filter((product) => type === undefined || product.type === type)),
    );
  }
}
