import type { BankDatabase } from '@sandbox/platform/db/database';
import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import type { EventStream } from './event-stream';

/** What has happened, from the outbox: to an order, or under a topic of its own. */
export interface OrderEvent {
  readonly clientId: string;
  readonly sequence: number;
  /** What it is told under; undefined for a change of an order of the depot. */
  readonly topic: string | undefined;
  readonly depotId: string;
  readonly detail: OrderAnswer;
}

/** The number of the customer's latest order event. */
export async function ordersUntil(db: BankDatabase, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('customer_sequence')
    .select('events')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.events ?? 0;
}

/**
 * Order events that some stream has not told yet, in their order. A customer's numbers have no gaps and are given
 * under a lock, so one that is seen is never followed by an earlier one.
 */
export async function newOrderEvents(
  db: BankDatabase,
  streams: readonly EventStream[],
): Promise<readonly OrderEvent[]> {
  if (streams.length === 0) return [];
  const told = new Map<string, number>();
  for (const { clientId, ordersUntil } of streams) {
    told.set(clientId, Math.min(ordersUntil, told.get(clientId) ?? ordersUntil));
  }
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where((where) =>
      where.or(
        [...told].map(([clientId, sequence]) =>
          where.and([where('client_id', '=', clientId), where('sequence', '>', sequence)]),
        ),
      ),
    )
    .orderBy('client_id')
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    sequence: row.sequence,
    topic: row.topic ?? undefined,
    depotId: row.depot_id,
    detail: row.detail,
  }));
}
