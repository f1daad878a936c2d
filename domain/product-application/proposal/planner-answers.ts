import type { Decimal } from '@domain/money/decimal';
import { zero } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import type { FieldName } from '../catalogue/catalogue';
import type { PlannerAnswers } from './risk-class';
import { wishes } from './wishes';

/** What a field of the planner reads; undefined for nothing. */
type ValueOf = (name: FieldName) => unknown;

const goals = ['VERMOEGEN', 'ALTER', 'ANSCHAFFUNG', 'KINDER'] as const;
const durations = ['BIS_3', '3_BIS_5', '5_BIS_10', 'UEBER_10'] as const;
const losses = ['5', '10', '20', '40'] as const;
const variations = ['WENIG', 'MITTEL', 'STARK'] as const;
const trends = ['FAELLT', 'GLEICH', 'STEIGT'] as const;
const incomes = ['GEHALT', 'SELBSTSTAENDIG', 'RENTE', 'VERMOEGEN'] as const;

/** The answers of the planner, once all that it needs is said. */
export function plannerAnswers(valueOf: ValueOf): PlannerAnswers | undefined {
  const goal = among(goals, valueOf('ANLAGEDEPOT_SCORING.ANLAGEZIEL'));
  const duration = among(durations, valueOf('ANLAGEDEPOT_SCORING.ANLAGEDAUER'));
  const lossTolerance = among(losses, valueOf('ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ'));
  const variation = among(variations, valueOf('ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ'));
  const surplusTrend = among(trends, valueOf('ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG'));
  const income = among(incomes, valueOf('ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE'));
  const age = Number(valueOf('ANLAGEDEPOT_SCORING.ALTER'));
  const first = valueOf('ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG');
  if (!goal || !duration || !lossTolerance || !variation || !surplusTrend || !income || !(age > 0))
    return undefined;
  return {
    goal,
    duration,
    lossTolerance,
    variation,
    surplusTrend,
    income,
    age,
    liquidAssets: amountIn(valueOf('ANLAGEDEPOT_SCORING.VERMOEGEN_LIQUIDE')) ?? zero,
    illiquidAssets: amountIn(valueOf('ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE')) ?? zero,
    surplus: amountIn(valueOf('ANLAGEDEPOT_SCORING.HAUSHALTSUEBERSCHUSS')) ?? zero,
    amount: amountIn(valueOf('ANLAGEDEPOT_SCORING.ANLAGEBETRAG')),
    rate: amountIn(valueOf('ANLAGEDEPOT_SCORING.SPARRATE')),
    wished:
      valueOf('ANLAGEDEPOT_SCORING.NACHHALTIGKEIT') === true
        ? wishes.filter((wish) => valueOf(`ANLAGEDEPOT_SCORING.${wish}`) === true)
        : undefined,
    firstPurchase: typeof first === 'string' ? calendarDay(first) : undefined,
  };
}

const among = <Code extends string>(codes: readonly Code[], value: unknown): Code | undefined =>
  codes.find((code) => code === value);

const isAmount = (value: unknown): value is Decimal =>
  typeof value === 'object' && value !== null && 'units' in value && typeof value.units === 'bigint';

const amountIn = (value: unknown): Decimal | undefined => (isAmount(value) ? value : undefined);
