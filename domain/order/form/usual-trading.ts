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
