import type { RiskClass } from './risk-class';

/** What money is put into. */
export const assetClasses = ['moneyMarket', 'bonds', 'shares', 'gold'] as const;

/** See assetClasses. */
export type AssetClass = (typeof assetClasses)[number];

/** Whole percent of each; together a hundred. */
export type Allocation = Readonly<Record<AssetClass, number>>;

/** What is assumed of a class: percent a year, before costs. */
export interface Assumptions {
  readonly returnPercent: number;
  readonly volatilityPercent: number;
}

const allocations: Readonly<Record<RiskClass, Allocation>> = {
  1: { moneyMarket: 50, bonds: 45, shares: 5, gold: 0 },
  2: { moneyMarket: 20, bonds: 60, shares: 20, gold: 0 },
  3: { moneyMarket: 10, bonds: 40, shares: 45, gold: 5 },
  4: { moneyMarket: 5, bonds: 20, shares: 70, gold: 5 },
  5: { moneyMarket: 0, bonds: 5, shares: 90, gold: 5 },
};

const assumed: Readonly<Record<RiskClass, Assumptions>> = {
  1: { returnPercent: 1.8, volatilityPercent: 2 },
  2: { returnPercent: 2.6, volatilityPercent: 5 },
  3: { returnPercent: 4, volatilityPercent: 9 },
  4: { returnPercent: 5.2, volatilityPercent: 13 },
  5: { returnPercent: 6.2, volatilityPercent: 17 },
};

/** How the money of a class is spread. */
export const allocationOf = (riskClass: RiskClass): Allocation => allocations[riskClass];

/** What is assumed of a class. */
export const assumptionsOf = (riskClass: RiskClass): Assumptions => assumed[riskClass];
