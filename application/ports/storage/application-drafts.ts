import type { Product, StepName } from '@domain/product-application/engine/description';
import type { Snapshot } from '@domain/form/session/snapshot';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** What was typed into an application, and where the customer stood. */
export interface ApplicationDraft {
  readonly snapshot: Snapshot;
  readonly step: StepName;
  /** The bank has it as it stands here. */
  readonly isAtBank?: boolean;
}

/** What was typed into applications on this device: one for each product. */
export interface ApplicationDrafts {
  keep(product: Product, draft: ApplicationDraft): Task<void>;
  find(product: Product): Task<Option<ApplicationDraft>>;
  forget(product: Product): Task<void>;
}
