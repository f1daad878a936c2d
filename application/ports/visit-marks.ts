import type { VisitOrigin } from '@domain/tracking/visit-origin';

/** What this browser remembers of a visit for tracking: nothing that names a person. */
export interface VisitMarks {
  /** Whether the visitor agreed to be counted; without that nothing is. */
  hasConsent(): boolean;
  origin(): VisitOrigin;
  /** The variants this browser was given, by the name of the test. */
  variants(): Readonly<Record<string, string>>;
  /** The variant of a test; one not known yet is kept for later visits. */
  variant(test: string, choose: () => string): string;
}
