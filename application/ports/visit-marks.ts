import type { VisitOrigin } from '@domain/tracking/visit-origin';

/** What this browser remembers of a visit for tracking: nothing that names a person. */
export interface VisitMarks {
  /** Whether the visitor agreed to be counted; without that nothing is. */
  hasConsent(): boolean;
  /** Takes or gives back the visitor's agreement; what else was agreed to stays. */
  consent(isGiven: boolean): void;
  origin(): VisitOrigin;
  /** The variants this browser was given, by the name of the test. */
  variants(): Readonly<Record<string, string>>;
}
