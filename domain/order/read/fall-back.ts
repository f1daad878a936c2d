import type { Venue } from '../../instrument/venue';
import type { EnterableOrderType } from '../order-request';
import type { PriceParts } from './order-parts';
import type { PriceField } from '../draft/order-draft';
import type { TradingSystem } from '../draft/order-preferences';
import { priceFields } from '../draft/price-fields';

/** Why an order is sent as another type than was chosen. */
export type FallBackReason =
  | 'limit-missing'
  | 'trigger-missing'
  | 'distance-missing'
  | 'fund-venue'
  | 'quote-trading';

/**
 * The order is sent as MARKET with its limits cleared, or as a request for a quote (ORD-07). The customer sees it
 * before anything is sent.
 */
export interface FallBack {
  readonly to: 'MARKET' | 'QUOTE';
  readonly chosen: EnterableOrderType;
  readonly reason: FallBackReason;
}

/** What was chosen and typed, as far as it decides on the type that is sent. */
export interface ChosenType {
  readonly orderType: EnterableOrderType;
  readonly tradingSystem: TradingSystem;
  readonly prices: PriceParts;
}

/**
 * Whether the order is sent as something else (brokerage.md 4): fund companies take market orders only, live
 * trading asks for a quote, and where a price it needs was left empty it falls back to a market order. A price that
 * was typed but cannot be read is no fall-back but an error at its field: who types a limit wants one. Nor can
 * anything fall back where the venue takes no market orders, or where two orders are combined and each needs its price.
 */
export function fallBackOf(
  { orderType: chosen, tradingSystem, prices }: ChosenType,
  venue: Venue | undefined,
): FallBack | undefined {
  if (venue?.type === 'FUND') return unlessChosen({ to: 'MARKET', chosen, reason: 'fund-venue' });
  if (tradingSystem === 'QUOTE') return unlessChosen({ to: 'QUOTE', chosen, reason: 'quote-trading' });
  if (isCombined(chosen) || (venue !== undefined && venue.orderTypes.MARKET === undefined)) return undefined;
  const missing = priceFields[chosen].find((field) => prices[field].kind === 'empty');
  return missing && { to: 'MARKET', chosen, reason: reasons[missing] };
}

const unlessChosen = (fallBack: FallBack): FallBack | undefined =>
  fallBack.chosen === fallBack.to ? undefined : fallBack;

const isCombined = (type: EnterableOrderType): boolean =>
  type === 'ONE_CANCELS_OTHER' || type === 'NEXT_ORDER';

const reasons = {
  limit: 'limit-missing',
  triggerLimit: 'trigger-missing',
  distance: 'distance-missing',
} as const satisfies Readonly<Record<PriceField, FallBackReason>>;
