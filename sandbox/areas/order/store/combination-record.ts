import type { BankDatabase } from '@sandbox/platform/db/database';
import type { CombinationRow } from '../book/combined-answer';
import type { OrderKey, OrderRow } from './order-record';

/** A combined order with everything under it. */
export interface StoredCombination {
  /** The order itself and, in a next order, the one-cancels-other order that follows. */
  readonly combinations: readonly CombinationRow[];
  /** In the order in which they were entered. */
  readonly legs: readonly OrderRow[];
}

/** A combined order of the customer by its own id; undefined when there is none. */
export async function findCombination(
  db: BankDatabase,
  { clientId, orderId }: OrderKey,
): Promise<StoredCombination | undefined> {
  const combinations = await db
    .selectFrom('combination')
    .selectAll()
    .where('client_id', '=', clientId)
    .where((where) => where.or([where('combination_id', '=', orderId), where('parent_id', '=', orderId)]))
    .execute();
  if (!combinations.some(({ combination_id }) => combination_id === orderId)) return undefined;
  const legs = await db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where(
      'combination_id',
      'in',
      combinations.map(({ combination_id }) => combination_id),
    )
    .orderBy('order_id')
    .execute();
  return { combinations, legs };
}

/** The id of the combined order that the order book shows for this one: itself, or the next order it follows in. */
export async function rootOf(db: BankDatabase, { clientId, orderId }: OrderKey): Promise<string> {
  const row = await db
    .selectFrom('combination')
    .select('parent_id')
    .where('client_id', '=', clientId)
    .where('combination_id', '=', orderId)
    .executeTakeFirst();
  return row?.parent_id ?? orderId;
}
