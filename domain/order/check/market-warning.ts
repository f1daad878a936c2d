import type { LocalDate } from '../../time/local-date';
import { issueAt, type Issue } from '../../form/issue';
import { assertNever } from '../../assert-never';
import { decimalText, isPositive, trimmed } from '../../money/decimal';
import { limitNeed } from './limit-need';
import { orderFinding } from '../read/order-finding';
import type { InputScreenMode } from '../draft/order-preferences';
import type { SingleOrder } from '../order-request';
import { isBeyond, priceIssue, type Priced } from '../read/price-finding';
import { referencePrice } from '../../instrument/reference-price';
import type { Side } from '../side';
import { nearerStop, stopBehind } from '../trailing-distance';
import type { Venue, VenueQuote } from '../../instrument/venue';

/** What an order's price is judged against. */
export interface MarketSituation {
  readonly venue: Pick<Venue, 'type' | 'triggerPrice' | 'priceSteps' | 'closedDays'>;
  readonly quote: VenueQuote;
  readonly mode: InputScreenMode;
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
}

/** What the market would make of an order's prices just now (rules.md 2). */
export function marketWarnings(order: SingleOrder, situation: MarketSituation): readonly Issue[] {
  switch (order.orderType) {
    case 'MARKET':
      return unlimitedWarnings(order.side, situation);
    case 'LIMIT':
      return limitWarnings(order, situation.quote);
    case 'STOP_MARKET':
    case 'STOP_LIMIT':
      return stopWarnings(order, situation);
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_LIMIT':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return [...stopWarnings(order, situation), ...trailingWarnings(order, situation)];
    case 'QUOTE':
      return [];
    default:
      return assertNever(order);
  }
}

const unlimitedWarnings = (side: Side, { venue, quote }: MarketSituation): readonly Issue[] =>
  limitNeed(side, venue, quote) === undefined ? [] : [priceIssue('orderType', 'fehler-limit-erforderlich')];

/** A limit beyond the market executes at once, at the market: so it bounds, but it does not wait. */
function limitWarnings({ side, limit }: Priced<'limit'>, quote: VenueQuote): readonly Issue[] {
  const market = (side === 'BUY' ? quote.ask : quote.bid) ?? quote.last;
  return market !== undefined && isBeyond(side, limit, market)
    ? [priceIssue('limit', 'warnung-limit-jenseits-markt')]
    : [];
}

/** A trigger on the wrong side of the market triggers at once: an error for who is guided, else a warning. */
function stopWarnings(
  { side, triggerLimit }: Priced<'triggerLimit'>,
  { venue, quote, mode }: MarketSituation,
): readonly Issue[] {
  const market = referencePrice(side, venue, quote);
  if (market === undefined || market.unit !== triggerLimit.unit || isBeyond(side, triggerLimit, market))
    return [];
  const guided = mode === 'INTERVIEW' ? ({ severity: 'ERROR' } as const) : {};
  const args = { kurs: decimalText(trimmed(market.value, 2)) };
  return [priceIssue('triggerLimit', 'warnung-stop-loest-sofort-aus', { ...guided, args })];
}

/** A distance as large as the price itself protects nothing; a stop further away than it moves at once. */
function trailingWarnings(
  { side, triggerLimit, trailing }: Priced<'triggerLimit' | 'trailing'>,
  { venue, quote }: MarketSituation,
): readonly Issue[] {
  const market = referencePrice(side, venue, quote);
  const stop = market && stopBehind(market, trailing, side);
  if (stop === undefined || stop.unit !== triggerLimit.unit) return [];
  if (!isPositive(stop.value)) return [issueAt('distance', orderFinding('order-distance-too-large'), 'rule')];
  const args = { stop: decimalText(trimmed(stop.value, 2)) };
  return nearerStop(triggerLimit, stop, side) === stop
    ? [priceIssue('triggerLimit', 'hinweis-stop-rueckt-sofort-nach', { args })]
    : [];
}
