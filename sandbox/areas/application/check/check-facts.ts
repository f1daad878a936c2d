import type { LocalDate } from '@domain/time/local-date';
import type { PlanObjections } from '@sandbox/areas/savings-plan/check/plan-with-depot';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { ApplicationProduct } from '../product';
import type { Answers } from './answers';

/** What the bank knows when it checks an application. */
export interface CheckFacts {
  /** Today in Berlin. */
  readonly today: LocalDate;
  readonly productGroupIds: ReadonlySet<string>;
  readonly isSecurity: (wkn: string) => boolean;
  /** What speaks against a plan that is made with its depot. */
  readonly planObjections: PlanObjections;
  /** Whether the bank takes somebody's signed word for knowledge of a group. */
  readonly isStatable: (productGroupId: string) => boolean;
  readonly isModule: (id: string) => boolean;
  readonly isBundle: (id: string) => boolean;
  /** What is kept of the customer who applies, by the names of the fields; empty for a stranger. */
  readonly known: ReadonlyMap<string, string>;
  /** The cards they have, by the names of the fields; empty unless cards are to be changed. */
  readonly cards: ReadonlyMap<string, string>;
}

/** What is checked: the whole, or a step of it, where nothing is missed that was not sent. */
export type Scope = 'all' | 'sent';

/** What the bank has against fields together. */
export type Check = (
  answers: Answers,
  product: ApplicationProduct,
  facts: CheckFacts,
  scope: Scope,
) => readonly WireMessage[];
