import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import type { Amount } from '../../money/amount';
import { compare } from '../../money/decimal';
import { UNKNOWN_UNIT } from '../../money/unit';
import { selectableFollowTypes } from '../../instrument/dimensions';
import { quantityUnit } from '../../instrument/instrument';
import { readQuantity } from './order-number';
import type { NextOrder, OrderFrame } from '../order-request';
import { followValidityFields, readValidity } from './read-validity';
import type { NextDraft } from '../draft/typed-draft';
import { aroundBase } from './around-base';
import { orderOf } from './order-terms';
import { followFields, limitAt, type PriceDesk } from './price-desk';
import { readFrame, type FrameFacts } from './read-frame';
import { readTerms } from './read-terms';
import { at, refused, together, type Read } from './reading';

/** Reads a limited purchase and the sale that starts once it is executed in full (ORD-13, rules.md 4). */
export const readNext = (
  { base, follow }: NextDraft,
  facts: Omit<FrameFacts, 'orderType'>,
  desk: PriceDesk,
): Read<NextOrder> => {
  const limit = limitAt(base, desk);
  return pipe(
    together({
      frame: readFrame(base, { ...facts, orderType: 'NEXT_ORDER' }),
      isPurchase: base.side === 'SELL' ? refused('side', 'order-next-base-sale') : E.right(undefined),
      limit,
      isOffered: readFollowOffer(follow, facts),
      terms: aroundBase(limit, readTerms(follow, { ...desk, fieldOf: followFields, side: 'SELL' })),
      quantity: readFollowQuantity(follow, base),
      validity: pipe(readValidity(follow, facts.venue, facts.today, followValidityFields), E.mapLeft(RA.of)),
    }),
    E.map(({ frame, limit, terms, ...own }) => ({
      orderType: 'NEXT_ORDER',
      depotId: frame.depotId,
      subOrders: [{ ...frame, orderType: 'LIMIT', limit }, orderOf(followFrame(frame, own), terms)],
    })),
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

const readFollowOffer = (
  { orderType }: NextDraft['follow'],
  { venue }: Pick<FrameFacts, 'venue'>,
): Read<unknown> =>
  venue === undefined || selectableFollowTypes(venue).includes(orderType)
    ? E.right(undefined)
    : refused('followOrderType', 'order-type-not-offered');

/** No more can be sold than was bought. */
function readFollowQuantity(
  { quantity }: NextDraft['follow'],
  { quantity: bought, instrument }: NextDraft['base'],
): Read<Amount> {
  const most = readQuantity(bought, instrument?.type);
  return pipe(
    at('followQuantity', readQuantity(quantity, instrument?.type)),
    E.chain((value) =>
      E.isRight(most) && compare(value, most.right) > 0
        ? refused('followQuantity', 'order-follow-quantity')
        : E.right({ value, unit: instrument === undefined ? UNKNOWN_UNIT : quantityUnit(instrument) }),
    ),
  );
}
