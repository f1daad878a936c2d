import { chained, mapped, together } from '../../form/combine';
import { read, valueOf, type Outcome } from '../../form/outcome';
import { quantityUnit } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import type { OrderFrame } from '../order-request';
import type { Side } from '../side';
import type { OrderParts } from './order-parts';
import { refusedAt } from './refused-at';

/** What is traded, where and how much. */
export type Trade = Pick<
  OrderFrame,
  'depotId' | 'settlementAccountId' | 'side' | 'instrumentId' | 'venueId' | 'quantity'
>;

/** Reads what is traded, where and how much (ORD-04, ORD-08). */
export const readTrade = (
  { trade, own }: Pick<OrderParts, 'trade' | 'own'>,
  venue: Outcome<Venue>,
): Outcome<Trade> =>
  mapped(
    together({
      ...trade,
      venue: chained(venue, (known) => tradesSide(known, valueOf(trade.side))),
      quantity: own.quantity,
    }),
    ({ depotId, settlementAccountId, instrument, side, venue: { id }, quantity }) => ({
      depotId,
      settlementAccountId,
      side,
      instrumentId: instrument.id,
      venueId: id,
      quantity: { value: quantity, unit: quantityUnit(instrument) },
    }),
  );

const tradesSide = (venue: Venue, side: Side | undefined): Outcome<Venue> =>
  side === undefined || venue.sides.includes(side) ? read(venue) : refusedAt('venueId', 'order-venue-side');
