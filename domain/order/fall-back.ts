import type { OrderDraft } from './order-draft';
import type { EnterableOrderType } from './order-request';
import type { Venue } from './venue';

/** Why an order becomes a market order though another type was chosen. */
export type FallBackReason = 'limit-missing' | 'trigger-missing' | 'fund-venue';

/** The order is sent as MARKET with its limits cleared (ORD-07). The customer sees it before anything is sent. */
export interface FallBack {
  readonly to: 'MARKET';
  readonly chosen: EnterableOrderType;
  readonly reason: FallBackReason;
}

/**
 * Whether the order falls back to a market order: at a fund company always, else where the price it needs was
 * left empty (brokerage.md 4). A price that was typed but cannot be read is no fall-back but an error at its
 * field: who types a limit wants one.
 */
export function fallBackOf(draft: OrderDraft, venue: Venue | undefined): FallBack | undefined {
  const { orderType: chosen } = draft;
  if (chosen === 'MARKET') return undefined;
  if (venue?.type === 'FUND') return { to: 'MARKET', chosen, reason: 'fund-venue' };
  if (draft[neededPrice[chosen]].trim() !== '') return undefined;
  return { to: 'MARKET', chosen, reason: missing[chosen] };
}

/** The field whose price a type cannot do without (ORD-06). */
const neededPrice = { LIMIT: 'limit', STOP_MARKET: 'triggerLimit' } as const;
const missing = { LIMIT: 'limit-missing', STOP_MARKET: 'trigger-missing' } as const;
