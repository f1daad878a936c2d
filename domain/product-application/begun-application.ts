import type { Snapshot } from '../form/session/snapshot';
import type { StepName } from './engine/description';

/** What was typed into an application, and where the customer stood. */
export interface BegunApplication {
  readonly snapshot: Snapshot;
  readonly step: StepName;
}
