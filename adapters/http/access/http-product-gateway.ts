import type { ProductGateway } from '@application/ports/bank/product-gateway';
import type { Result } from '@application/ports/result';
import { productTypes, type Product, type ProductType } from '@domain/access/product';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { present } from '../wire/present';
import { timeOuts } from '../client/time-outs';
import { wireEnum } from '../wire/wire-enum';
import { wireList } from '../wire/wire-list';
import { wireObject } from '../wire/wire-object';

/** A product as the bank tells it (api.md 7). */
export const wireProduct = wireObject(
  'Product',
  {
    productId: t.string,
    productType: wireEnum('ProductType', productTypes, 'UNKNOWN'),
    clientConnectionType: wireEnum('ClientConnectionType', ['CURRENT_CLIENT'], 'OTHER'),
    displayId: t.string,
  },
  { productSubType: t.string },
);

const toProduct = (wire: t.TypeOf<typeof wireProduct>): Product =>
  present({
    id: wire.productId,
    type: wire.productType,
    subType: wire.productSubType,
    connection: wire.clientConnectionType,
    displayId: wire.displayId,
  });

/** The customer's products. */
export class HttpProductGateway implements ProductGateway {
  constructor(private readonly client: BankClient) {}

  products(type?: ProductType): Result<readonly Product[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/products/participants/user/v2/allproducts',
      query: { productType: type },
      answer: wireList(wireProduct),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toProduct)),
    );
  }
}
