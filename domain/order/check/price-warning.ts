import type { Issue } from '../../form/issue';
import { auctionWarnings } from './auction-warning';
import { legsOf } from '../legs-of';
import { marketWarnings, type MarketSituation } from './market-warning';
import type { OrderRequest, SingleOrder } from '../order-request';
import { followPrices, ownPrices } from '../read/price-places';
import { termWarnings } from './term-warning';

/**
 * What the customer should know of an order's prices, and of its auction, before it is sent (rules.md 2). What follows another order is
 * judged by itself alone: where the market will be then, nobody knows.
 */
export function priceWarnings(order: OrderRequest, situation: MarketSituation): readonly Issue[] {
  const { venue } = situation;
  if (order.orderType !== 'NEXT_ORDER') return legsOf(order).flatMap((leg) => legWarnings(leg, situation));
  const [base, follow] = order.subOrders;
  const following = legsOf(follow).flatMap((leg) => termWarnings(leg, venue, followPrices));
  return [...legWarnings(base, situation), ...following];
}

const legWarnings = (leg: SingleOrder, situation: MarketSituation): readonly Issue[] => [
  ...marketWarnings(leg, situation),
  ...auctionWarnings(leg, situation),
  ...termWarnings(leg, situation.venue, ownPrices),
];
