import { errorFinding, issueAt, type Finding, type Issue } from '../form/issue';
import type { Severity } from '../message/message';
import { amount, compareAmounts, type Amount } from '../shared/amount';
import { assertNever } from '../shared/assert-never';
import { decimalText, isPositive, trimmed } from '../shared/decimal';
import { EUR } from '../shared/unit';
import { legsOf } from './legs-of';
import type { OrderField } from './order-draft';
import { orderFinding } from './order-finding';
import type { InputScreenMode } from './order-preferences';
import type { OrderRequest, SingleOrder, TrailingStopLimitOrder } from './order-request';
import { isOnGrid, stepAt } from './price-step';
import { followFields, ownFields, type PriceDesk } from './read/price-desk';
import type { Side } from './side';
import { nearerStop, stopBehind } from './trailing-distance';
import type { Venue, VenueQuote } from './venue';

/** Under this price a limit is mandatory (rules.md 2). */
const FREE_OF_LIMIT_FROM = amount('1', EUR);

/** What an order's price is judged against. */
export interface MarketSituation {
  readonly venue: Pick<Venue, 'type' | 'priceSteps'>;
  readonly quote: VenueQuote;
  readonly mode: InputScreenMode;
}

/**
 * What the customer should know of an order's prices before it is sent (rules.md 2). What follows another order is
 * judged by itself alone: where the market will be then, nobody knows.
 */
export function priceWarnings(order: OrderRequest, situation: MarketSituation): readonly Issue[] {
  const { venue } = situation;
  if (order.orderType !== 'NEXT_ORDER') return legsOf(order).flatMap((leg) => legWarnings(leg, situation));
  const [base, follow] = order.subOrders;
  const following = legsOf(follow).flatMap((leg) => ownWarnings(leg, venue, followFields));
  return [...legWarnings(base, situation), ...following];
}

const legWarnings = (leg: SingleOrder, situation: MarketSituation): readonly Issue[] => [
  ...marketWarnings(leg, situation),
  ...ownWarnings(leg, situation.venue, ownFields),
];

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

type Priced<P extends 'limit' | 'triggerLimit' | 'trailing'> = Pick<TrailingStopLimitOrder, 'side' | P>;

function marketWarnings(order: SingleOrder, situation: MarketSituation): readonly Issue[] {
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

function unlimitedWarnings(side: Side, { venue, quote }: MarketSituation): readonly Issue[] {
  if (venue.type === 'FUND') return [];
  const price = referencePrice(side, venue, quote);
  const isPenny = price?.unit === EUR && compareAmounts(price, FREE_OF_LIMIT_FROM) < 0;
  return quote.hours.state === 'closed' || price === undefined || isPenny
    ? [issue('orderType', errorFinding('fehler-limit-erforderlich', LIMIT_REQUIRED))]
    : [];
}

/** A limit beyond the market executes at once, at the market: so it bounds, but it does not wait. */
function limitWarnings({ side, limit }: Priced<'limit'>, quote: VenueQuote): readonly Issue[] {
  const market = (side === 'BUY' ? quote.ask : quote.bid) ?? quote.last;
  return market !== undefined && isBeyond(side, limit, market)
    ? [issue('limit', finding('WARN', 'warnung-limit-jenseits-markt', BEYOND_MARKET))]
    : [];
}

/** A trigger on the wrong side of the market triggers at once: an error for who is guided, else a warning. */
function stopWarnings(
  { side, triggerLimit }: Priced<'triggerLimit'>,
  situation: MarketSituation,
): readonly Issue[] {
  const market = referencePrice(side, situation.venue, situation.quote);
  if (market === undefined || market.unit !== triggerLimit.unit || isBeyond(side, triggerLimit, market))
    return [];
  const severity = situation.mode === 'INTERVIEW' ? 'ERROR' : 'WARN';
  return [issue('triggerLimit', finding(severity, 'warnung-stop-loest-sofort-aus', TRIGGERS_AT_ONCE))];
}

/** A distance as large as the price itself protects nothing; one that the stop is not yet at moves it at once. */
function trailingWarnings(
  { side, triggerLimit, trailing }: Priced<'triggerLimit' | 'trailing'>,
  { venue, quote }: MarketSituation,
): readonly Issue[] {
  const market = referencePrice(side, venue, quote);
  const stop = market && stopBehind(market, trailing, side);
  if (stop === undefined || stop.unit !== triggerLimit.unit) return [];
  if (!isPositive(stop.value)) return [issue('distance', orderFinding('order-distance-too-large'))];
  const args = { stop: decimalText(trimmed(stop.value, 2)) };
  return nearerStop(triggerLimit, stop, side) === stop
    ? [issue('triggerLimit', finding('INFO', 'hinweis-stop-rueckt-sofort-nach', MOVES_AT_ONCE, args))]
    : [];
}

/** What is to be said of prices whatever the market does. */
const ownWarnings = (
  leg: SingleOrder,
  { priceSteps }: Pick<Venue, 'priceSteps'>,
  fieldOf: PriceDesk['fieldOf'],
): readonly Issue[] => [
  ...('triggerLimit' in leg && 'limit' in leg ? triggeredWarnings(leg, fieldOf) : []),
  ...('triggerLimit' in leg ? gridWarnings(leg.triggerLimit, priceSteps, fieldOf.triggerLimit) : []),
  ...('limit' in leg && leg.orderType !== 'QUOTE' ? gridWarnings(leg.limit, priceSteps, fieldOf.limit) : []),
];

/** A limit on the wrong side of its trigger may never be reached. */
const triggeredWarnings = (
  { side, triggerLimit, limit }: Priced<'triggerLimit' | 'limit'>,
  fieldOf: PriceDesk['fieldOf'],
): readonly Issue[] =>
  isBeyond(side, triggerLimit, limit)
    ? [issue(fieldOf.limit, finding('WARN', 'warnung-limit-auf-falscher-seite', MAY_NEVER_EXECUTE))]
    : [];

/** A price between two steps of the venue: it may be refused or rounded there. */
function gridWarnings(price: Amount, steps: Venue['priceSteps'], field: OrderField): readonly Issue[] {
  const step = stepAt(steps, price.value);
  return step === undefined || isOnGrid(price.value, step)
    ? []
    : [
        issue(
          field,
          finding('WARN', 'warnung-preis-nicht-im-kursraster', OFF_GRID, {
            schritt: decimalText(trimmed(step)),
          }),
        ),
      ];
}

/** Above the market for a purchase, below it for a sale. Prices in different units are not compared. */
function isBeyond(side: Side, price: Amount, market: Amount): boolean {
  if (price.unit !== market.unit) return false;
  const distance = compareAmounts(price, market);
  return side === 'BUY' ? distance > 0 : distance < 0;
}

const finding = (severity: Severity, key: string, fallback: string, args: Finding['args'] = {}): Finding => ({
  severity,
  key,
  args,
  fallback,
});

const issue = (field: OrderField, found: Finding): Issue => issueAt(field, found, 'rule');

const LIMIT_REQUIRED = 'Ohne Limit geht es hier gerade nicht. Bitte wählen Sie eine Limit-Order.';
const BEYOND_MARKET =
  'Dieses Limit liegt jenseits des Marktes: Die Order wird voraussichtlich sofort ausgeführt.';
const TRIGGERS_AT_ONCE =
  'Diese Stop-Marke löst sofort aus. Beim Kauf liegt sie über, beim Verkauf unter dem Kurs.';
const MOVES_AT_ONCE = 'Die Stop-Marke rückt sofort nach: So weit ist sie noch nicht am Kurs.';
const MAY_NEVER_EXECUTE =
  'Mit diesem Limit wird die Order nach dem Auslösen vielleicht nie ausgeführt. Beim Kauf liegt es über, beim Verkauf unter der Stop-Marke.';
const OFF_GRID = 'Dieser Preis liegt zwischen zwei Kursschritten des Handelsplatzes.';
