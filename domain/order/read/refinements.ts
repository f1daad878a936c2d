import type { OrderDraft } from '../draft/order-draft';
import type { OrderFrame } from '../order-request';
import type { OrderTypeAbilities } from '../../instrument/venue';

/** What refines an order: an addition to its limit, the auctions it is kept for. */
export type Refinements = Pick<OrderFrame, 'limitExtension' | 'tradingRestriction'>;

/** Limit extension and trading restriction go along only if chosen and possible for this type here (ORD-10). */
export function refinementsOf(
  chosen: Pick<OrderDraft, 'limitExtension' | 'tradingRestriction'>,
  { limitExtensions, tradingRestrictions }: OrderTypeAbilities,
): Refinements {
  const limitExtension = limitExtensions.find((offered) => offered === chosen.limitExtension);
  const tradingRestriction = tradingRestrictions.find((offered) => offered === chosen.tradingRestriction);
  return { ...(limitExtension && { limitExtension }), ...(tradingRestriction && { tradingRestriction }) };
}
