import type * as E from 'fp-ts/Either';
import type { OrderId } from '../codes/ids';
import type { Wkn } from '../codes/wkn';
import type { Amount } from '../money/amount';
import { sumAmounts } from '../money/amount';
import { isPositive } from '../money/decimal';
import { EUR } from '../money/unit';
import { yearOf, type LocalDate } from '../time/local-date';
import type { ExecutionStatus, Failing, UndefinedExecutionStatus } from './execution-status';

/** What was bought of one security in an execution. */
export interface ExecutedPosition {
  readonly wkn: Wkn;
  readonly quantity?: Amount;
  readonly price?: Amount;
  readonly value?: Amount;
  readonly fee?: Amount;
  readonly tax?: Amount;
  readonly orderId?: OrderId;
  readonly failing?: Failing;
}

/** One day on which a plan bought, or should have. */
export interface PlanExecution {
  readonly id: string;
  /** The day it was due, which may be none on which exchanges trade. */
  readonly nominal: LocalDate;
  readonly day: LocalDate;
  readonly status: E.Either<UndefinedExecutionStatus, ExecutionStatus>;
  readonly failing?: Failing;
  readonly positions: readonly ExecutedPosition[];
}

/** How an execution ended, for all of its securities. */
export type ExecutionResult = 'bought' | 'partly' | 'nothing';

const isBought = ({ quantity }: ExecutedPosition): boolean =>
  quantity !== undefined && isPositive(quantity.value);

/** How many of its securities were bought. */
export const boughtOf = ({ positions }: Pick<PlanExecution, 'positions'>): number =>
  positions.filter(isBought).length;

/** Whether all, some or none of it was bought. */
export function resultOf(execution: Pick<PlanExecution, 'positions'>): ExecutionResult {
  const bought = boughtOf(execution);
  if (bought === 0) return 'nothing';
  return bought === execution.positions.length ? 'bought' : 'partly';
}

/** What executions have bought and cost; undefined where nothing was bought. */
export function figuresOf(
  executions: readonly Pick<PlanExecution, 'positions'>[],
): { readonly value: Amount; readonly fees: Amount } | undefined {
  const bought = executions.flatMap(({ positions }) => positions).filter(isBought);
  if (bought.length === 0) return undefined;
  const inEuro = (pick: (position: ExecutedPosition) => readonly (Amount | undefined)[]): Amount =>
    sumAmounts(
      bought.flatMap(pick).filter((each): each is Amount => each?.unit === EUR),
      EUR,
    );
  return { value: inEuro(({ value }) => [value]), fees: inEuro(({ fee, tax }) => [fee, tax]) };
}

/** What one position of an execution has to say that it did not buy, its own reason before that of the whole. */
export const failingOf = (execution: PlanExecution, position: ExecutedPosition): Failing | undefined =>
  isBought(position) ? undefined : (position.failing ?? execution.failing);

/** A log, the latest first, with what its beginning says by now; what is older has not changed. */
export function withLatest(
  log: readonly PlanExecution[],
  latest: readonly PlanExecution[],
): readonly PlanExecution[] {
  const oldest = latest.at(-1)?.nominal;
  return oldest === undefined ? log : [...latest, ...log.filter(({ nominal }) => nominal < oldest)];
}

/** The years of a log, the latest first, each with the place of its first execution. */
export function yearsOf(log: readonly Pick<PlanExecution, 'nominal'>[]): ReadonlyMap<number, number> {
  const years = new Map<number, number>();
  for (const [place, { nominal }] of log.entries()) {
    const year = yearOf(nominal);
    if (!years.has(year)) years.set(year, place);
  }
  return years;
}
