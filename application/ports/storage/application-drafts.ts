import type { BegunApplication } from '@domain/product-application/begun-application';
import type { Product } from '@domain/product-application/engine/product';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** What this device has of an application that was begun. */
export interface ApplicationDraft extends BegunApplication {
  /** The bank has it as it stands here. */
  readonly isAtBank?: boolean;
}

/** What was typed into applications on this device: one for each product. */
export interface ApplicationDrafts {
  keep(product: Product, draft: ApplicationDraft): Task<void>;
  find(product: Product): Task<Option<ApplicationDraft>>;
  forget(product: Product): Task<void>;
}
