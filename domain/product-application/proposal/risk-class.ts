import { compare, decimal, multiply, type Decimal } from '@domain/money/decimal';

/** From very cautious to aggressive. */
export const riskClasses = [1, 2, 3, 4, 5] as const;

/** See riskClasses. */
export type RiskClass = (typeof riskClasses)[number];

/** What the planner has asked (brokerage.md 3, ANLAGEDEPOT_SCORING). */
export interface PlannerAnswers {
  readonly duration: 'BIS_3' | '3_BIS_5' | '5_BIS_10' | 'UEBER_10';
  readonly lossTolerance: '5' | '10' | '20' | '40';
  readonly variation: 'WENIG' | 'MITTEL' | 'STARK';
  readonly surplusTrend: 'FAELLT' | 'GLEICH' | 'STEIGT';
  readonly income: 'GEHALT' | 'SELBSTSTAENDIG' | 'RENTE' | 'VERMOEGEN';
  readonly age: number;
  /** Euros. */
  readonly liquidAssets: Decimal;
  /** Euros, at once. */
  readonly amount: Decimal | undefined;
  /** Euros a month. */
  readonly rate: Decimal | undefined;
  readonly surplus: Decimal;
}

/** Why a class is not higher: an answer, and the highest class it allows. */
export interface RiskBound {
  readonly reason:
    | 'duration'
    | 'lossTolerance'
    | 'variation'
    | 'surplusTrend'
    | 'income'
    | 'age'
    | 'shareOfAssets'
    | 'shareOfSurplus';
  readonly highest: RiskClass;
}

const byDuration = { BIS_3: 1, '3_BIS_5': 2, '5_BIS_10': 4, UEBER_10: 5 } as const;
const byLoss = { '5': 1, '10': 2, '20': 3, '40': 5 } as const;
const byVariation = { WENIG: 2, MITTEL: 3, STARK: 5 } as const;
const byTrend = { FAELLT: 3, GLEICH: 5, STEIGT: 5 } as const;
const byIncome = { GEHALT: 5, SELBSTSTAENDIG: 4, RENTE: 4, VERMOEGEN: 5 } as const;
const OLD = 75;
const HALF = decimal('0.5');

/** What each answer allows, in the order of the questions. */
export function riskBounds(answers: PlannerAnswers): readonly RiskBound[] {
  const { amount, liquidAssets, rate, surplus } = answers;
  const ties = (part: Decimal | undefined, whole: Decimal): boolean =>
    part !== undefined && compare(part, multiply(whole, HALF)) > 0;
  return [
    { reason: 'duration', highest: byDuration[answers.duration] },
    { reason: 'age', highest: answers.age >= OLD ? 3 : 5 },
    { reason: 'income', highest: byIncome[answers.income] },
    { reason: 'surplusTrend', highest: byTrend[answers.surplusTrend] },
    // More than half of what is at hand, or of what is left each month: a loss would hurt.
    { reason: 'shareOfAssets', highest: ties(amount, liquidAssets) ? 3 : 5 },
    { reason: 'shareOfSurplus', highest: ties(rate, surplus) ? 3 : 5 },
    { reason: 'lossTolerance', highest: byLoss[answers.lossTolerance] },
    { reason: 'variation', highest: byVariation[answers.variation] },
  ];
}

/** The highest class that no answer forbids: the most cautious answer decides. */
export const riskClassOf = (answers: PlannerAnswers): RiskClass =>
  riskBounds(answers).reduce<RiskClass>((lowest, { highest }) => (highest < lowest ? highest : lowest), 5);

/** The answers that decided: those that allow no more than the class. */
export const decisive = (answers: PlannerAnswers): readonly RiskBound[] =>
  riskBounds(answers).filter(({ highest }) => highest === riskClassOf(answers) && highest < 5);
