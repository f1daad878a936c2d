import type { Selectable } from 'kysely';
import type { OrderExecutionTable, SecuritiesOrderTable } from '../store/order-tables';

/** The columns an answer about an order is made of: a long page reads no others, for each field has its price. */
export const ANSWERED_COLUMNS = [
  'depot_id',
  'settlement_account_id',
  'order_id',
  'combination_id',
  'leg_number',
  'partner_id',
  'waits_for',
  'order_type',
  'side',
  'instrument_id',
  'venue_id',
  'quantity',
  'open_quantity',
  'cancelled_quantity',
  'executed_quantity',
  'limit_price',
  'trigger_price',
  'extras',
  'validity_type',
  'validity_date',
  'status',
  'end_reason',
  'stage',
  'triggered_at',
  'expected_value',
  'version',
  'created_at',
] as const satisfies readonly (keyof SecuritiesOrderTable)[];

/** The same of an execution, and the order it is of. */
export const ANSWERED_EXECUTION_COLUMNS = [
  'order_id',
  'execution_id',
  'number',
  'quantity',
  'price',
  'executed_at',
] as const satisfies readonly (keyof OrderExecutionTable)[];

/** As much of an order's row as its answer needs. */
export type AnsweredRow = Pick<Selectable<SecuritiesOrderTable>, (typeof ANSWERED_COLUMNS)[number]>;

/** The same of an execution. */
export type AnsweredExecution = Pick<
  Selectable<OrderExecutionTable>,
  (typeof ANSWERED_EXECUTION_COLUMNS)[number]
>;

/** A row of an order with its executions; for those who have read the whole row. */
export interface AnsweredOrder<R extends AnsweredRow = AnsweredRow> {
  readonly row: R;
  readonly executions: readonly AnsweredExecution[];
}

/** A stored order with its executions. */
export type StoredOrder = AnsweredOrder<Selectable<SecuritiesOrderTable>>;
