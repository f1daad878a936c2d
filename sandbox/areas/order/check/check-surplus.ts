import type { WireMessage } from '@sandbox/platform/http/message';
import type { ExecutableType } from '@sandbox/market/venue/order-type';
import type { LegBody } from '../routes/order-body';
import { orderMessage } from './order-messages';
import { isGiven } from './price-input';

type PriceField = 'limit' | 'triggerLimit' | 'trailingLimitDistAbs' | 'trailingLimitDistRel';

/** What is said of each price where it does not belong. */
const SURPLUS: Readonly<Record<PriceField, Parameters<typeof orderMessage.error>[0]>> = {
  limit: 'fehler-limit-ungueltig',
  triggerLimit: 'fehler-stop-marke-ungueltig',
  trailingLimitDistAbs: 'fehler-abstand-ungueltig',
  trailingLimitDistRel: 'fehler-abstand-ungueltig',
};

const DISTANCES = ['trailingLimitDistAbs', 'trailingLimitDistRel'] as const;

/** The prices each type is made of (rules.md 2); an order from a quote repeats the dealer's as its limit. */
const TAKEN: Readonly<Record<ExecutableType, readonly PriceField[]>> = {
  MARKET: [],
  LIMIT: ['limit'],
  STOP_MARKET: ['triggerLimit'],
  STOP_LIMIT: ['triggerLimit', 'limit'],
  TRAILING_STOP_MARKET: ['triggerLimit', ...DISTANCES],
  TRAILING_STOP_NATIVE_MARKET: ['triggerLimit', ...DISTANCES],
  TRAILING_STOP_LIMIT: ['triggerLimit', 'limit', ...DISTANCES],
  QUOTE: ['limit'],
};

/** Refuses a price that the type has no use for: to ignore it would be another order than the customer's. */
export const surplusMessages = (body: LegBody, type: ExecutableType): readonly WireMessage[] =>
  (['limit', 'triggerLimit', ...DISTANCES] as const)
    .filter((field) => isGiven(body[field]) && !TAKEN[type].includes(field))
    .map((field) => orderMessage.error(SURPLUS[field], { origin: [field] }));
