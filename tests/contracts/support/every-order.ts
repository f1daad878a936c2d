import type {
  EnterableOrderType,
  FollowOrder,
  LimitOrder,
  OcoOrder,
  OrderFrame,
  OrderRequest,
} from '@domain/order/order-request';
import { amount, type Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import type { VenueId } from '@domain/codes/ids';
import { percentage } from '@domain/money/percentage';

/** Prices around a market: nothing at them is executed or triggered at once. */
interface Around {
  readonly bottom: Amount;
  readonly below: Amount;
  readonly above: Amount;
}

const relative = { kind: 'relative', distance: percentage(decimal('50')) } as const;

/** A purchase as an order of each type but quotes, and with each follow; each at a venue that takes it. */
export function everyOrder(
  purchase: Omit<OrderFrame, 'venueId'>,
  { bottom, below, above }: Around,
  venueFor: (type: EnterableOrderType) => VenueId,
): readonly OrderRequest[] {
  const at = (type: EnterableOrderType): OrderFrame => ({ ...purchase, venueId: venueFor(type) });
  const absolute = { kind: 'absolute', distance: amount('200', above.unit) } as const;
  const base: LimitOrder = { ...at('NEXT_ORDER'), orderType: 'LIMIT', limit: below };
  const sale: OrderFrame = { ...at('NEXT_ORDER'), side: 'SELL' };
  const follows: readonly FollowOrder[] = [
    { ...sale, orderType: 'LIMIT', limit: above },
    { ...sale, orderType: 'STOP_MARKET', triggerLimit: bottom },
    ocoOf(sale, bottom, above),
  ];
  return [
    { ...at('MARKET'), orderType: 'MARKET' },
    { ...at('LIMIT'), orderType: 'LIMIT', limit: below },
    { ...at('STOP_MARKET'), orderType: 'STOP_MARKET', triggerLimit: above },
    { ...at('STOP_LIMIT'), orderType: 'STOP_LIMIT', triggerLimit: above, limit: above },
    {
      ...at('TRAILING_STOP_MARKET'),
      orderType: 'TRAILING_STOP_MARKET',
      triggerLimit: above,
      trailing: relative,
    },
    {
      ...at('TRAILING_STOP_LIMIT'),
      orderType: 'TRAILING_STOP_LIMIT',
      triggerLimit: above,
      trailing: absolute,
      limit: above,
    },
    {
      ...at('TRAILING_STOP_NATIVE_MARKET'),
      orderType: 'TRAILING_STOP_NATIVE_MARKET',
      triggerLimit: above,
      trailing: absolute,
    },
    ocoOf(at('ONE_CANCELS_OTHER'), above, below),
    ...follows.map((follow): OrderRequest => ({
      orderType: 'NEXT_ORDER',
      depotId: purchase.depotId,
      subOrders: [base, follow],
    })),
  ];
}

const ocoOf = (frame: OrderFrame, triggerLimit: Amount, limit: Amount): OcoOrder => ({
  orderType: 'ONE_CANCELS_OTHER',
  depotId: frame.depotId,
  subOrders: [
    { ...frame, orderType: 'STOP_MARKET', triggerLimit },
    { ...frame, orderType: 'LIMIT', limit },
  ],
});
