import { mapped } from '../../form/combine';
import { valueOf, type Outcome } from '../../form/outcome';
import type { AccountId, DepotId, InstrumentId, VenueId } from '../../codes/ids';
import { quantityUnit } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import type { Amount } from '../../money/amount';
import { readsPrice } from '../draft/price-fields';
import type { EnterableOrderType } from '../order-request';
import type { Side } from '../side';
import type { Validity } from '../validity';
import type { OrderParts } from './order-parts';
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
  const prices = pricesIn(own.prices, unitAt(instrument, venue));
  const priced = (field: 'limit' | 'triggerLimit'): Amount | undefined =>
    instrument && readsPrice(orderType, field) ? valueOf(prices[field]) : undefined;
  const limit = priced('limit');
  const triggerLimit = priced('triggerLimit');
  const quantity =
    instrument && valueOf(mapped(own.quantity, (value): Amount => ({ value, unit: quantityUnit(instrument) })));
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
    ...(validity && { validity }),
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
  const { orderType: _, limit: __, triggerLimit: ___, validity: ____, ...trade } = soFar;
  return trade;
}
