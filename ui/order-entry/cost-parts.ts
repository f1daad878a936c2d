import type { CostGroup, CostIndication } from '@domain/order/cost-indication';
import type { Amount } from '@domain/shared/amount';
import { isZero } from '@domain/shared/decimal';

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
}

/** The items of the order's own costs that are known and not nothing, as they are drawn. */
export function costParts(indication: CostIndication): readonly CostPart[] {
  return (ownGroup(indication)?.items ?? []).flatMap(({ label, amount }) =>
    amount === undefined || isZero(amount.value) ? [] : [{ label, amount }],
  );
}
