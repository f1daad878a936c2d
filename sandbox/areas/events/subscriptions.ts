import type { Selectable } from 'kysely';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { Json } from '@sandbox/platform/db/column-types';
import { json } from '@sandbox/platform/db/json';
import { oneOf } from '@sandbox/platform/db/one-of';
import { ordersUntil } from './order-events';

/** What a stream of a session, or all of them, shall listen to. */
interface EventSubscriptionTable {
  client_id: string;
  session_id: string;
  /** The stream's name; empty for all streams of the session. */
  stream: string;
  /** Another wish, another id. */
  wish_id: string;
  topics: Json<string[]>;
  /** The customer's last order event when it was wished: what came since is told, however late a process reads it. */
  orders_until: number;
  /** Real time. */
  wished_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    event_subscription: EventSubscriptionTable;
  }
}

/** A wish as it is stored. */
export type Subscription = Selectable<EventSubscriptionTable>;

/** Wishes older than a session can be idle concern nobody. */
const KEPT = 24 * 3_600_000;

/** Who wishes, and for which of their streams. */
interface Wisher {
  readonly clientId: string;
  readonly sessionId: string;
  readonly stream: string;
}

/** Writes down what a stream shall listen to, in whichever process it is; an earlier wish for it is void. */
export async function subscribe(
  bank: Bank,
  { clientId, sessionId, stream }: Wisher,
  topics: readonly string[],
): Promise<void> {
  const wish = {
    wish_id: bank.newId(),
    topics: json(topics),
    orders_until: await ordersUntil(bank.db, clientId),
    wished_at: new Date(bank.realNow()),
  };
  await bank.db
    .insertInto('event_subscription')
    .values({ client_id: clientId, session_id: sessionId, stream, ...wish })
    .onConflict((conflict) => conflict.columns(['client_id', 'session_id', 'stream']).doUpdateSet(wish))
    .execute();
}

/** All wishes of these sessions, the earlier first. */
export const subscriptionsOf = (
  db: BankDatabase,
  clientIds: readonly string[],
  sessionIds: readonly string[],
): Promise<Subscription[]> =>
  db
    .selectFrom('event_subscription')
    .selectAll()
    .where(oneOf('client_id', clientIds))
    .where(oneOf('session_id', sessionIds))
    .orderBy('wished_at')
    .orderBy('wish_id')
    .execute();

/** Throws away wishes of sessions that must be over. */
export async function clearSubscriptions(bank: Bank): Promise<void> {
  await bank.db
    .deleteFrom('event_subscription')
    .where('wished_at', '<', new Date(bank.realNow() - KEPT))
    .execute();
}
