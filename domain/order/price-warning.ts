import { errorFinding, issueAt, type Finding, type Issue } from '../form/issue';
import { compareAmounts, amount, type Amount } from '../shared/amount';
import { assertNever } from '../shared/assert-never';
import { EUR } from '../shared/unit';
import type { OrderField } from './order-draft';
import type { InputScreenMode } from './order-preferences';
import type { LimitOrder, OrderRequest, StopMarketOrder } from './order-request';
import type { Side } from './side';
import type { Venue, VenueQuote } from './venue';

/** Under this price a limit is mandatory (rules.md 2). */
const FREE_OF_LIMIT_FROM = amount('1', EUR);

/** What an order's price is judged against. */
export interface MarketSituation {
  readonly venue: Pick<Venue, 'type'>;
  readonly quote: VenueQuote;
  readonly mode: InputScreenMode;
}

/** What the customer should know of an order's price before it is sent (rules.md 2). */
export function priceWarnings(order: OrderRequest, situation: MarketSituation): readonly Issue[] {
  switch (order.orderType) {
    case 'MARKET':
      return marketWarnings(order.side, situation);
    case 'LIMIT':
      return limitWarnings(order, situation.quote);
    case 'STOP_MARKET':
      return stopWarnings(order, situation);
    default:
      return assertNever(order);
  }
}

/**
 * The price that triggers: bid (sell) or ask (buy) where a market maker quotes, the last price in continuous
 * trading and auctions; the other one where it is missing.
 */
export function referencePrice(
  side: Side,
  { type }: Pick<Venue, 'type'>,
  quote: VenueQuote,
): Amount | undefined {
  const quoted = side === 'BUY' ? quote.ask : quote.bid;
  return type === 'OFF' ? (quoted ?? quote.last) : (quote.last ?? quoted);
}

function marketWarnings(side: Side, { venue, quote }: MarketSituation): readonly Issue[] {
  if (venue.type === 'FUND') return [];
  const price = referencePrice(side, venue, quote);
  const isPenny = price?.unit === EUR && compareAmounts(price, FREE_OF_LIMIT_FROM) < 0;
  return quote.hours.state === 'closed' || price === undefined || isPenny
    ? [issue('orderType', errorFinding('fehler-limit-erforderlich', LIMIT_REQUIRED))]
    : [];
}

/** A limit beyond the market executes at once, at the market: so it bounds, but it does not wait. */
function limitWarnings({ side, limit }: LimitOrder, quote: VenueQuote): readonly Issue[] {
  const market = (side === 'BUY' ? quote.ask : quote.bid) ?? quote.last;
  return market !== undefined && isBeyond(side, limit, market)
    ? [issue('limit', { ...errorFinding('warnung-limit-jenseits-markt', BEYOND_MARKET), severity: 'WARN' })]
    : [];
}

/** A trigger on the wrong side of the market triggers at once: an error for who is guided, else a warning. */
function stopWarnings({ side, triggerLimit }: StopMarketOrder, situation: MarketSituation): readonly Issue[] {
  const market = referencePrice(side, situation.venue, situation.quote);
  if (market === undefined || market.unit !== triggerLimit.unit || isBeyond(side, triggerLimit, market))
    return [];
  const severity = situation.mode === 'INTERVIEW' ? 'ERROR' : 'WARN';
  return [
    issue('triggerLimit', { ...errorFinding('warnung-stop-loest-sofort-aus', TRIGGERS_AT_ONCE), severity }),
  ];
}

/** Above the market for a purchase, below it for a sale. Prices in different units are not compared. */
function isBeyond(side: Side, price: Amount, market: Amount): boolean {
  if (price.unit !== market.unit) return false;
  const distance = compareAmounts(price, market);
  return side === 'BUY' ? distance > 0 : distance < 0;
}

const issue = (field: OrderField, finding: Finding): Issue => issueAt(field, finding, 'rule');

const LIMIT_REQUIRED = 'Ohne Limit geht es hier gerade nicht. Bitte wählen Sie eine Limit-Order.';
const BEYOND_MARKET =
  'Dieses Limit liegt jenseits des Marktes: Die Order wird voraussichtlich sofort ausgeführt.';
const TRIGGERS_AT_ONCE =
  'Diese Stop-Marke löst sofort aus. Beim Kauf liegt sie über, beim Verkauf unter dem Kurs.';
