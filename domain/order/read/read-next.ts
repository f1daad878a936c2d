import { chained, mapped, together } from '../../form/combine';
import { read, valueOf, type Outcome } from '../../form/outcome';
import { selectableFollowTypes } from '../../instrument/dimensions';
import { quantityUnit } from '../../instrument/instrument';
import type { Venue } from '../../instrument/venue';
import type { Amount } from '../../money/amount';
import { compare } from '../../money/decimal';
import { UNKNOWN_UNIT } from '../../money/unit';
import type { NextOrder, OrderFrame } from '../order-request';
import { aroundBase } from './around-base';
import type { FollowParts, OrderParts } from './order-parts';
import { pricesIn, unitAt, venueIn, type OrderPlace } from './order-place';
import { orderOf, type FollowTerms } from './order-terms';
import { followPrices } from './price-places';
import { readFrame } from './read-frame';
import { readTerms } from './read-terms';
import { validityAt } from './read-validity';
import { refusedAt } from './refused-at';

/** Reads a limited purchase and the sale that starts once it is executed in full (ORD-13, rules.md 4). */
export const readNext = (parts: OrderParts, place: OrderPlace): Outcome<NextOrder> => {
  const { trade, own, follow } = parts;
  const venue = venueIn(place);
  const unit = unitAt(valueOf(trade.instrument), venue);
  const { limit } = pricesIn(own.prices, unit);
  return mapped(
    together({
      frame: readFrame(parts, place),
      isPurchase: valueOf(trade.side) === 'SELL' ? refusedAt('side', 'order-next-base-sale') : read(true),
      limit,
      isOffered: readFollowOffer(follow, venue),
      terms: aroundBase(
        limit,
        chained(follow.orderType, (type): Outcome<FollowTerms> =>
          readTerms(type, pricesIn(follow.prices, unit), { side: 'SELL', places: followPrices }),
        ),
      ),
      quantity: readFollowQuantity(parts),
      validity: validityAt(follow.life, venue, 'follow.validityType'),
    }),
    ({ frame, limit: most, terms, quantity, validity }) => ({
      orderType: 'NEXT_ORDER',
      depotId: frame.depotId,
      subOrders: [
        { ...frame, orderType: 'LIMIT', limit: most },
        orderOf(followFrame(frame, { quantity, validity }), terms),
      ],
    }),
  );
};

/** The follow sells where the base buys; what pays and refines the base does not go along. */
const followFrame = (
  { depotId, settlementAccountId, instrumentId, venueId }: OrderFrame,
  {
    quantity,
    validity,
  }: Pick<OrderFrame, 'quantity'> & { readonly validity: OrderFrame['validity'] | undefined },
): OrderFrame => ({
  depotId,
  settlementAccountId,
  side: 'SELL',
  instrumentId,
  venueId,
  quantity,
  ...(validity === undefined ? {} : { validity }),
});

const readFollowOffer = ({ orderType }: FollowParts, venue: Venue | undefined): Outcome<unknown> =>
  chained(orderType, (type) =>
    venue === undefined || selectableFollowTypes(venue).includes(type)
      ? read(undefined)
      : refusedAt('follow.orderType', 'order-type-not-offered'),
  );

/** No more can be sold than was bought. */
function readFollowQuantity({ trade, own, follow }: OrderParts): Outcome<Amount> {
  const most = valueOf(own.quantity);
  const instrument = valueOf(trade.instrument);
  return chained(follow.quantity, (value): Outcome<Amount> =>
    most !== undefined && compare(value, most) > 0
      ? refusedAt('follow.quantity', 'order-follow-quantity')
      : read({ value, unit: instrument === undefined ? UNKNOWN_UNIT : quantityUnit(instrument) }),
  );
}
