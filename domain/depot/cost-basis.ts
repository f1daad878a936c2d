import { addAmounts, negateAmount, toCents, valueOf, type Amount } from '../money/amount';
import type { Position } from './position';

/**
 * What was paid for a position, in both ways it is counted: without the costs of buying, as its average purchase
 * price says, and with them, as gain and tax are calculated (rules.md 11). What is not known is absent.
 */
export interface CostBasis {
  readonly withoutCosts?: Amount;
  readonly withCosts?: Amount;
  /** Known where both are in one currency: no exchange rate is at hand here. */
  readonly costs?: Amount;
}

/** Both cost bases of a position (rules.md 15). */
export function costBasis({ quantity, purchasePrice, purchaseValue }: Position): CostBasis {
  const withoutCosts = purchasePrice && toCents(valueOf(quantity, purchasePrice));
  const costs =
    withoutCosts !== undefined && purchaseValue?.unit === withoutCosts.unit
      ? addAmounts(purchaseValue, negateAmount(withoutCosts))
      : undefined;
  return {
    ...(withoutCosts && { withoutCosts }),
    ...(purchaseValue && { withCosts: purchaseValue }),
    ...(costs && { costs }),
  };
}
