import type { LocalDate } from '@domain/time/local-date';

/** What the bank knows when it checks an application. */
export interface CheckFacts {
  /** Today in Berlin. */
  readonly today: LocalDate;
  readonly productGroupIds: ReadonlySet<string>;
  /** Whether a savings plan can buy it; undefined for what is unknown. */
  readonly isEligible: (wkn: string) => boolean | undefined;
  readonly isModule: (id: string) => boolean;
  readonly isBundle: (id: string) => boolean;
  readonly isCondition: (id: string) => boolean;
  /** What is kept of the customer who applies, by the names of the fields; empty for a stranger. */
  readonly known: ReadonlyMap<string, string>;
}
