import { mapped } from '../../form/combine';
import { valueOf, type Outcome } from '../../form/outcome';
import type { AccountId, DepotId, InstrumentId, VenueId } from '../../codes/ids';
import { quantityUnit, type Instrument } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import type { Amount } from '../../money/amount';
import { readsPrice } from '../draft/price-fields';
import type { EnterableOrderType } from '../order-request';
import type { Side } from '../side';
import type { TrailingDistance } from '../trailing-distance';
import type { Validity } from '../validity';
import type { OrderParts, PriceParts } from './order-parts';
import { pricesIn, unitAt } from './order-place';

/** As much of an order as can be read so far (ORD-17). */
export interface ReadSoFar {
  readonly orderType?: EnterableOrderType;
  readonly depotId?: DepotId;
  readonly settlementAccountId?: AccountId;
  readonly side?: Side;
  readonly instrumentId?: InstrumentId;
  readonly venueId?: VenueId;
  readonly quantity?: Amount;
  readonly limit?: Amount;
  readonly triggerLimit?: Amount;
  readonly trailing?: TrailingDistance;
  readonly validity?: Validity;
}

/** What of the parts can be read, in the type that would be sent. */
export function partialOrder(
  { trade, own }: Pick<OrderParts, 'trade' | 'own'>,
  venueId: VenueId | undefined,
  { venue, orderType }: { readonly venue: Venue | undefined; readonly orderType: EnterableOrderType },
): ReadSoFar {
  const instrument = valueOf(trade.instrument);
  const depotId = valueOf(trade.depotId);
  const settlementAccountId = valueOf(trade.settlementAccountId);
  const side = valueOf(trade.side);
  const { limit, triggerLimit, trailing } = pricesSoFar(own.prices, instrument, venue, orderType);
  const quantity =
    instrument &&
    valueOf(mapped(own.quantity, (value): Amount => ({ value, unit: quantityUnit(instrument) })));
  const validity = offered(own.life.validity, venue);
  return {
    orderType,
    ...(depotId && { depotId }),
    ...(settlementAccountId && { settlementAccountId }),
    ...(side && { side }),
    ...(instrument && { instrumentId: instrument.id }),
    ...(venueId && { venueId }),
    ...(quantity && { quantity }),
    ...(limit && { limit }),
    ...(triggerLimit && { triggerLimit }),
    ...(trailing && { trailing }),
    ...(validity && { validity }),
  };
}

/** The prices that the type reads, in what they count at the venue. */
export function pricesSoFar(
  parts: PriceParts,
  instrument: Instrument | undefined,
  venue: Venue | undefined,
  orderType: EnterableOrderType,
): Pick<ReadSoFar, 'limit' | 'triggerLimit' | 'trailing'> {
  if (instrument === undefined) return {};
  const prices = pricesIn(parts, unitAt(instrument, venue));
  const limit = readsPrice(orderType, 'limit') ? valueOf(prices.limit) : undefined;
  const triggerLimit = readsPrice(orderType, 'triggerLimit') ? valueOf(prices.triggerLimit) : undefined;
  const trailing = readsPrice(orderType, 'distance') ? valueOf(prices.trailing) : undefined;
  return {
    ...(limit && { limit }),
    ...(triggerLimit && { triggerLimit }),
    ...(trailing && { trailing }),
  };
}

function offered(validity: Outcome<Validity>, venue: Venue | undefined): Validity | undefined {
  const read = valueOf(validity);
  return read && venue?.validityTypes.includes(read.type) === true ? read : undefined;
}

/** Types that the bank takes whole or not at all: combined orders by their legs, quotes with their quote. */
const wholes: readonly EnterableOrderType[] = ['ONE_CANCELS_OTHER', 'NEXT_ORDER', 'QUOTE'];

/** What of an incomplete order the bank can check while the customer types. */
export function checkablePart(soFar: ReadSoFar): ReadSoFar {
  if (soFar.orderType === undefined || !wholes.includes(soFar.orderType)) return soFar;
  const { depotId, settlementAccountId, side, instrumentId, venueId, quantity } = soFar;
  return {
    ...(depotId && { depotId }),
    ...(settlementAccountId && { settlementAccountId }),
    ...(side && { side }),
    ...(instrumentId && { instrumentId }),
    ...(venueId && { venueId }),
    ...(quantity && { quantity }),
  };
}
