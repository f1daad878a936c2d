import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Instant } from '@domain/time/instant';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { countOf, firstOf, type Page, type PagingWish } from '@sandbox/platform/http/list-answer';
import type { FundDepotTable, FundOrderTable } from './fund-tables';

/** An order as it is read. */
export type FundOrderRow = Selectable<FundOrderTable>;

/** Which order of which customer. */
export interface FundOrderKey {
  readonly clientId: string;
  readonly fundOrderId: string;
}

/** Stands in a statement itself: the index on what is not over serves no statement that gets the word handed over. */
const OVER = sql.lit<FundOrderTable['stage']>('OVER');

/** An order of the customer; undefined when there is none with this id. */
export const findFundOrder = (
  db: BankDatabase,
  { clientId, fundOrderId }: FundOrderKey,
): Promise<FundOrderRow | undefined> =>
  db
    .selectFrom('fund_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('fund_order_id', '=', fundOrderId)
    .executeTakeFirst();

/** One page of a depot's orders, the latest first; all, or those that are not over. */
export async function fundOrdersOf(
  db: BankDatabase,
  clientId: string,
  depotId: string,
  wish: PagingWish & { readonly open?: boolean },
): Promise<Page<FundOrderRow>> {
  const found = db
    .selectFrom('fund_order')
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .$if(wish.open === true, (query) => query.where('stage', '!=', OVER));
  const { matches } = await found
    .select(({ fn }) => fn.countAll<number>().as('matches'))
    .executeTakeFirstOrThrow();
  const values = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('fund_order_id', 'desc')
    .offset(firstOf(wish))
    .limit(countOf(wish))
    .execute();
  return { matches, values };
}

/** The orders of a depot that are not over, the first first. */
export const openFundOrders = (
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<FundOrderRow[]> =>
  db
    .selectFrom('fund_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .where('stage', '!=', OVER)
    .orderBy('created_at')
    .orderBy('fund_order_id')
    .execute();

/** The next orders that something is due for by now, in the order of their moments. */
export const dueFundOrders = (db: BankDatabase, now: Instant, most: number): Promise<FundOrderRow[]> =>
  db
    .selectFrom('fund_order')
    .selectAll()
    .where('stage', '!=', OVER)
    .where('wake_at', '<=', new Date(now))
    .orderBy('wake_at')
    .orderBy('created_at')
    .orderBy('fund_order_id')
    .limit(most)
    .execute();

/** Writes a change of an order and raises its version; the customer's journal is locked. */
export const changeFundOrder = (
  tx: BankTransaction,
  { client_id, fund_order_id, version }: FundOrderRow,
  at: Date,
  change: Updateable<FundOrderTable>,
): Promise<FundOrderRow> =>
  tx
    .updateTable('fund_order')
    .set({ ...change, version: version + 1, updated_at: at })
    .where('client_id', '=', client_id)
    .where('fund_order_id', '=', fund_order_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What is known of a fund depot; undefined where nothing has been changed since it was opened. */
export const findFundDepot = (
  db: BankDatabase,
  clientId: string,
  depotId: string,
): Promise<Selectable<FundDepotTable> | undefined> =>
  db
    .selectFrom('fund_depot')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('depot_id', '=', depotId)
    .executeTakeFirst();

/** Keeps it. */
export async function keepFundDepot(tx: BankTransaction, row: Selectable<FundDepotTable>): Promise<void> {
  await tx
    .insertInto('fund_depot')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'depot_id']).doUpdateSet(row))
    .execute();
}
