import type { Selectable } from 'kysely';
import type { BankDatabase } from '../db/database';
import type { Market } from '../market/market';
import { described, orderAnswer, type StoredOrder } from './order-answer';
import type { OrderAnswer } from './order-schema';
import { withExecutions, type OrderRow } from './order-record';
import type { CombinationTable } from './order-tables';

/** What of the order book is asked for; lists are commas apart on the wire. */
export interface OrderFilter {
  readonly orderStatus?: string;
  readonly venueId?: string;
  readonly side?: string;
  readonly orderType?: string;
  readonly instrumentId?: string;
  readonly isin?: string;
  readonly wkn?: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** Which parts of an order are sent along. */
export interface OrderParts {
  readonly instrument: boolean;
  readonly venue: boolean;
}

/** The orders of a depot that a filter lets through, the latest first; legs under their combined order. */
export async function orderBook(
  db: BankDatabase,
  market: Market,
  clientId: string,
  depotId: string,
  filter: OrderFilter,
  parts: OrderParts,
): Promise<readonly OrderAnswer[]> {
  const rows = await db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute();
  const matching = rows.filter((row) => matches(row, filter, market));
  const stored = await withExecutions(db, clientId, matching);
  const combinations = await db
    .selectFrom('combination')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .execute();
  return combined(stored, combinations, (order) => answerOf(market, order, parts)).filter(
    ({ orderType }) => filter.orderType === undefined || filter.orderType.split(',').includes(orderType),
  );
}

/** One order, or a combined order by its own id, with its legs; undefined when the customer has none such. */
export async function oneOrder(
  db: BankDatabase,
  market: Market,
  clientId: string,
  orderId: string,
  parts: OrderParts,
): Promise<OrderAnswer | undefined> {
  const rows = await db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where((where) => where.or([where('order_id', '=', orderId), where('combination_id', '=', orderId)]))
    .execute();
  const stored = await withExecutions(db, clientId, rows);
  const [only] = stored;
  if (only === undefined) return undefined;
  if (only.row.order_id === orderId) return answerOf(market, only, parts);
  const combination = await db
    .selectFrom('combination')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('combination_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return combined(stored, [combination], (order) => answerOf(market, order, parts))[0];
}

function answerOf(market: Market, stored: StoredOrder, parts: OrderParts): OrderAnswer {
  const instrument = market.instruments.get(stored.row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  return described(
    orderAnswer(stored, instrument),
    parts.instrument ? instrument : undefined,
    parts.venue ? market.venues.get(stored.row.venue_id) : undefined,
  );
}

/** Puts the legs of a combination under one order that shows what they have in common; the first leg leads. */
function combined(
  stored: readonly StoredOrder[],
  combinations: readonly Selectable<CombinationTable>[],
  answer: (order: StoredOrder) => OrderAnswer,
): readonly OrderAnswer[] {
  const seen = new Set<string>();
  return stored.flatMap((order) => {
    const id = order.row.combination_id;
    if (id === null) return [answer(order)];
    const combination = combinations.find(({ combination_id }) => combination_id === id);
    if (combination === undefined || seen.has(id)) return [];
    seen.add(id);
    const legs = stored
      .filter(({ row }) => row.combination_id === id)
      .sort((a, b) => a.row.leg_number - b.row.leg_number)
      .map(answer);
    const [leading] = legs;
    if (leading === undefined) return [];
    return [
      {
        ...leading,
        orderId: id,
        orderType: combination.order_type,
        subOrders: legs,
        limit: null,
        triggerLimit: null,
      },
    ];
  });
}

function matches(row: OrderRow, filter: OrderFilter, market: Market): boolean {
  const { orderStatus, venueId, side, instrumentId, isin, wkn, from, to } = filter;
  const code = instrumentId ?? isin ?? wkn;
  return (
    (orderStatus === undefined || orderStatus.split(',').includes(row.status)) &&
    (venueId === undefined || row.venue_id === venueId) &&
    (side === undefined || row.side === side) &&
    (code === undefined || market.find(code)?.row.instrument_id === row.instrument_id) &&
    (from === undefined || row.created_at >= from) &&
    (to === undefined || row.created_at <= to)
  );
}
