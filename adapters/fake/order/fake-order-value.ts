import { type Amount, toCents, valueOf } from '@domain/money/amount';
import type { VenueQuote } from '@domain/instrument/venue';
import type { PartialOrder } from '@application/ports/bank/order/order-gateway';

/** What the order is worth at its limit, its trigger or the market, to the cent; unknown without a price. */
export function orderValueAt(
  order: Omit<PartialOrder, 'orderType'>,
  quotes: readonly VenueQuote[],
): Amount | undefined {
  const quote = quotes.find(
    ({ instrumentId, venueId }) => instrumentId === order.instrumentId && venueId === order.venueId,
  );
  const market = order.side === 'BUY' ? quote?.ask : quote?.bid;
  const price = order.limit ?? order.triggerLimit ?? market ?? quote?.last;
  return order.quantity === undefined || price === undefined
    ? undefined
    : toCents(valueOf(order.quantity, price));
}
