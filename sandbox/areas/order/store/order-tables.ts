import type { ColumnType } from 'kysely';
import type { Json } from '@sandbox/platform/db/column-types';
import type { EndReason, OrderStatus } from './order-status';
import type { Side, Stage } from '../trade/working-order';
import type { OrderExtras } from './order-extras';
import type { OrderAnswer } from '../book/order-schema';

/** One-cancels-other and next orders: what their legs have in common. */
export interface CombinationTable {
  client_id: string;
  combination_id: string;
  depot_id: string;
  order_type: string;
  /** The next order that this one follows in, and its number there. */
  parent_id: string | null;
  leg_number: number;
  created_at: Date;
}

/** An order, or one leg of a combination; amounts as decimal text, moments in bank time. */
export interface SecuritiesOrderTable {
  client_id: string;
  order_id: string;
  depot_id: string;
  settlement_account_id: string;
  combination_id: string | null;
  leg_number: number;
  /** The other leg of a one-cancels-other order. */
  partner_id: string | null;
  /** The base that has to be executed in full before this order starts. */
  waits_for: string | null;
  order_type: string;
  side: Side;
  instrument_id: string;
  venue_id: string;
  quantity: string;
  open_quantity: string;
  cancelled_quantity: string;
  executed_quantity: string;
  limit_price: string | null;
  trigger_price: string | null;
  /** What only some orders have. */
  extras: Json<OrderExtras>;
  validity_type: string | null;
  validity_date: string | null;
  valid_until: Date;
  status: OrderStatus;
  /** Why the bank has cancelled it. */
  end_reason: ColumnType<EndReason | null, EndReason | null | undefined, EndReason | null>;
  stage: Stage;
  stage_since: Date;
  triggered_at: Date | null;
  /** The second whose quote was last used. */
  used_sequence: number;
  /** Up to here, exclusively, nothing happens: until then the engine leaves the row alone. */
  wake_at: Date;
  /** What is still bound for it: money of a buy in the account's currency, securities of a sale. */
  reserved: string;
  /** Value in EUR and fees in the account's currency of all executions so far. */
  executed_value_eur: string;
  fees_eur: string;
  expected_value: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** One execution; its id is what the journal refers to. */
export interface OrderExecutionTable {
  client_id: string;
  execution_id: string;
  order_id: string;
  number: number;
  quantity: string;
  price: string;
  /** In the trading currency. */
  value: string;
  account_value: string;
  /** What a bond's buyer pays for the interest accrued, in the trading currency and in that of the account. */
  interest: ColumnType<string, string | undefined, string>;
  account_interest: ColumnType<string, string | undefined, string>;
  /** In the account's currency. */
  fee: string;
  executed_at: Date;
  /** When the bank booked it, which may be later; null of those that the world begins with. */
  known_at: Date | null;
  /** The day delivery and payment are due. */
  settles_on: string;
  settled_at: Date | null;
}

/** The outbox of order changes, numbered for each customer without gaps. */
export interface OrderEventTable {
  client_id: string;
  sequence: number;
  depot_id: string;
  happened_at: Date;
  /** What it is told under; null for a change of an order of the depot. */
  topic: string | null;
  /** Of an order, the order as the order book shows it, without instrument and venue. */
  detail: Json<OrderAnswer>;
}

/** A direct debit that came back unpaid and has not been settled since. */
export interface ReturnedDebitTable {
  client_id: string;
  iban: string;
  returned_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    combination: CombinationTable;
    securities_order: SecuritiesOrderTable;
    order_execution: OrderExecutionTable;
    order_event: OrderEventTable;
    returned_debit: ReturnedDebitTable;
  }
}
