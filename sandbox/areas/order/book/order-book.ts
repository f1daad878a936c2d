import type { BankDatabase } from '@sandbox/platform/db/database';
import { oneOf } from '@sandbox/platform/db/one-of';
import type { Page, PagingWish } from '@sandbox/platform/http/list-answer';
import type { Market } from '@sandbox/market/market';
import { namedInstrument } from '@sandbox/market/named-instrument';
import { combinedAnswers, type CombinationRow } from './combined-answer';
import { findCombination } from '../store/combination-record';
import { orderBookPage, type PageFilter } from './order-book-page';
import { ANSWERED_COLUMNS, type AnsweredOrder, type AnsweredRow } from './answered-order';
import { described, orderAnswer } from './order-answer';
import type { LegAnswer, OrderAnswer } from './order-schema';
import { findOrder, withExecutions } from '../store/order-record';

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
  /** Always, unless somebody asks for none. */
  readonly executions?: boolean;
}

/**
 * One page of the orders of a depot that a filter lets through, the latest first. Legs stand under their combined
 * order, which is shown whole when any of them is let through.
 */
export async function orderBook(
  db: BankDatabase,
  market: Market,
  clientId: string,
  depotId: string,
  filter: OrderFilter,
  parts: OrderParts,
  wish: PagingWish,
): Promise<Page<OrderAnswer>> {
  const book = { clientId, depotId };
  const { singles, combined, matches } = await orderBookPage(db, book, sqlFilter(filter, market), wish);
  const combinations = await familiesOf(db, clientId, combined);
  const rows = await rowsOf(db, clientId, singles, combinations);
  const stored = await withExecutions(db, clientId, rows);
  return { matches, values: assembled(market, stored, combinations, parts) };
}

/** Combined orders with those that follow in them. */
async function familiesOf(
  db: BankDatabase,
  clientId: string,
  ids: readonly string[],
): Promise<readonly CombinationRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('combination')
    .selectAll()
    .where('client_id', '=', clientId)
    .where((where) => where.or([oneOf('combination_id', ids), oneOf('parent_id', ids)]))
    .execute();
}

/** Single orders and all legs of combined ones, the latest first. */
async function rowsOf(
  db: BankDatabase,
  clientId: string,
  singles: readonly string[],
  combinations: readonly CombinationRow[],
): Promise<readonly AnsweredRow[]> {
  if (singles.length + combinations.length === 0) return [];
  const families = combinations.map(({ combination_id }) => combination_id);
  return db
    .selectFrom('securities_order')
    .select(ANSWERED_COLUMNS)
    .where('client_id', '=', clientId)
    .where((where) =>
      where.or([
        ...(singles.length === 0 ? [] : [oneOf('order_id', singles)]),
        ...(families.length === 0 ? [] : [oneOf('combination_id', families)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute();
}

/** One order, or a combined order by its own id, with its legs; undefined when the customer has none such. */
export async function oneOrder(
  db: BankDatabase,
  market: Market,
  clientId: string,
  orderId: string,
  parts: OrderParts,
): Promise<OrderAnswer | undefined> {
  const row = await findOrder(db, { clientId, orderId });
  if (row !== undefined) {
    const [stored] = await withExecutions(db, clientId, [row]);
    return stored === undefined ? undefined : answerOf(market, stored, parts);
  }
  const combined = await findCombination(db, { clientId, orderId });
  if (combined === undefined) return undefined;
  const stored = await withExecutions(db, clientId, combined.legs);
  return assembled(market, stored, combined.combinations, parts)[0];
}

/** Stored orders as answers, legs under their combined orders. */
export const assembled = (
  market: Market,
  stored: readonly AnsweredOrder[],
  combinations: readonly CombinationRow[],
  parts: OrderParts,
): readonly OrderAnswer[] =>
  combinedAnswers(
    stored.map((order) => ({ row: order.row, answer: answerOf(market, order, parts) })),
    combinations,
  );

function answerOf(market: Market, stored: AnsweredOrder, parts: OrderParts): LegAnswer {
  const instrument = market.instruments.get(stored.row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  const { executions, ...answer } = orderAnswer(stored, instrument);
  return described(
    parts.executions === false || executions === undefined ? answer : { ...answer, executions },
    {
      instrument: parts.instrument ? instrument : undefined,
      venue: parts.venue ? market.venues.get(stored.row.venue_id) : undefined,
    },
    market,
  );
}

/** The filter in the words of the tables; an instrument that nobody knows lets nothing through. */
function sqlFilter(filter: OrderFilter, market: Market): PageFilter {
  const { orderStatus, orderType, venueId, side, from, to } = filter;
  const named = namedInstrument(market, filter);
  return {
    statuses: orderStatus?.split(','),
    orderTypes: orderType?.split(','),
    venueId,
    side,
    instrumentId:
      named.kind === 'any' ? undefined : named.kind === 'one' ? named.instrument.row.instrument_id : '',
    from,
    to,
  };
}
