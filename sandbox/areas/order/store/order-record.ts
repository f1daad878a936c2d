import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { Selectable } from 'kysely';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { oneOf } from '@sandbox/platform/db/one-of';
import {
  ANSWERED_EXECUTION_COLUMNS,
  type AnsweredExecution,
  type AnsweredOrder,
  type AnsweredRow,
} from '../book/answered-order';
import { trailingDistance } from './order-extras';
import type { SecuritiesOrderTable } from './order-tables';
import type { ExecutionTerms, WorkingOrder } from '../trade/working-order';

/** A row of an order as it is read. */
export type OrderRow = Selectable<SecuritiesOrderTable>;

/** Which order of which customer. */
export interface OrderKey {
  readonly clientId: string;
  readonly orderId: string;
}

/** What the matching must know of a stored order. */
export const workingOrder = (row: OrderRow): WorkingOrder => ({
  side: row.side,
  terms: termsOf(row),
  ...(row.extras.limitExtension === undefined ? {} : { extension: row.extras.limitExtension }),
  ...(row.extras.tradingRestriction === undefined ? {} : { restriction: row.extras.tradingRestriction }),
  stage: row.stage,
  stageSince: instant(row.stage_since.getTime()),
  createdAt: instant(row.created_at.getTime()),
  validUntil: instant(row.valid_until.getTime()),
  usedSequence: row.used_sequence,
  checkedUntil: instant(row.wake_at.getTime()),
  quantity: decimal(row.quantity),
  open: decimal(row.open_quantity),
  cancelled: decimal(row.cancelled_quantity),
  executed: decimal(row.executed_quantity),
});

/** A stop that has triggered is a limit order from then on, or an unlimited one. */
function termsOf({ order_type, limit_price, trigger_price, triggered_at, extras }: OrderRow): ExecutionTerms {
  const limit = limit_price === null ? {} : { limit: decimal(limit_price) };
  if (trigger_price !== null && triggered_at === null) {
    const trigger = decimal(trigger_price);
    const distance = trailingDistance(extras);
    return distance === undefined
      ? { kind: 'stop', trigger, ...limit }
      : { kind: 'trailing', trigger, distance, ...limit };
  }
  if (limit.limit === undefined) return { kind: 'market' };
  return order_type === 'QUOTE'
    ? { kind: 'quote', price: limit.limit }
    : { kind: 'limit', limit: limit.limit };
}

const rowOf = (db: BankDatabase, { clientId, orderId }: OrderKey) =>
  db
    .selectFrom('securities_order')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('order_id', '=', orderId);

/** An order of the customer, undefined when there is none with this id. */
export const findOrder = (db: BankDatabase, key: OrderKey): Promise<OrderRow | undefined> =>
  rowOf(db, key).executeTakeFirst();

/** The same with its row locked until the transaction ends; undefined while another holds it. */
export const holdOrder = (tx: BankTransaction, key: OrderKey): Promise<OrderRow | undefined> =>
  rowOf(tx, key).forUpdate().skipLocked().executeTakeFirst();

/** The same, waiting until nobody else holds it. */
export const waitForOrder = (tx: BankTransaction, key: OrderKey): Promise<OrderRow | undefined> =>
  rowOf(tx, key).forUpdate().executeTakeFirst();

/** Orders with their executions, in the order given. */
export async function withExecutions<R extends AnsweredRow>(
  db: BankDatabase,
  clientId: string,
  rows: readonly R[],
): Promise<readonly AnsweredOrder<R>[]> {
  if (rows.length === 0) return [];
  const executions = new Map<string, AnsweredExecution[]>();
  const found = await db
    .selectFrom('order_execution')
    .select(ANSWERED_EXECUTION_COLUMNS)
    .where('client_id', '=', clientId)
    .where(
      oneOf(
        'order_id',
        rows.map(({ order_id }) => order_id),
      ),
    )
    .orderBy('number')
    .execute();
  for (const execution of found) {
    executions.set(execution.order_id, [...(executions.get(execution.order_id) ?? []), execution]);
  }
  return rows.map((row) => ({ row, executions: executions.get(row.order_id) ?? [] }));
}
