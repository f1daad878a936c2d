import { add, decimal, decimalText, subtract } from '@domain/shared/decimal';
import * as E from 'fp-ts/Either';
import type { Updateable } from 'kysely';
import type { BankDatabase } from '../db/database';
import type { WireMessage } from '../http/message';
import { refusal, type Refusal } from '../http/refusal';
import type { LedgerLine } from '../ledger/ledger-line';
import { blockSecurities, reserveCash } from '../ledger/trade-entries';
import type { Market } from '../market/market';
import { priceUnit, quantityUnit, type TradedInstrument } from '../market/traded-instrument';
import { wireAmount } from '../market/wire-amount';
import { checkOrder, type CheckedOrder } from './check-order';
import { loadFacts } from './load-facts';
import type { ChangeBody, OrderBody } from './order-body';
import type { OrderFacts } from './order-facts';
import type { OrderRow } from './order-record';
import type { SecuritiesOrderTable } from './order-tables';

/** A change that may be made. */
export interface CheckedChange {
  readonly messages: readonly WireMessage[];
  readonly columns: Updateable<SecuritiesOrderTable>;
  /** What the change binds more, or less. */
  readonly lines: readonly LedgerLine[];
}

/**
 * Checks a change like a new order for the part that is still open, with what the order binds already counted as
 * available. A new quantity counts what has been executed.
 */
export async function checkChange(
  db: BankDatabase,
  market: Market,
  row: OrderRow,
  change: ChangeBody,
  now: number,
): Promise<E.Either<Refusal, CheckedChange>> {
  const instrument = market.instruments.get(row.instrument_id);
  if (instrument === undefined) throw new Error('An order without its instrument');
  const body = openPart(row, change, instrument.traded);
  const facts = await loadFacts(db, market, row.client_id, body, now);
  if (E.isLeft(facts)) return facts;
  const { order, messages } = checkOrder(body, withOwnBinding(facts.right, row), 'full');
  if (order === undefined) return E.left(refusal(422, 'precondition.failed', ...messages));
  return E.right({ messages, columns: columnsOf(order, row), lines: linesOf(order, row) });
}

/** The order as it would be entered now for its open part, with the change put in. */
function openPart(row: OrderRow, change: ChangeBody, instrument: TradedInstrument): OrderBody {
  const current = asEntered(row, instrument);
  const asked = change.quantity?.value;
  const quantity =
    asked === undefined || !/^\d+(\.\d+)?$/.test(asked)
      ? row.open_quantity
      : decimalText(subtract(decimal(asked), decimal(row.executed_quantity)));
  return {
    ...current,
    quantity: wireAmount(decimal(quantity), quantityUnit(instrument)),
    limit: change.limit ?? current.limit ?? null,
    triggerLimit: change.triggerLimit ?? current.triggerLimit ?? null,
    validityType: change.validityType ?? current.validityType ?? null,
    validity: (change.validityType === undefined ? current.validity : change.validity) ?? null,
  };
}

function asEntered(row: OrderRow, traded: TradedInstrument): OrderBody {
  const unit = priceUnit(traded);
  return {
    depotId: row.depot_id,
    settlementAccountId: row.settlement_account_id,
    side: row.side,
    instrumentId: row.instrument_id,
    orderType: row.order_type,
    venueId: row.venue_id,
    limit: row.limit_price === null ? null : wireAmount(decimal(row.limit_price), unit),
    triggerLimit: row.trigger_price === null ? null : wireAmount(decimal(row.trigger_price), unit),
    validityType: row.validity_type,
    validity: row.validity_date,
  };
}

function withOwnBinding(facts: OrderFacts, row: OrderRow): OrderFacts {
  const { account, freeQuantity } = facts;
  return {
    ...facts,
    ...(account === undefined
      ? {}
      : { account: { ...account, available: add(account.available, decimal(row.reserved)) } }),
    ...(freeQuantity === undefined
      ? {}
      : { freeQuantity: row.side === 'SELL' ? add(freeQuantity, decimal(row.open_quantity)) : freeQuantity }),
  };
}

const columnsOf = (order: CheckedOrder, row: OrderRow): Updateable<SecuritiesOrderTable> => ({
  quantity: decimalText(add(order.quantity, decimal(row.executed_quantity))),
  open_quantity: decimalText(order.quantity),
  limit_price: order.terms.kind === 'limit' ? decimalText(order.terms.limit) : null,
  trigger_price: order.terms.kind === 'stop' ? decimalText(order.terms.trigger) : null,
  validity_type: order.validity.type ?? null,
  validity_date: order.validity.type === undefined ? null : order.validity.date,
  valid_until: new Date(order.validity.until),
  reserved: order.side === 'BUY' ? decimalText(order.estimate.needed) : '0',
  expected_value: decimalText(order.estimate.value),
});

const linesOf = (order: CheckedOrder, row: OrderRow): readonly LedgerLine[] =>
  order.side === 'BUY'
    ? reserveCash(
        order.account.accountId,
        order.account.currency,
        subtract(order.estimate.needed, decimal(row.reserved)),
      )
    : blockSecurities(row.depot_id, row.instrument_id, subtract(order.quantity, decimal(row.open_quantity)));
