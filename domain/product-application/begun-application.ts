import type { Snapshot } from '../form/session/snapshot';
import type { Instant } from '../time/instant';
import type { StepName } from './engine/description';

/** What was typed into an application, and where the customer stood. */
export interface BegunApplication {
  readonly snapshot: Snapshot;
  readonly step: StepName;
  /**
   * When each field, or the rows of a collection, was changed last, by its path. One that is named here and is not in the
   * snapshot was emptied then; one that is not named is older than any.
   */
  readonly changedAt?: Readonly<Record<string, Instant>>;
}
