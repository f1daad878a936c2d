import { formatGermanDate } from '../../time/german-date';
import type { LocalDate } from '../../time/local-date';
import type { Decimal } from '../../money/decimal';
import { exactGermanNumber } from '../../money/german-amount';
import type { Order } from '../open/order';
import {
  emptyDraft,
  type FollowDraft,
  type OrderDraft,
  type PriceTexts,
  type ValidityTexts,
} from '../draft/order-draft';
import {
  enterableOrderTypes,
  followOrderTypes,
  type EnterableOrderType,
  type FollowOrderType,
} from '../order-request';

/** What of an order another one is made from; of a template nothing but the type is certain. */
export interface SourceOrder extends Partial<Pick<Order, Kept>>, Pick<Order, 'orderType'> {
  readonly subOrders: readonly SourceOrder[];
}

type Kept =
  | 'depotId'
  | 'settlementAccountId'
  | 'side'
  | 'venueId'
  | 'instrument'
  | 'quantity'
  | 'limit'
  | 'triggerLimit'
  | 'trailing'
  | 'limitExtension'
  | 'tradingRestriction'
  | 'validityType'
  | 'validUntil';

/**
 * An order as the draft of another one like it (ORD-02: orderid). A last day that is over is left out; undefined for an
 * order that cannot be entered, such as a subscription.
 */
export function draftOfOrder(order: SourceOrder, today: LocalDate): OrderDraft | undefined {
  const orderType = enterableOrderTypes.find((type) => type === order.orderType);
  if (orderType === undefined) return undefined;
  const [lead = order, follow] = orderType === 'NEXT_ORDER' ? order.subOrders : [leadOf(order)];
  const { settlementAccountId, venueId, instrument = order.instrument } = lead;
  return {
    ...emptyDraft,
    ...typeOf(orderType),
    ...pricesOf(orderType === 'NEXT_ORDER' ? lead : order),
    ...validityOf(lead, today),
    ...(order.depotId === undefined ? {} : { depotId: order.depotId }),
    ...(settlementAccountId === undefined ? {} : { settlementAccountId }),
    ...(venueId === undefined ? {} : { venueId }),
    ...(instrument === undefined ? {} : { instrument }),
    ...(lead.side === undefined ? {} : { side: lead.side }),
    quantity: quantityOf(lead),
    limitExtension: lead.limitExtension ?? 'NO',
    tradingRestriction: lead.tradingRestriction ?? 'NO',
    follow: follow === undefined ? emptyDraft.follow : followOf(follow, today),
  };
}

/** A quote is a way of trading; its type stands for the next price there is. */
const typeOf = (orderType: EnterableOrderType): Pick<OrderDraft, 'orderType' | 'tradingSystem'> =>
  orderType === 'QUOTE'
    ? { orderType: 'MARKET', tradingSystem: 'QUOTE' }
    : { orderType, tradingSystem: 'STANDARD' };

/** The leg that says what is traded, for a combined order of two. */
const leadOf = (order: SourceOrder): SourceOrder => order.subOrders[0] ?? order;

function followOf(order: SourceOrder, today: LocalDate): FollowDraft {
  const orderType = followOrderTypes.find((type): type is FollowOrderType => type === order.orderType);
  const lead = leadOf(order);
  return {
    ...pricesOf(order),
    ...validityOf(lead, today),
    orderType: orderType ?? emptyDraft.follow.orderType,
    quantity: quantityOf(lead),
  };
}

/** Of two legs of which one cancels the other the stop has the trigger and the other the limit. */
function pricesOf(order: SourceOrder): PriceTexts {
  const [stop = order, limited = order] = order.subOrders;
  const { triggerLimit, trailing } = stop;
  const { limit } = limited;
  const distance = trailing?.kind === 'absolute' ? trailing.distance.value : trailing?.distance;
  return {
    triggerLimit: triggerLimit === undefined ? '' : priceText(triggerLimit.value),
    limit: limit === undefined || order.orderType === 'QUOTE' ? '' : priceText(limit.value),
    distance: distance === undefined ? '' : priceText(distance),
    distanceKind: trailing?.kind ?? 'relative',
  };
}

function validityOf({ validityType, validUntil }: SourceOrder, today: LocalDate): ValidityTexts {
  if (validityType !== 'GTD') return { ...(validityType && { validityType }), validityDate: '' };
  return validUntil === undefined || validUntil < today
    ? { validityType: 'GFD', validityDate: '' }
    : { validityType, validityDate: formatGermanDate(validUntil) };
}

const priceText = (value: Decimal): string => exactGermanNumber(value, 2);

const quantityOf = ({ quantity }: SourceOrder): string =>
  quantity === undefined ? '' : exactGermanNumber(quantity.value, 0);
