import { decimal, type Decimal } from '@domain/money/decimal';
import type { AssetClass } from './allocation';
import type { Sustainability, Wish } from './wishes';

/** An exchange-traded fund of the bank that a plan can save into. */
export interface ProposedSecurity {
  readonly wkn: string;
  readonly name: string;
  /** What the bank takes of each purchase by a plan, in percent of the value (rules.md 10). */
  readonly feePercent: Decimal;
  readonly meets: readonly Wish[];
}

/** What an exchange-traded fund costs, percent a year; every security proposed is one. */
export const FUND_COSTS = decimal('0.20');

const FREE = decimal('0');
const FEE = decimal('1.5');

/**
 * For each class the broadest and cheapest the bank has: all shares of the world, permanently without a fee; government
 * bonds in euros, so that no exchange rate moves the quiet part; overnight money; gold. The bank's tests hold each to
 * its catalogue.
 */
const usual: Readonly<Record<AssetClass, ProposedSecurity>> = {
  moneyMarket: { wkn: 'DWHEN8', name: 'Hanse Euro Overnight UCITS ETF', feePercent: FEE, meets: [] },
  bonds: { wkn: 'A0RL83', name: 'iShares Core Euro Government Bond UCITS ETF', feePercent: FEE, meets: [] },
  shares: { wkn: 'A2PKXG', name: 'Vanguard FTSE All-World UCITS ETF Acc', feePercent: FREE, meets: [] },
  gold: { wkn: 'DWEGD5', name: 'Hanse Gold ETF', feePercent: FEE, meets: [] },
};

/** The same in a sustainable way; overnight money and gold there are in one way only. */
const sustainable: Readonly<Partial<Record<AssetClass, ProposedSecurity>>> = {
  bonds: {
    wkn: 'DWFGB6',
    name: 'Hanse Green Euro Government Bond UCITS ETF',
    feePercent: FEE,
    meets: ['STANDARD_A', 'STANDARD_B', 'STANDARD_C', 'THEMA_BIODIVERSITAET', 'THEMA_KLIMA'],
  },
  shares: {
    wkn: 'DWGSW7',
    name: 'Hanse Sustainable World Equity UCITS ETF',
    feePercent: FEE,
    meets: ['STANDARD_B', 'STANDARD_C', 'THEMA_KLIMA', 'THEMA_RECHTE', 'THEMA_KONSUM'],
  },
};

/**
 * What a class is put into. Where sustainability matters, its sustainable variant if that meets one of the wishes at
 * least; without a wish any does.
 */
export function securityOf(asset: AssetClass, wished: Sustainability): ProposedSecurity {
  const variant = sustainable[asset];
  const fits = wished !== undefined && variant !== undefined && meetsAny(variant, wished);
  return fits ? variant : usual[asset];
}

const meetsAny = ({ meets }: ProposedSecurity, wished: readonly Wish[]): boolean =>
  wished.length === 0 || wished.some((wish) => meets.includes(wish));

/** Whether a security is chosen for how it is sustainable. */
export const isSustainable = ({ meets }: ProposedSecurity): boolean => meets.length > 0;
