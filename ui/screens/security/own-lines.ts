import { tradingParts } from '@domain/order/open/order-leg';
import type { Amount } from '@domain/money/amount';
import type { Order } from '@domain/order/open/order';
import type { Decimal } from '@domain/money/decimal';
import type { OwnStake } from './security-model';

/** At what an order acts, and on which side: a base order and its follow have a limit each. */
type OwnPriceKind = 'buyLimit' | 'sellLimit' | 'buyStop' | 'sellStop';

/** The prices at which an order acts, each with its name; those of a combined one in its legs. */
export const ownPrices = (order: Order): readonly { readonly kind: OwnPriceKind; readonly price: Amount }[] =>
  tradingParts(order).flatMap(({ side, limit, triggerLimit }) => {
    const isBuy = side === 'BUY';
    return [
      ...(limit === undefined ? [] : [{ kind: isBuy ? 'buyLimit' : 'sellLimit', price: limit } as const]),
      ...(triggerLimit === undefined
        ? []
        : [{ kind: isBuy ? 'buyStop' : 'sellStop', price: triggerLimit } as const]),
    ];
  });

/** A price that means something to the customer alone. */
export interface OwnLine {
  readonly kind: 'cost' | OwnPriceKind;
  readonly price: Decimal;
}

/** What was paid for a piece, which is not for onlookers, and the prices at which the customer's open orders act. */
export function ownLines(stake: OwnStake | undefined, isDiscreet: boolean): readonly OwnLine[] {
  const costs = (isDiscreet ? [] : (stake?.positions ?? [])).flatMap(({ purchasePrice }): OwnLine[] =>
    purchasePrice === undefined ? [] : [{ kind: 'cost', price: purchasePrice.value }],
  );
  const orders = (stake?.orders ?? [])
    .flatMap(ownPrices)
    .map(({ kind, price }): OwnLine => ({ kind, price: price.value }));
  return [...costs, ...orders];
}
