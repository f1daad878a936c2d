import type { Message } from '@domain/message/message';
import type {
  AdvertisingReference,
  ProductBundle,
  ProductModule,
} from '@domain/product-application/advertising/advertising';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type { Product } from '@domain/product-application/engine/product';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import type { Result } from '../result';

/** Product applications at the bank, of customers and of strangers (api.md 9). */
export interface ApplicationGateway {
  /** How the application is to be made, and what the bank knows of the customer already. */
  configuration(product: Product): Result<ApplicationConfiguration>;
  /** What the bank says of one step; refusals are among the messages, not a failure. */
  prevalidate(request: ApplicationRequest, step: string): Result<readonly Message[]>;
  /** The customer's own applications, the latest first. */
  mine(): Result<readonly SubmittedApplication[]>;
}

/** What an advertisement leads to (brokerage.md 7). */
export interface AdvertisingGateway {
  reference(wref: string): Result<AdvertisingReference>;
  /** The reference that a product has without an advertisement. */
  referenceOf(baseProduct: string): Result<AdvertisingReference>;
  module(id: string): Result<ProductModule>;
  bundle(id: string): Result<ProductBundle>;
}
