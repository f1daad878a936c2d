import { interestOf, type AccruedInterest } from '../../instrument/bond-interest';
import type { LocalDate } from '../../time/local-date';
import { changedOrder } from './changed-order';
import type { Order } from './order';
import type { OrderChange } from './order-change';

/** The interest that the open part of a bond's order pays or brings if traded on this day, with a change put in. */
export function changedInterest(
  part: Order,
  tradedOn: LocalDate,
  change: OrderChange = {},
): AccruedInterest | undefined {
  const order = changedOrder(part, change);
  return order && part.instrument && interestOf(part.instrument, order.quantity, tradedOn);
}
