import { tradingParts } from '@domain/order/open/order-leg';
import type { Decimal } from '@domain/money/decimal';
import type { OwnStake } from './security-model';

/** A price that means something to the customer alone. */
export interface OwnLine {
  readonly kind: 'cost' | 'limit' | 'stop';
  readonly price: Decimal;
}

/** What was paid for a piece, which is not for onlookers, and the prices at which the customer's open orders act. */
export function ownLines(stake: OwnStake | undefined, isDiscreet: boolean): readonly OwnLine[] {
  const costs = (isDiscreet ? [] : (stake?.positions ?? [])).flatMap(({ purchasePrice }): OwnLine[] =>
    purchasePrice === undefined ? [] : [{ kind: 'cost', price: purchasePrice.value }],
  );
  const orders = (stake?.orders ?? [])
    .flatMap(tradingParts)
    .flatMap(({ limit, triggerLimit }): OwnLine[] => [
      ...(limit === undefined ? [] : [{ kind: 'limit' as const, price: limit.value }]),
      ...(triggerLimit === undefined ? [] : [{ kind: 'stop' as const, price: triggerLimit.value }]),
    ]);
  return [...costs, ...orders];
}
