import type { OrderMarket } from '@application/order/order-market';
import { token } from '../../token';

/** What `market-module` binds. */
export const marketTokens = {
  market: token<OrderMarket>('OrderMarket'),
} as const;
