import type { Decimal } from '@domain/money/decimal';
import type { PriceLine } from './price-lines';

/** A stretch of prices: where an order would trade, or the distance a stop keeps. */
export interface PriceBand {
  readonly id: string;
  readonly kind: 'trades' | 'distance';
  readonly from: Decimal;
  readonly to: Decimal;
}

/** The stretches that the lines bound: between stop and limit, and between the market and a stop that follows it. */
export function priceBands(lines: readonly PriceLine[]): readonly PriceBand[] {
  const set = lines.filter(({ isOpen }) => isOpen !== true);
  return set.flatMap((line): readonly PriceBand[] => {
    const { id, kind, leg, price, trailing, consequence } = line;
    if (trailing) return [{ id, kind: 'distance', from: trailing.from, to: price }];
    const trigger = set.find((other) => other.kind === 'trigger' && other.leg === leg);
    return kind === 'limit' && consequence === 'bounds' && trigger
      ? [{ id, kind: 'trades', from: trigger.price, to: price }]
      : [];
  });
}
