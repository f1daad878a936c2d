import { chained, mapped, together } from '../../form/combine';
import { read, valueOf, type Outcome } from '../../form/outcome';
import { quantityUnit, type Instrument } from '../../instrument/instrument';
import { isFund } from '../../instrument/instrument-type';
import type { Venue } from '../../instrument/venue';
import { isWhole, type Decimal } from '../../money/decimal';
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
      quantity: chained(own.quantity, (value) =>
        isDivided(value, valueOf(trade.instrument), valueOf(venue), valueOf(trade.side))
          ? refusedAt('quantity', 'order-fund-units-whole')
          : read(value),
      ),
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

/**
 * Whether a purchase counts parts of fund units at a venue that sells none: only the fund company does. A sale may count
 * what a savings plan has left in parts; the bank sees to it that the rest is whole.
 */
export const isDivided = (
  value: Decimal,
  instrument: Instrument | undefined,
  venue: Venue | undefined,
  side: Side | undefined,
): boolean =>
  side !== 'SELL' &&
  instrument !== undefined &&
  venue !== undefined &&
  isFund(instrument.type) &&
  venue.type !== 'FUND' &&
  !isWhole(value);

const tradesSide = (venue: Venue, side: Side | undefined): Outcome<Venue> =>
  side === undefined || venue.sides.includes(side) ? read(venue) : refusedAt('venueId', 'order-venue-side');
