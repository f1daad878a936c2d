import { compare, minimum, type Decimal } from '@domain/money/decimal';
import type { OpenQuote } from '@sandbox/market/price/price-model';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import type { ExecutionTerms, Side, WorkingOrder } from './working-order';

/** What a quote does to an order. */
export type Match =
  | { readonly kind: 'none' }
  | { readonly kind: 'trigger' }
  | { readonly kind: 'execute'; readonly quantity: Decimal; readonly price: Decimal }
  /** The venue takes what is open back: it was to be executed at once or not at all. */
  | { readonly kind: 'kill' };

const NONE: Match = { kind: 'none' };
const KILL: Match = { kind: 'kill' };

/**
 * Holds an order against the book of one second (rules.md 2): a stop triggers on the venue's reference price and
 * executes from then on as a market or limit order; a limit executes at the limit or better; what executes does
 * so at the other side's best price and no more than waits there. FOK and IOC live for one book, AON waits for
 * one that has enough.
 */
export function match(
  order: Pick<WorkingOrder, 'side' | 'terms' | 'extension' | 'open' | 'usedSequence'>,
  quote: OpenQuote,
  referencePrice: TradingVenue['referencePrice'],
): Match {
  const { side, terms, extension, open } = order;
  if (quote.sequence <= order.usedSequence) return NONE;
  if (terms.kind === 'stop' || terms.kind === 'trailing') {
    const isReached = hasTriggered(side, terms.trigger, referenceOf(side, quote, referencePrice));
    return isReached ? { kind: 'trigger' } : NONE;
  }
  const price = executablePrice(side, terms, quote);
  const offered = side === 'BUY' ? quote.askSize : quote.bidSize;
  const isEnough = terms.kind === 'quote' || compare(offered, open) >= 0;
  if (price === undefined || ((extension === 'FOK' || extension === 'AON') && !isEnough)) {
    return extension === 'FOK' || extension === 'IOC' ? KILL : NONE;
  }
  return { kind: 'execute', quantity: terms.kind === 'quote' ? open : minimum(open, offered), price };
}

/** The price that moves and triggers stops: the last one, or what a market maker would pay or ask. */
export function referenceOf(
  side: Side,
  { last, bid, ask }: OpenQuote,
  referencePrice: TradingVenue['referencePrice'],
): Decimal {
  if (referencePrice === 'LAST') return last;
  return side === 'BUY' ? ask : bid;
}

/** The price a stop of this side waits for, or one beyond it. */
export const hasTriggered = (side: Side, trigger: Decimal, reference: Decimal): boolean =>
  side === 'BUY' ? compare(reference, trigger) >= 0 : compare(reference, trigger) <= 0;

/** At the limit or better. */
export const isWithinLimit = (side: Side, limit: Decimal, price: Decimal): boolean =>
  side === 'BUY' ? compare(price, limit) <= 0 : compare(price, limit) >= 0;

type Executable = Extract<ExecutionTerms, { kind: 'market' | 'limit' | 'quote' }>;

function executablePrice(side: Side, terms: Executable, { bid, ask }: OpenQuote): Decimal | undefined {
  if (terms.kind === 'quote') return terms.price;
  const price = side === 'BUY' ? ask : bid;
  return terms.kind === 'market' || isWithinLimit(side, terms.limit, price) ? price : undefined;
}
