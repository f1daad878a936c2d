import { addAmounts, negateAmount } from '../../money/amount';
import type { Order } from './order';
import type { OrderChange } from './order-change';
import type { PlainOrder } from '../order-request';
import type { Validity } from '../validity';

/**
 * The open part of an order as it would have to be entered again, with a change put in: what sentence, costs and
 * warnings speak of. Undefined where the bank has not said enough of it, or it is no order that trades by itself.
 */
export function changedOrder(part: Order, change: OrderChange = {}): PlainOrder | undefined {
  const { depotId, settlementAccountId, side, instrumentId, venueId, limitExtension, tradingRestriction } =
    part;
  if (settlementAccountId === undefined || venueId === undefined) return undefined;
  const validity = change.validity ?? validityOf(part);
  const base = {
    depotId,
    settlementAccountId,
    side,
    instrumentId,
    venueId,
    quantity: change.quantity
      ? addAmounts(change.quantity, negateAmount(part.executedQuantity))
      : part.openQuantity,
    ...(validity && { validity }),
    ...(limitExtension && { limitExtension }),
    ...(tradingRestriction && { tradingRestriction }),
  };
  const limit = change.limit ?? part.limit;
  const triggerLimit = change.triggerLimit ?? part.triggerLimit;
  const { orderType, trailing } = part;
  switch (orderType) {
    case 'MARKET':
      return { ...base, orderType };
    case 'LIMIT':
      return limit && { ...base, orderType, limit };
    case 'STOP_MARKET':
      return triggerLimit && { ...base, orderType, triggerLimit };
    case 'STOP_LIMIT':
      return triggerLimit && limit && { ...base, orderType, triggerLimit, limit };
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return triggerLimit && trailing && { ...base, orderType, triggerLimit, trailing };
    case 'TRAILING_STOP_LIMIT':
      return triggerLimit && trailing && limit && { ...base, orderType, triggerLimit, trailing, limit };
    case 'QUOTE':
    case 'ONE_CANCELS_OTHER':
    case 'NEXT_ORDER':
    case 'SUBSCRIPTION':
    case 'UNKNOWN':
      return undefined;
  }
}

/** GTD without its day is not known well enough to be entered. */
function validityOf({ validityType, validUntil }: Order): Validity | undefined {
  if (validityType !== 'GTD') return validityType && { type: validityType };
  return validUntil && { type: validityType, date: validUntil };
}
