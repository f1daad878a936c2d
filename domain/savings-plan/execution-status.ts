import * as E from 'fp-ts/Either';

/** How far an execution of a plan is (brokerage.md 4). */
export const executionStatuses = [
  'ACCEPTED',
  'CANCELLED',
  'IN_EXECUTION',
  'IN_SETTLEMENT',
  'SETTLED',
  'PENDING',
] as const;

/** See executionStatuses. */
export type ExecutionStatus = (typeof executionStatuses)[number];

/** The product error of a status that nobody knows; it names the key (SAV-06). */
export interface UndefinedExecutionStatus {
  readonly kind: 'undefined-execution-status';
  readonly key: string;
}

/** Reads the key of an execution status; any other key is the product error. */
export function executionStatus(key: string): E.Either<UndefinedExecutionStatus, ExecutionStatus> {
  const known = executionStatuses.find((status) => status === key);
  return known === undefined ? E.left({ kind: 'undefined-execution-status', key }) : E.right(known);
}

/** What the log says of it (brokerage.md 8). */
export const undefinedStatusText = ({ key }: UndefinedExecutionStatus): string =>
  `API returned an undefined savings plan execution status: ${key}`;

/** Why an execution bought nothing, or not all (api.md 9). */
export const failReasons = [
  'CASH_MISSING',
  'DEBIT_RETURNED',
  'HALTED',
  'NO_PRICE',
  'RATE_TOO_LOW',
  'SUSPENDED',
  'US_PERSON',
  'KNOWLEDGE_MISSING',
  'PLAN_ENDED',
] as const;

/** See failReasons; UNKNOWN for a reason that this portal does not know, said in the bank's own words. */
export type FailReason = (typeof failReasons)[number] | 'UNKNOWN';

/** A reason with the bank's words for it. */
export interface Failing {
  readonly reason: FailReason;
  readonly text: string;
}
