import { assertNever } from '../../assert-never';
import type { Order } from './order';
import type { OrderStatus } from './order-status';
import { orderStatusGroup } from './order-status-group';

/** How far a part is on its way: it waits, can be executed, was, or never will be. */
export type LifePhase = 'waiting' | 'active' | 'executed' | 'ended' | 'unknown';

/** Why a part ended that its customer did not end: the other one traded, or the base will never be executed. */
export type PartnerCause = 'partner-traded' | 'base-ended';

/** A part that trades, and how far it is. */
export interface LifeStep {
  readonly kind: 'step';
  readonly part: Order;
  readonly phase: LifePhase;
  readonly cause?: PartnerCause;
}

/** The life of an order as a graph (rules.md 2, 4): a part alone, two of which one cancels the other, one after another. */
export type OrderLife =
  | LifeStep
  | { readonly kind: 'either'; readonly order: Order; readonly legs: readonly [OrderLife, OrderLife] }
  | { readonly kind: 'then'; readonly order: Order; readonly base: OrderLife; readonly follow: OrderLife };

/** The life of an order with its legs; a combination this portal does not know has none. */
export function orderLife(order: Order, cause?: PartnerCause): OrderLife | undefined {
  const [first, second] = order.subOrders;
  if (first === undefined || second === undefined)
    return order.subOrders.length > 0 ? undefined : stepOf(order, cause);
  switch (order.orderType) {
    case 'ONE_CANCELS_OTHER': {
      const stop = orderLife(first, causeOf(second, cause));
      const limit = orderLife(second, causeOf(first, cause));
      return stop && limit && { kind: 'either', order, legs: [stop, limit] };
    }
    case 'NEXT_ORDER': {
      const base = orderLife(first);
      const follow = orderLife(second, phaseOf(first.status) === 'ended' ? 'base-ended' : undefined);
      return base && follow && { kind: 'then', order, base, follow };
    }
    default:
      return undefined;
  }
}

/** The parts of a life that trade, in the order in which they are read. */
export function lifeSteps(life: OrderLife): readonly LifeStep[] {
  switch (life.kind) {
    case 'step':
      return [life];
    case 'either':
      return life.legs.flatMap(lifeSteps);
    case 'then':
      return [...lifeSteps(life.base), ...lifeSteps(life.follow)];
    default:
      return assertNever(life);
  }
}

/** Only what the bank ended can have ended by the other's doing. */
function stepOf(part: Order, cause: PartnerCause | undefined): LifeStep {
  const isByBank = part.status === 'CANCELLED_SYSTEM' || part.status === 'EXPIRED';
  return {
    kind: 'step',
    part,
    phase: phaseOf(part.status),
    ...(isByBank && cause !== undefined && { cause }),
  };
}

/** Legs of an OCO that follows may end because of the other leg, or because the base did. */
const causeOf = (partner: Order, outer: PartnerCause | undefined): PartnerCause | undefined =>
  hasTraded(partner) ? 'partner-traded' : outer;

const hasTraded = ({ status }: Order): boolean =>
  status === 'EXECUTED' || status === 'SETTLED' || status === 'PARTIALLY_EXECUTED';

function phaseOf(status: OrderStatus): LifePhase {
  const group = orderStatusGroup(status);
  switch (group) {
    case 'open':
      return status === 'WAITING' ? 'waiting' : 'active';
    case 'executed':
      return 'executed';
    case 'cancelled':
    case 'expired':
    case 'rejected':
      return 'ended';
    case undefined:
      return 'unknown';
    default:
      return assertNever(group);
  }
}
