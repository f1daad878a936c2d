import { chargesOf, type CostIndication } from './cost-indication';
import type { OrderType } from '@domain/order/order-type';
import { addAmounts, compareAmounts, type Amount } from '@domain/money/amount';
import { ownGroup } from './cost-parts';

/** The part a leg plays, by which its note is named. */
export type CostLeg = 'stop' | 'limit' | 'base' | 'follow' | 'followStop' | 'followLimit';

/** The legs of a combined order, as the bank sends their notes; none for an order that is not combined. */
export function costLegs(orderType: OrderType, count: number): readonly CostLeg[] {
  if (orderType === 'ONE_CANCELS_OTHER') return ['stop', 'limit'];
  if (orderType !== 'NEXT_ORDER') return [];
  return count > 2 ? ['base', 'followStop', 'followLimit'] : ['base', 'follow'];
}

/**
 * What is charged for an order, a combined one at most: of two legs that cancel each other only the dearer counts. Undefined if
 * a cost is unknown.
 */
export function legsTotal(orderType: OrderType, indications: readonly CostIndication[]): Amount | undefined {
  const sums = indications.map((each) => {
    const own = ownGroup(each);
    return own && chargesOf(own);
  });
  const [first, ...rest] = sums;
  if (first === undefined || rest.length === 0) return first;
  if (orderType === 'ONE_CANCELS_OTHER') return dearest(sums);
  const follow = dearest(rest);
  return follow?.unit === first.unit ? addAmounts(first, follow) : undefined;
}

const dearest = (sums: readonly (Amount | undefined)[]): Amount | undefined =>
  sums.reduce((most, sum) =>
    most === undefined || sum?.unit !== most.unit ? undefined : compareAmounts(sum, most) > 0 ? sum : most,
  );
