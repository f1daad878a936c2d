import { timestampText } from '@domain/time/wire-time';
import { decimal, trimmed } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { PIECES } from '@domain/money/unit';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { instrumentAnswer } from '@sandbox/market/catalogue/instrument-answer';
import { priceUnit, quantityUnit } from '@sandbox/market/catalogue/traded-instrument';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { venueAnswer } from '@sandbox/market/venue/venue-answer';
import type { PricedMarket } from '@sandbox/market/price/derivative-figures';
import { wireAmount, type WireAmount } from '@sandbox/market/price/wire-amount';
import type { AnsweredOrder } from './answered-order';
import { isCancellable, isChangeable } from '../open/order-permission';
import type { OrderAnswer } from './order-schema';

/** The answer for one order or one leg. */
export function orderAnswer(
  { row, executions }: AnsweredOrder,
  { traded }: CatalogueInstrument,
): OrderAnswer {
  const size = quantityUnit(traded);
  const price = priceUnit(traded);
  const quantity = (text: string): WireAmount => wireAmount(trimmed(decimal(text)), size);
  const priced = (text: string | null): WireAmount | null =>
    text === null ? null : wireAmount(decimal(text), price);
  return {
    depotId: row.depot_id,
    settlementAccountId: row.settlement_account_id,
    orderId: row.order_id,
    creationTimestamp: timestampText(instant(row.created_at.getTime())),
    legNumber: row.leg_number,
    orderType: row.order_type,
    orderStatus: row.status,
    ...(row.end_reason === null ? {} : { statusReason: row.end_reason }),
    side: row.side,
    instrumentId: row.instrument_id,
    venueId: row.venue_id,
    quantity: quantity(row.quantity),
    limit: priced(row.limit_price),
    triggerLimit: priced(row.trigger_price),
    orderSource: 'ORDER_ENTRY',
    ...row.extras,
    validityType: row.validity_type,
    validity: row.validity_date,
    openQuantity: quantity(row.open_quantity),
    cancelledQuantity: quantity(row.cancelled_quantity),
    executedQuantity: quantity(row.executed_quantity),
    expectedValue:
      row.expected_value === null
        ? null
        : wireAmount(decimal(row.expected_value), size === PIECES ? traded.currency : size),
    executions: executions.map((execution) => ({
      executionId: execution.execution_id,
      executionNumber: execution.number,
      executedQuantity: quantity(execution.quantity),
      executionPrice: wireAmount(decimal(execution.price), price),
      executionTimestamp: timestampText(instant(execution.executed_at.getTime())),
    })),
    deletable: isCancellable(row),
    modifiable: isChangeable(row),
    version: String(row.version),
    bestEx: false,
  };
}

/** What an order is about, as far as it is asked for. */
interface OrderSubject {
  readonly instrument: CatalogueInstrument | undefined;
  readonly venue: TradingVenue | undefined;
}

/** The answer with the instrument and the venue it is about. */
export function described(
  answer: OrderAnswer,
  { instrument, venue }: OrderSubject,
  market: PricedMarket,
): OrderAnswer {
  const shown = venue === undefined ? undefined : venueAnswer(venue);
  return {
    ...answer,
    ...(instrument === undefined ? {} : { instrument: instrumentAnswer(instrument, market) }),
    ...(shown === undefined ? {} : { venue: shown }),
  };
}
