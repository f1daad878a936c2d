import type { Issue } from '../../form/issue';
import type { MarketSituation } from './market-warning';
import type { SingleOrder } from '../order-request';
import { priceIssue } from '../read/price-finding';
import { lastTradingDay } from '../validity';
import { calendarOf } from '../../instrument/venue-calendar';

/** An order for the opening auction that comes after it and ends today can never be executed (brokerage.md 3). */
export const auctionWarnings = (
  { tradingRestriction, validity }: SingleOrder,
  { quote, today, venue }: Pick<MarketSituation, 'quote' | 'today' | 'venue'>,
): readonly Issue[] =>
  tradingRestriction === 'OAO' &&
  quote.hours.state === 'open' &&
  validity !== undefined &&
  lastTradingDay(validity, { today, activeDay: today, trades: calendarOf(venue) }) === today
    ? [priceIssue('tradingRestriction', 'warnung-eroeffnungsauktion-vorbei')]
    : [];
