import { decimalText, maximum, zero, type Decimal } from '@domain/money/decimal';
import type { Insertable } from 'kysely';
import { json } from '@sandbox/platform/db/json';
import type { LedgerLine } from '@sandbox/ledger/ledger-line';
import { blockSecurities, reserveCash } from '@sandbox/ledger/trade-entries';
import type { CheckedOrder } from '../check/check-order';
import type { CheckedOco, CheckedRequest, CheckedSingle } from '../check/check-request';
import type { CombinationTable, SecuritiesOrderTable } from '../store/order-tables';

type OrderInsert = Omit<Insertable<SecuritiesOrderTable>, 'client_id'>;

/** Everything that is written when a request becomes an order; the legs are in the order of their numbers. */
export interface OrderRows {
  /** The order, or the combined order over all legs. */
  readonly rootId: string;
  readonly combinations: readonly Omit<CombinationTable, 'client_id'>[];
  readonly orders: readonly [OrderInsert, ...OrderInsert[]];
  /** What the request binds: once, whatever its legs are. */
  readonly lines: readonly LedgerLine[];
}

/** The rows of a checked request; new ids come in ascending order. */
export function orderRows(request: CheckedRequest, at: Date, newId: () => string): OrderRows {
  switch (request.kind) {
    case 'single':
      return single(request, at, newId);
    case 'oco':
      return oco(request, at, newId);
    case 'next': {
      const rootId = newId();
      const base = { ...rowOf(request.base, newId(), at), combination_id: rootId };
      const waiting = {
        stage: 'WAITING',
        status: 'WAITING',
        reserved: '0',
        waits_for: base.order_id,
      } as const;
      const follow =
        request.follow.kind === 'oco' ? oco(request.follow, at, newId) : single(request.follow, at, newId);
      const isLeg = request.follow.kind === 'single';
      return {
        rootId,
        combinations: [
          combinationOf(rootId, request.base.depotId, 'NEXT_ORDER', at),
          ...follow.combinations.map((each) => ({ ...each, parent_id: rootId, leg_number: 2 })),
        ],
        orders: [
          base,
          ...follow.orders.map((row) => ({
            ...row,
            ...waiting,
            ...(isLeg ? { combination_id: rootId, leg_number: 2 } : {}),
          })),
        ],
        lines: bindingOf(request.base, request.base.estimate.needed),
      };
    }
  }
}

function single({ order }: CheckedSingle, at: Date, newId: () => string): OrderRows {
  const row = rowOf(order, newId(), at);
  return {
    rootId: row.order_id,
    combinations: [],
    orders: [row],
    lines: bindingOf(order, order.estimate.needed),
  };
}

/** Both legs bind together what the dearer one needs; the first leg bears it. */
function oco({ legs: [stop, limit] }: CheckedOco, at: Date, newId: () => string): OrderRows {
  const rootId = newId();
  const needed = maximum(stop.estimate.needed, limit.estimate.needed);
  const [stopId, limitId] = [newId(), newId()];
  return {
    rootId,
    combinations: [combinationOf(rootId, stop.depotId, 'ONE_CANCELS_OTHER', at)],
    orders: [
      {
        ...rowOf(stop, stopId, at),
        combination_id: rootId,
        partner_id: limitId,
        reserved: decimalText(boundBy(stop, needed)),
      },
      {
        ...rowOf(limit, limitId, at),
        combination_id: rootId,
        partner_id: stopId,
        leg_number: 2,
        reserved: '0',
      },
    ],
    lines: bindingOf(stop, needed),
  };
}

const combinationOf = (combinationId: string, depotId: string, type: string, at: Date) => ({
  combination_id: combinationId,
  depot_id: depotId,
  order_type: type,
  parent_id: null,
  leg_number: 1,
  created_at: at,
});

/** Money for a buy, securities for a sale; nothing where another bank will pay. */
const boundBy = ({ side, quantity, extras }: CheckedOrder, needed: Decimal): Decimal => {
  if (side === 'SELL') return quantity;
  return extras.directDebit === undefined ? needed : zero;
};

function bindingOf(order: CheckedOrder, needed: Decimal): readonly LedgerLine[] {
  const { side, account, depotId, listing } = order;
  const bound = boundBy(order, needed);
  return side === 'BUY'
    ? reserveCash(account.accountId, account.currency, bound)
    : blockSecurities(depotId, listing.instrument.instrumentId, bound);
}

function rowOf(order: CheckedOrder, orderId: string, at: Date) {
  const quantity = decimalText(order.quantity);
  const { terms, validity } = order;
  return {
    order_id: orderId,
    depot_id: order.depotId,
    settlement_account_id: order.account.accountId,
    combination_id: null,
    leg_number: 1,
    partner_id: null,
    waits_for: null,
    order_type: order.type,
    side: order.side,
    instrument_id: order.listing.instrument.instrumentId,
    venue_id: order.listing.venue.venueId,
    quantity,
    open_quantity: quantity,
    cancelled_quantity: '0',
    executed_quantity: '0',
    ...pricesOf(terms),
    extras: json(order.extras),
    validity_type: validity.type ?? null,
    validity_date: validity.type === undefined ? null : validity.date,
    valid_until: new Date(validity.until),
    status: 'PENDING' as const,
    stage: 'ENTERING' as const,
    stage_since: at,
    triggered_at: null,
    used_sequence: 0,
    wake_at: at,
    reserved: decimalText(boundBy(order, order.estimate.needed)),
    executed_value_eur: '0',
    fees_eur: '0',
    expected_value: decimalText(order.estimate.value),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** Limit and trigger as columns. */
export function pricesOf(terms: CheckedOrder['terms']): {
  readonly limit_price: string | null;
  readonly trigger_price: string | null;
} {
  switch (terms.kind) {
    case 'market':
      return { limit_price: null, trigger_price: null };
    case 'limit':
      return { limit_price: decimalText(terms.limit), trigger_price: null };
    case 'quote':
      return { limit_price: decimalText(terms.price), trigger_price: null };
    case 'stop':
    case 'trailing':
      return {
        limit_price: terms.limit === undefined ? null : decimalText(terms.limit),
        trigger_price: decimalText(terms.trigger),
      };
  }
}
