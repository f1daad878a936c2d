import { sql } from 'kysely';
import type { BankDatabase } from '../db/database';
import { countOf, firstOf, type PagingWish } from '../http/list-answer';

/** What rows of the order book are wanted; undefined lets everything through. */
export interface PageFilter {
  readonly statuses: readonly string[] | undefined;
  /** Of the order itself, for a leg of its combined order. */
  readonly orderTypes: readonly string[] | undefined;
  readonly venueId: string | undefined;
  readonly side: string | undefined;
  readonly instrumentId: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Whose order book. */
interface Book {
  readonly clientId: string;
  readonly depotId: string;
}

/**
 * The ids of one page of a depot's orders, the latest first, and how many there are in all: single orders, and
 * combined ones by the id of the outermost. Filter, order and page are the database's, so that a page of ten
 * thousand orders costs little more than one of ten.
 */
export async function orderBookPage(
  db: BankDatabase,
  { clientId, depotId }: Book,
  filter: PageFilter,
  wish: PagingWish,
): Promise<{ readonly ids: readonly string[]; readonly matches: number }> {
  const { statuses, orderTypes, venueId, side, instrumentId, from, to } = filter;
  const root = sql<string>`coalesce(combination.parent_id, leg.combination_id, leg.order_id)`;
  const type = sql<string>`coalesce(parent.order_type, combination.order_type, leg.order_type)`;
  let legs = db
    .selectFrom('securities_order as leg')
    .leftJoin('combination', (join) =>
      join
        .onRef('combination.client_id', '=', 'leg.client_id')
        .onRef('combination.combination_id', '=', 'leg.combination_id'),
    )
    .leftJoin('combination as parent', (join) =>
      join
        .onRef('parent.client_id', '=', 'combination.client_id')
        .onRef('parent.combination_id', '=', 'combination.parent_id'),
    )
    .where('leg.client_id', '=', clientId)
    .where('leg.depot_id', '=', depotId);
  if (statuses !== undefined) legs = legs.where(sql<string>`leg.status`, 'in', statuses);
  if (orderTypes !== undefined) legs = legs.where(type, 'in', orderTypes);
  if (venueId !== undefined) legs = legs.where('leg.venue_id', '=', venueId);
  if (side !== undefined) legs = legs.where(sql<string>`leg.side`, '=', side);
  if (instrumentId !== undefined) legs = legs.where('leg.instrument_id', '=', instrumentId);
  if (from !== undefined) legs = legs.where('leg.created_at', '>=', from);
  if (to !== undefined) legs = legs.where('leg.created_at', '<=', to);
  const { matches } = await legs
    .select(sql<number>`count(distinct ${root})`.as('matches'))
    .executeTakeFirstOrThrow();
  const rows = await legs
    .select(root.as('id'))
    .groupBy(root)
    .orderBy(sql`max(leg.created_at)`, 'desc')
    .orderBy(sql`max(leg.order_id)`, 'desc')
    .offset(firstOf(wish))
    .limit(countOf(wish))
    .execute();
  return { ids: rows.map(({ id }) => id), matches };
}
