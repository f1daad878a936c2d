import type { LocalDate } from '@domain/time/local-date';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { ApplicationProduct } from '../product';
import type { Answers } from './answers';

/** What the bank knows when it checks an application. */
export interface CheckFacts {
  /** Today in Berlin. */
  readonly today: LocalDate;
  readonly productGroupIds: ReadonlySet<string>;
  /** Whether a savings plan can buy it; undefined for what is unknown. */
  readonly isEligible: (wkn: string) => boolean | undefined;
  /** The product group whose knowledge a security asks for. */
  readonly groupOf: (wkn: string) => string | undefined;
  /** Groups of which the customer has shown knowledge already. */
  readonly shownGroupIds: ReadonlySet<string>;
  /** Whether the bank takes somebody's signed word for knowledge of a group. */
  readonly isStatable: (productGroupId: string) => boolean;
  readonly isModule: (id: string) => boolean;
  readonly isBundle: (id: string) => boolean;
  readonly isCondition: (id: string) => boolean;
  /** What is kept of the customer who applies, by the names of the fields; empty for a stranger. */
  readonly known: ReadonlyMap<string, string>;
}

/** What the bank has against fields together. */
export type Check = (
  answers: Answers,
  product: ApplicationProduct,
  facts: CheckFacts,
) => readonly WireMessage[];
