import type { Issue } from '../../form/issue';
import { legsOf } from '../legs-of';
import type { OrderRequest } from '../order-request';
import { priceIssue } from '../read/price-finding';
import { lastTradingDay, type EntryDays } from '../validity';

/**
 * What follows another order and ends before it is over before it has begun: a purchase executed later has nobody to sell
 * it. The documents allow it, so that the customer is told and may confirm it (rules.md 4).
 */
export function followWarnings(order: OrderRequest, entry: EntryDays): readonly Issue[] {
  if (order.orderType !== 'NEXT_ORDER') return [];
  const [base, follow] = order.subOrders;
  const lastDays = [base, ...legsOf(follow)].map(
    ({ validity }) => validity && lastTradingDay(validity, entry),
  );
  const [until, ...after] = lastDays;
  return until !== undefined && after.some((day) => day !== undefined && day < until)
    ? [priceIssue('follow.validityType', 'warnung-folgeorder-endet-vor-basisorder')]
    : [];
}
