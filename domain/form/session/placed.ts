import type { Cell } from '../graph/cell';
import type { Issue, IssueSource } from '../issue';

/** Something that stands on the page, and at which something can be found: a field or a collection. */
export interface Placed {
  readonly path: string;
  /** All there is to say about it, seen already or not. */
  readonly issueCell: Cell<readonly Issue[]>;
  /** What the customer is to see of that. */
  readonly shownCell: Cell<readonly Issue[]>;
  /** Whether it can be worked on: an issue at what cannot is shown at the form. */
  readonly openCell: Cell<boolean>;
  /** What is said here, for telling later whether it still is. */
  readonly entry: unknown;
  readonly entryCell: Cell<unknown>;
  readonly isDirty: boolean;
  /** The customer has been here: what is wrong is shown. */
  blur(): void;
  /** The customer tried to send the form: what the bank said before is dropped, it will speak again. */
  submit(): void;
  hear(source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void;
  find(issues: readonly Issue[]): void;
}
