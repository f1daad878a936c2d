import { decimalText } from '@domain/shared/decimal';
import * as E from 'fp-ts/Either';
import type { BankTransaction } from '../db/database';
import { json } from '../db/json';
import type { Bank } from '../foundation/bank';
import type { WireMessage } from '../http/message';
import { refusal, type Refusal } from '../http/refusal';
import { Journal } from '../ledger/journal';
import { blockSecurities, reserveCash } from '../ledger/trade-entries';
import type { Market } from '../market/market';
import { publishOrder } from './change-order';
import { checkOrder, type CheckedOrder } from './check-order';
import { loadFacts } from './load-facts';
import type { StoredOrder } from './order-answer';
import type { OrderBody } from './order-body';

/** A new order with what the bank has to say about it. */
export interface PlacedOrder {
  readonly order: StoredOrder;
  readonly messages: readonly WireMessage[];
}

/**
 * Accepts an order in the caller's transaction: checks it once more while the customer's journal is locked, binds
 * money or securities, and writes the order. Two orders can therefore never spend the same money.
 */
export async function placeOrder(
  bank: Bank,
  tx: BankTransaction,
  market: Market,
  clientId: string,
  body: OrderBody,
): Promise<E.Either<Refusal, PlacedOrder>> {
  const journal = await Journal.lock(tx, clientId);
  const facts = await loadFacts(tx, market, clientId, body, bank.clock.now());
  if (E.isLeft(facts)) return facts;
  const { order, messages } = checkOrder(body, facts.right, 'full');
  if (order === undefined) return E.left(refusal(422, 'precondition.failed', ...messages));
  const orderId = bank.newId();
  const at = bank.clock.date();
  await journal.post({ kind: 'RESERVATION', reference: `${orderId}/1`, at, lines: bindingOf(order) });
  const row = await tx
    .insertInto('securities_order')
    .values({ ...rowOf(order, body, at), client_id: clientId, order_id: orderId })
    .returningAll()
    .executeTakeFirstOrThrow();
  const stored = await publishOrder(market, journal, { row, executions: [] }, at);
  return E.right({ order: stored, messages });
}

/** Money for a buy, securities for a sale. */
const bindingOf = ({ side, account, estimate, depotId, listing, quantity }: CheckedOrder) =>
  side === 'BUY'
    ? reserveCash(account.accountId, account.currency, estimate.needed)
    : blockSecurities(depotId, listing.instrument.instrumentId, quantity);

function rowOf(order: CheckedOrder, body: OrderBody, at: Date) {
  const quantity = decimalText(order.quantity);
  const { terms, validity } = order;
  return {
    depot_id: order.depotId,
    settlement_account_id: order.account.accountId,
    combination_id: null,
    leg_number: 1,
    order_type: order.type,
    side: order.side,
    instrument_id: order.listing.instrument.instrumentId,
    venue_id: order.listing.venue.venueId,
    quantity,
    open_quantity: quantity,
    cancelled_quantity: '0',
    executed_quantity: '0',
    limit_price: terms.kind === 'limit' ? decimalText(terms.limit) : null,
    trigger_price: terms.kind === 'stop' ? decimalText(terms.trigger) : null,
    extras: json(extrasOf(body)),
    validity_type: validity.type ?? null,
    validity_date: validity.type === undefined ? null : validity.date,
    valid_until: new Date(validity.until),
    status: 'PENDING' as const,
    stage: 'ENTERING' as const,
    stage_since: at,
    triggered_at: null,
    used_sequence: 0,
    wake_at: at,
    reserved: order.side === 'BUY' ? decimalText(order.estimate.needed) : '0',
    executed_value_eur: '0',
    fees_eur: '0',
    expected_value: decimalText(order.estimate.value),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** Kept as sent and answered again. */
const extrasOf = ({ limitExtension, tradingRestriction }: OrderBody): Readonly<Record<string, unknown>> => ({
  ...(limitExtension === undefined || limitExtension === null ? {} : { limitExtension }),
  ...(tradingRestriction === undefined || tradingRestriction === null ? {} : { tradingRestriction }),
});
