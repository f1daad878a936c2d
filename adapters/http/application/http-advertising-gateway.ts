import type { AdvertisingGateway } from '@application/ports/bank/application-gateway';
import type { Result } from '@application/ports/result';
import type {
  AdvertisingReference,
  ProductBundle,
  ProductModule,
} from '@domain/product-application/advertising/advertising';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireDay } from '../wire/wire-time';
import { wireObject } from '../wire/wire-object';

const wireReference = wireObject(
  'AdvertisingReference',
  { productModuleIds: t.array(t.string), productBundleIds: t.array(t.string) },
  {
    marketingProductKey: t.string,
    tracking: wireObject('Tracking', { applicationType: t.string }),
  },
);
const wireModule = wireObject('ProductModule', {
  productModuleId: t.string,
  productModuleName: t.string,
  validFrom: wireDay,
  validTo: wireDay,
});
const wireBundle = wireObject('ProductBundle', {
  productBundleId: t.string,
  productBundleName: t.string,
});

/** Advertising references, modules and bundles over HTTP (brokerage.md 7). */
export class HttpAdvertisingGateway implements AdvertisingGateway {
  constructor(private readonly client: BankClient) {}

  reference(wref: string): Result<AdvertisingReference> {
    return this.#reference(path`/products/v3/advertisingreference/${wref}`);
  }

  referenceOf(baseProduct: string): Result<AdvertisingReference> {
    return this.#reference('/products/v3/advertisingreference', { baseProduct });
  }

  module(id: string): Result<ProductModule> {
    const call = this.client.read({
      method: 'GET',
      path: path`/products/v1/productmodules/${id}`,
      answer: wireModule,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ productModuleName: name, validFrom, validTo }) => ({ id, name, validFrom, validTo })),
    );
  }

  bundle(id: string): Result<ProductBundle> {
    const call = this.client.read({
      method: 'GET',
      path: path`/products/v1/productbundles/${id}`,
      answer: wireBundle,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ productBundleName: name }) => ({ id, name })),
    );
  }

  #reference(place: string, query: Readonly<Record<string, string>> = {}): Result<AdvertisingReference> {
    const call = this.client.read({
      method: 'GET',
      path: place,
      query,
      answer: wireReference,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ marketingProductKey, productModuleIds, productBundleIds, tracking }) => ({
        marketingProductKey,
        productModuleIds,
        productBundleIds,
        applicationType: tracking?.applicationType,
      })),
    );
  }
}
