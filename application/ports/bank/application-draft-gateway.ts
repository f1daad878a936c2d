import type { Result } from '../result';
import type { BegunApplication } from '@domain/product-application/begun-application';
import type { Product } from '@domain/product-application/engine/product';

/** An application begun, as the bank holds it for its customer. */
export interface BankDraft {
  readonly id: string;
  readonly product: Product;
  /** Goes up with each save; anyone who saves names the one that was read. */
  readonly version: number;
  readonly draft: BegunApplication;
}

/** Applications that were begun, at the bank: what goes on on another device. */
export interface ApplicationDraftGateway {
  /** Those that can be read, the one saved last first. */
  list(): Result<readonly BankDraft[]>;
  /** A version of 0 is a draft that the bank does not have yet; one that is no longer the bank's fails. */
  save(draft: BankDraft): Result<BankDraft>;
  /** One that the bank does not have any more is gone as well. */
  drop(id: string): Result<void>;
}
