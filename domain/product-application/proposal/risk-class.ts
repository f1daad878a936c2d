import { add, compare, decimal, multiply, type Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import type { Sustainability } from './wishes';

/** From very cautious to aggressive. */
export const riskClasses = [1, 2, 3, 4, 5] as const;

/** See riskClasses. */
export type RiskClass = (typeof riskClasses)[number];

/** What the planner has asked (brokerage.md 3, ANLAGEDEPOT_SCORING). */
export interface PlannerAnswers {
  readonly goal: 'VERMOEGEN' | 'ALTER' | 'ANSCHAFFUNG' | 'KINDER';
  readonly duration: 'BIS_3' | '3_BIS_5' | '5_BIS_10' | 'UEBER_10';
  readonly lossTolerance: '5' | '10' | '20' | '40';
  readonly variation: 'WENIG' | 'MITTEL' | 'STARK';
  readonly surplusTrend: 'FAELLT' | 'GLEICH' | 'STEIGT';
  readonly income: 'GEHALT' | 'SELBSTSTAENDIG' | 'RENTE' | 'VERMOEGEN';
  readonly age: number;
  /** Euros. */
  readonly liquidAssets: Decimal;
  /** Euros, after debts. */
  readonly illiquidAssets: Decimal;
  /** Euros, at once. */
  readonly amount: Decimal | undefined;
  /** Euros a month. */
  readonly rate: Decimal | undefined;
  readonly surplus: Decimal;
  readonly wished: Sustainability;
  readonly firstPurchase: LocalDate | undefined;
}

/** Why a class is not higher: an answer, and the highest class it allows. */
export interface RiskBound {
  readonly reason:
    | 'goal'
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

/** A purchase has its day, and cannot wait until a loss is made up for. */
const byGoal = { VERMOEGEN: 5, ALTER: 5, ANSCHAFFUNG: 3, KINDER: 5 } as const;
const byDuration = { BIS_3: 1, '3_BIS_5': 2, '5_BIS_10': 4, UEBER_10: 5 } as const;
const byLoss = { '5': 1, '10': 2, '20': 3, '40': 5 } as const;
const byVariation = { WENIG: 2, MITTEL: 3, STARK: 5 } as const;
const byTrend = { FAELLT: 3, GLEICH: 5, STEIGT: 5 } as const;
const byIncome = { GEHALT: 5, SELBSTSTAENDIG: 4, RENTE: 4, VERMOEGEN: 5 } as const;
const OLD = 75;
const HALF = decimal('0.5');
const QUARTER = decimal('0.25');

/** More than half of what a loss could be borne from would hurt. */
const hurts = (part: Decimal | undefined, whole: Decimal): boolean =>
  part !== undefined && compare(part, multiply(whole, HALF)) > 0;

/**
 * Whether a loss of what is invested at once would hurt. What is tied up counts a quarter of its worth, as it is not soon
 * turned into money; and never is more invested at ease than is at hand.
 */
const strains = ({ amount, liquidAssets, illiquidAssets }: PlannerAnswers): boolean =>
  hurts(amount, add(liquidAssets, multiply(illiquidAssets, QUARTER))) ||
  (amount !== undefined && compare(amount, liquidAssets) > 0);

/** What each answer allows, in the order of the questions. */
export function riskBounds(answers: PlannerAnswers): readonly RiskBound[] {
  return [
    { reason: 'goal', highest: byGoal[answers.goal] },
    { reason: 'duration', highest: byDuration[answers.duration] },
    { reason: 'age', highest: answers.age >= OLD ? 3 : 5 },
    { reason: 'income', highest: byIncome[answers.income] },
    { reason: 'surplusTrend', highest: byTrend[answers.surplusTrend] },
    { reason: 'shareOfAssets', highest: strains(answers) ? 3 : 5 },
    { reason: 'shareOfSurplus', highest: hurts(answers.rate, answers.surplus) ? 3 : 5 },
    { reason: 'lossTolerance', highest: byLoss[answers.lossTolerance] },
    { reason: 'variation', highest: byVariation[answers.variation] },
  ];
}

/** The tolerances that suit a class, the boldest first; each is the most that it allows. */
const losses = ['40', '20', '10', '5'] as const;
const variations = ['STARK', 'MITTEL', 'WENIG'] as const;

/** How much loss and variation all the other answers recommend to bear: no more than they allow together. */
export function recommended(answers: PlannerAnswers): Pick<PlannerAnswers, 'lossTolerance' | 'variation'> {
  const highest = riskClassOf({ ...answers, lossTolerance: '40', variation: 'STARK' });
  return {
    lossTolerance: losses.find((loss) => byLoss[loss] <= highest) ?? '5',
    variation: variations.find((variation) => byVariation[variation] <= highest) ?? 'WENIG',
  };
}

/** The highest class that no answer forbids: the most cautious answer decides. */
export const riskClassOf = (answers: PlannerAnswers): RiskClass =>
  riskBounds(answers).reduce<RiskClass>((lowest, { highest }) => (highest < lowest ? highest : lowest), 5);
