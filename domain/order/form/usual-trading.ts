import type { OrderPreferences } from '../draft/order-preferences';
import type { UsualTrading } from './order-form-facts';

/** What lasts from other orders; a quote is a way of trading rather than a type, and subscriptions the bank writes. */
export function usualTrading({
  orderType,
  lastUsedTradingSystem,
}: Pick<OrderPreferences, 'orderType' | 'lastUsedTradingSystem'>): UsualTrading {
  const isQuoted = orderType === 'QUOTE' || lastUsedTradingSystem === 'QUOTE';
  return {
    orderType: orderType === 'QUOTE' || orderType === 'SUBSCRIPTION' ? 'MARKET' : orderType,
    tradingSystem: isQuoted ? 'QUOTE' : 'STANDARD',
  };
}

/** A type chosen in the settings to begin with, which decides the way of trading too: what was kept of it gives way (ORD-27). */
export const usualType = (
  orderType: OrderPreferences['orderType'],
): Pick<OrderPreferences, 'orderType' | 'lastUsedTradingSystem'> => ({
  orderType,
  lastUsedTradingSystem: orderType === 'QUOTE' ? 'QUOTE' : 'STANDARD',
});
