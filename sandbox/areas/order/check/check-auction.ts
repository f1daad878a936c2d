import type { Instant } from '@domain/time/instant';
import type { WireMessage } from '@sandbox/platform/http/message';
import { auctionMoments, type TradingRestriction } from '@sandbox/market/venue/auction';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { openDay } from '@sandbox/market/venue/venue-hours';
import { orderMessage } from './order-messages';
import type { Validity } from '../trade/validity';

/** A warning where an order is kept for auctions that are all over on the only day it lives. */
export function auctionMessages(
  restriction: TradingRestriction | undefined,
  validity: Validity | undefined,
  venue: TradingVenue,
  now: Instant,
): readonly WireMessage[] {
  const day = openDay(venue, now);
  if (restriction === undefined || day === undefined || validity?.date !== day.date) return [];
  const isOver = auctionMoments(venue, day, restriction).every((moment) => moment <= now);
  return isOver
    ? [orderMessage.warning('warnung-eroeffnungsauktion-vorbei', { origin: ['tradingRestriction'] })]
    : [];
}
