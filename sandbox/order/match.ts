import { compare, minimum, type Decimal } from '@domain/shared/decimal';
import type { OpenQuote } from '../market/price-model';
import type { TradingVenue } from '../market/trading-venue';
import type { Side, WorkingOrder } from './working-order';

/** What a quote does to an order. */
export type Match =
  | { readonly kind: 'none' }
  | { readonly kind: 'trigger' }
  | { readonly kind: 'execute'; readonly quantity: Decimal; readonly price: Decimal };

const NONE: Match = { kind: 'none' };

/**
 * Holds an order against the book of one second (rules.md 2): a stop triggers on the venue's reference price and
 * executes from then on as a market order; a limit executes at the limit or better; what executes does so at the
 * other side's best price and no more than waits there.
 */
export function match(
  { side, terms, open, usedSequence }: Pick<WorkingOrder, 'side' | 'terms' | 'open' | 'usedSequence'>,
  quote: OpenQuote,
  referencePrice: TradingVenue['referencePrice'],
): Match {
  if (quote.sequence <= usedSequence) return NONE;
  const price = side === 'BUY' ? quote.ask : quote.bid;
  switch (terms.kind) {
    case 'stop':
      return hasTriggered(side, terms.trigger, referencePrice === 'LAST' ? quote.last : price)
        ? { kind: 'trigger' }
        : NONE;
    case 'limit':
      if (!isWithinLimit(side, terms.limit, price)) return NONE;
      break;
    case 'market':
      break;
  }
  const quantity = minimum(open, side === 'BUY' ? quote.askSize : quote.bidSize);
  return { kind: 'execute', quantity, price };
}

/** The price a stop of this side waits for, or one beyond it. */
export const hasTriggered = (side: Side, trigger: Decimal, reference: Decimal): boolean =>
  side === 'BUY' ? compare(reference, trigger) >= 0 : compare(reference, trigger) <= 0;

/** At the limit or better. */
export const isWithinLimit = (side: Side, limit: Decimal, price: Decimal): boolean =>
  side === 'BUY' ? compare(price, limit) <= 0 : compare(price, limit) >= 0;
