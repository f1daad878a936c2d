import type { Decimal } from '../money/decimal';
import { isPositive } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { Interval } from './interval';
import type { Period, PlanAccount } from './savings-plan';

/** As much of a plan as is known, to be said in one sentence. */
export interface SpeakablePlan {
  readonly total?: Decimal | undefined;
  readonly names: readonly string[];
  readonly interval: Interval;
  readonly executionDay?: number | undefined;
  readonly next?: LocalDate | undefined;
  /** The next time is the first: the plan is not there yet. */
  readonly isNew?: boolean;
  readonly end?: LocalDate | undefined;
  readonly suspension?: Period | undefined;
  readonly increase?: Decimal | undefined;
  readonly account?: PlanAccount | undefined;
}

/** One part of the sentence, with what is said in it. */
export type PlanPart =
  | {
      readonly kind: 'rate';
      readonly total: Decimal;
      readonly interval: Interval;
      readonly names: readonly string[];
    }
  | {
      readonly kind: 'when';
      readonly next: LocalDate;
      readonly day: number;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'pause'; readonly period: Period }
  | { readonly kind: 'raise'; readonly percent: Decimal }
  | { readonly kind: 'paid'; readonly iban: string; readonly isExternal: boolean }
  | { readonly kind: 'until'; readonly end: LocalDate | undefined };

/** The parts of the sentence in their order; what is not known yet is not said. */
export function planParts(plan: SpeakablePlan): readonly PlanPart[] {
  const { total, names, interval, executionDay, next, isNew, end, suspension, increase, account } = plan;
  if (total === undefined || names.length === 0) return [];
  return [
    { kind: 'rate', total, interval, names },
    ...(next !== undefined && executionDay !== undefined
      ? [{ kind: 'when', next, day: executionDay, isFirst: isNew === true } as const]
      : []),
    ...(suspension === undefined ? [] : [{ kind: 'pause', period: suspension } as const]),
    ...(increase !== undefined && isPositive(increase)
      ? [{ kind: 'raise', percent: increase } as const]
      : []),
    ...(account?.iban === undefined
      ? []
      : [{ kind: 'paid', iban: account.iban, isExternal: account.isExternal } as const]),
    { kind: 'until', end },
  ];
}
