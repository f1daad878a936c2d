import {
  chargedOf,
  inPriceOf,
  type CostBreakdown,
  type CostGroup,
  type CostIndication,
} from './cost-indication';
import type { Amount } from '@domain/money/amount';
import { isZero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';

/** The costs of the order itself: of the purchase, or of the sale. */
export function ownGroup(indication: CostIndication): CostGroup | undefined {
  if (indication.costs.kind !== 'calculated') return undefined;
  const { purchase, sale } = indication.costs.breakdown;
  return indication.side === 'BUY' ? purchase : sale;
}

/** One piece of the cost bar. */
export interface CostPart {
  readonly label: string;
  readonly amount: Amount;
  /** Paid with the price, not charged besides. */
  readonly isInPrice?: true;
}

/** The items of the order's own costs that are known and not nothing, as they are drawn. */
export function costParts(indication: CostIndication): readonly CostPart[] {
  return (ownGroup(indication)?.items ?? []).flatMap(({ label, amount, isInPrice }) =>
    amount === undefined || isZero(amount.value) ? [] : [{ label, amount, ...(isInPrice && { isInPrice }) }],
  );
}

/** The blocks of costs that a note shows; a sale hides buying and holding (rules.md 8). */
export type CostBlock = 'purchase' | 'holding' | 'sale';

/** A part of a block of the note: what is charged, or what the price contains. */
export interface CostSection {
  readonly block: CostBlock;
  readonly kind: 'charged' | 'inPrice';
  readonly group: CostGroup;
}

/** The blocks of a breakdown in the order of the note, fees and spread apart: they are never added up. */
export function costSections({ side }: CostIndication, breakdown: CostBreakdown): readonly CostSection[] {
  const blocks: readonly CostBlock[] = side === 'SELL' ? ['sale'] : ['purchase', 'holding', 'sale'];
  return blocks.flatMap((block): readonly CostSection[] => {
    const group = breakdown[block];
    if (group === undefined) return [];
    const inPrice = inPriceOf(group);
    return [
      { block, kind: 'charged', group: chargedOf(group) },
      ...(inPrice ? [{ block, kind: 'inPrice' as const, group: inPrice }] : []),
    ];
  });
}

/** What is estimated carries "ca.": later costs always, the order's own unless a limit bounds its price. */
export const isEstimate = ({ side, limit }: CostIndication, block: CostBlock): boolean =>
  limit === undefined || block !== (side === 'BUY' ? 'purchase' : 'sale');

/** Whether the exchange rate and a second column of amounts belong into the note (rules.md 8). */
export const isForeign = ({ tradingCurrency }: CostIndication): boolean => tradingCurrency !== EUR;
