import { sql, type RawBuilder } from 'kysely';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { countOf, firstOf, type PagingWish } from '@sandbox/platform/http/list-answer';

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

/** One page of an order book: the ids of its orders, the latest first, and how many orders there are in all. */
export interface BookPage {
  readonly singles: readonly string[];
  /** Of the outermost combined orders. */
  readonly combined: readonly string[];
  readonly matches: number;
}

/**
 * Cuts a page out of a depot's orders. Filter, order and page are the database's, so that a page of ten thousand
 * orders costs little more than one of ten; a combined order stands where the latest of its legs does.
 */
export async function orderBookPage(
  db: BankDatabase,
  book: Book,
  filter: PageFilter,
  wish: PagingWish,
): Promise<BookPage> {
  const { orderTypes } = filter;
  const ofType = (type: RawBuilder<string>): RawBuilder<unknown> =>
    orderTypes === undefined ? sql`true` : sql`${type} in (${sql.join(orderTypes)})`;
  const { rows } = await sql<{ id: string | null; combined: boolean; matches: number }>`
    with found as (
      select leg.order_id as id, leg.created_at as entered, false as combined
      from securities_order leg
      where ${wanted(book, filter)} and leg.combination_id is null and ${ofType(sql`leg.order_type`)}
      union all
      select coalesce(own.parent_id, own.combination_id), max(leg.created_at), true
      from securities_order leg
      join combination own on own.client_id = leg.client_id and own.combination_id = leg.combination_id
      left join combination outer_one
        on outer_one.client_id = own.client_id and outer_one.combination_id = own.parent_id
      where ${wanted(book, filter)} and leg.combination_id is not null
        and ${ofType(sql`coalesce(outer_one.order_type, own.order_type)`)}
      group by 1)
    select page.id, page.combined, counted.matches
    from (select count(*) as matches from found) counted
    left join (
      select * from found order by entered desc, id desc offset ${firstOf(wish)} limit ${countOf(wish)}) page on true`.execute(
    db,
  );
  const ids = (combined: boolean): string[] =>
    rows.flatMap((row) => (row.id === null || row.combined !== combined ? [] : [row.id]));
  return { singles: ids(false), combined: ids(true), matches: rows[0]?.matches ?? 0 };
}

/** What a leg has to be, for its order to be shown. */
function wanted({ clientId, depotId }: Book, filter: PageFilter): RawBuilder<unknown> {
  const { statuses, venueId, side, instrumentId, from, to } = filter;
  return sql.join(
    [
      sql`leg.client_id = ${clientId}`,
      sql`leg.depot_id = ${depotId}`,
      ...(statuses === undefined ? [] : [sql`leg.status in (${sql.join(statuses)})`]),
      ...(venueId === undefined ? [] : [sql`leg.venue_id = ${venueId}`]),
      ...(side === undefined ? [] : [sql`leg.side = ${side}`]),
      ...(instrumentId === undefined ? [] : [sql`leg.instrument_id = ${instrumentId}`]),
      ...(from === undefined ? [] : [sql`leg.created_at >= ${from}`]),
      ...(to === undefined ? [] : [sql`leg.created_at <= ${to}`]),
    ],
    sql` and `,
  );
}
