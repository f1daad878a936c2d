import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { quantityUnit } from '../../instrument/instrument';
import { readQuantity } from './order-number';
import type { OrderFrame } from '../order-request';
import type { TradeDraft } from '../draft/typed-draft';
import type { Venue } from '../../instrument/venue';
import { at, chosen, refused, together, type Read } from './reading';

/** What is traded, where and how much. */
export type Trade = Pick<
  OrderFrame,
  'depotId' | 'settlementAccountId' | 'side' | 'instrumentId' | 'venueId' | 'quantity'
>;

/** Reads what is traded, where and how much (ORD-04, ORD-08); `venue` is the one chosen, if it is known. */
export const readTrade = (draft: TradeDraft, venue: Venue | undefined): Read<Trade> =>
  pipe(
    together({
      depotId: chosen('depotId', draft.depotId, 'order-depot-missing'),
      settlementAccountId: chosen('settlementAccountId', draft.settlementAccountId, 'order-account-missing'),
      instrument: chosen('instrument', draft.instrument, 'order-instrument-missing'),
      side: chosen('side', draft.side, 'order-side-missing'),
      venue: readVenue(draft, venue),
      quantity: at('quantity', readQuantity(draft.quantity, draft.instrument?.type)),
    }),
    E.map(({ instrument, venue, quantity, ...chosen }) => ({
      ...chosen,
      instrumentId: instrument.id,
      venueId: venue.id,
      quantity: { value: quantity, unit: quantityUnit(instrument) },
    })),
  );

function readVenue({ venueId, side }: TradeDraft, venue: Venue | undefined): Read<Venue> {
  if (venueId === undefined) return refused('venueId', 'order-venue-missing');
  if (venue === undefined) return refused('venueId', 'order-venue-unknown');
  return side === undefined || venue.sides.includes(side)
    ? E.right(venue)
    : refused('venueId', 'order-venue-side');
}
