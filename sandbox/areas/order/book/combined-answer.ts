import type { Selectable } from 'kysely';
import type { OrderRow } from '../store/order-record';
import type { LegAnswer, OrderAnswer } from './order-schema';
import type { CombinationTable } from '../store/order-tables';

/** A combined order as it is stored, without its legs. */
export type CombinationRow = Selectable<CombinationTable>;

/** A leg with its answer. */
interface AnsweredLeg {
  readonly row: Pick<OrderRow, 'order_id' | 'combination_id' | 'leg_number' | 'stage' | 'status'>;
  readonly answer: LegAnswer;
}

/**
 * Puts legs under their combined orders and leaves the other orders as they are, in the order given: a combined
 * order stands where its first leg stood.
 */
export function combinedAnswers(
  legs: readonly AnsweredLeg[],
  combinations: readonly CombinationRow[],
): readonly OrderAnswer[] {
  const byId = new Map(combinations.map((each) => [each.combination_id, each]));
  const children = new Map<string, CombinationRow[]>();
  for (const each of combinations) {
    if (each.parent_id === null) continue;
    children.set(each.parent_id, [...(children.get(each.parent_id) ?? []), each]);
  }
  const members = new Map<string, AnsweredLeg[]>();
  for (const leg of legs) {
    const id = leg.row.combination_id;
    if (id !== null) members.set(id, [...(members.get(id) ?? []), leg]);
  }
  const family: Family = {
    legsOf: (id) => members.get(id) ?? [],
    childrenOf: (id) => children.get(id) ?? [],
  };
  const shown = new Set<string>();
  return legs.flatMap(({ row, answer }): OrderAnswer[] => {
    const own = row.combination_id === null ? undefined : byId.get(row.combination_id);
    if (own === undefined) return [answer];
    const root = (own.parent_id === null ? undefined : byId.get(own.parent_id)) ?? own;
    if (shown.has(root.combination_id)) return [];
    shown.add(root.combination_id);
    return combined(root, family);
  });
}

interface Family {
  readonly legsOf: (combinationId: string) => readonly AnsweredLeg[];
  readonly childrenOf: (combinationId: string) => readonly CombinationRow[];
}

function combined(combination: CombinationRow, family: Family): OrderAnswer[] {
  const id = combination.combination_id;
  const subOrders = [
    ...family.legsOf(id).map(({ answer }): OrderAnswer => answer),
    ...family.childrenOf(id).flatMap((child) => combined(child, family)),
  ].sort((a, b) => a.legNumber - b.legNumber);
  const leading = leadingOf(subOrders);
  if (leading === undefined) return [];
  return [
    {
      ...leading,
      orderId: id,
      legNumber: combination.leg_number,
      orderType: combination.order_type,
      limit: null,
      triggerLimit: null,
      trailingLimitDistAbs: null,
      trailingLimitDistRel: null,
      executions: [],
      deletable: subOrders.some(({ deletable }) => deletable === true) && !subOrders.some(isPending),
      modifiable: false,
      subOrders,
    },
  ];
}

/** The leg that says where the whole stands: one that is still at work, else one that was executed, else the first. */
const leadingOf = (legs: readonly OrderAnswer[]): OrderAnswer | undefined =>
  legs.find(isOpen) ??
  legs.find(({ orderStatus }) => orderStatus === 'EXECUTED' || orderStatus === 'SETTLED') ??
  legs[0];

const isPending = ({ orderStatus }: OrderAnswer): boolean => orderStatus === 'PENDING';
const isOpen = ({ orderStatus }: OrderAnswer): boolean =>
  orderStatus === 'PENDING' || orderStatus === 'OPEN' || orderStatus === 'PARTIALLY_EXECUTED';
