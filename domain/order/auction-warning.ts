import type { Issue } from '../form/issue';
import type { MarketSituation } from './market-warning';
import type { SingleOrder } from './order-request';
import { priceIssue } from './price-finding';
import { lastTradingDay } from './validity';

/** An order for the opening auction that comes after it and ends today can never be executed (brokerage.md 3). */
export const auctionWarnings = (
  { tradingRestriction, validity }: SingleOrder,
  { quote, today }: Pick<MarketSituation, 'quote' | 'today'>,
): readonly Issue[] =>
  tradingRestriction === 'OAO' &&
  quote.hours.state === 'open' &&
  validity !== undefined &&
  lastTradingDay(validity, { today, activeDay: today }) === today
    ? [priceIssue('tradingRestriction', 'warnung-eroeffnungsauktion-vorbei')]
    : [];
