import { compare, decimalText, one, trimmed, type Decimal } from '@domain/shared/decimal';
import { EUR } from '@domain/shared/unit';
import type { WireMessage } from '../http/message';
import { tickAt, type Listing } from '../market/listing';
import { lastPriceAt, openQuoteAt } from '../market/price-model';
import { onGrid } from '../market/tick-size';
import { priceUnit } from '../market/traded-instrument';
import { hasTriggered, isWithinLimit } from './match';
import type { OrderBody } from './order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { positiveAmount } from './price-input';
import type { ExecutionTerms, Side } from './working-order';

/** The most decimals a price has on the wire. */
const PRICE_PLACES = 5;

/** The order types this bank executes. */
export type ExecutableType = 'MARKET' | 'LIMIT' | 'STOP_MARKET';

const EXECUTABLE: readonly ExecutableType[] = ['MARKET', 'LIMIT', 'STOP_MARKET'];

/** The executable order type of a text. */
export const executableType = (text: string): ExecutableType | undefined =>
  EXECUTABLE.find((type) => type === text);

/** What was said about type, limit and trigger, and the terms that follow if nothing is missing. */
export interface CheckedTerms {
  readonly messages: readonly WireMessage[];
  readonly terms?: ExecutionTerms;
}

/** Checks order type, limit and trigger limit against the market (rules.md 2). */
export function checkTerms(body: OrderBody, side: Side | undefined, facts: OrderFacts): CheckedTerms {
  const { listing } = facts;
  const type = executableType(body.orderType ?? '');
  if (type === undefined || (listing !== undefined && !(type in listing.venue.abilities.orderTypes))) {
    return { messages: [orderMessage.error('fehler-ordertyp-nicht-erlaubt', { origin: ['orderType'] })] };
  }
  switch (type) {
    case 'MARKET':
      return unlimited(listing, facts);
    case 'LIMIT':
      return priced(body, 'limit', facts, (limit) => ({
        terms: { kind: 'limit', limit },
        warnings:
          listing === undefined || side === undefined ? [] : limitWarnings(listing, side, limit, facts),
      }));
    case 'STOP_MARKET':
      return priced(body, 'triggerLimit', facts, (trigger) => ({
        terms: { kind: 'stop', trigger },
        warnings:
          listing === undefined || side === undefined ? [] : stopWarnings(listing, side, trigger, facts),
      }));
  }
}

function unlimited(listing: Listing | undefined, { now, convert }: OrderFacts): CheckedTerms {
  const terms = { kind: 'market' } as const;
  if (listing === undefined || listing.venue.type === 'FUND') return { messages: [], terms };
  const { instrument } = listing;
  const isPenny =
    priceUnit(instrument) === instrument.currency &&
    compare(convert(lastPriceAt(listing, now), instrument.currency, EUR), one) < 0;
  if (!isPenny && openQuoteAt(listing, now) !== undefined) return { messages: [], terms };
  return { messages: [orderMessage.error('fehler-limit-erforderlich', { origin: ['orderType', 'limit'] })] };
}

interface Outcome {
  readonly terms: ExecutionTerms;
  readonly warnings: readonly WireMessage[];
}

function priced(
  body: OrderBody,
  field: 'limit' | 'triggerLimit',
  { listing, instrument }: OrderFacts,
  outcome: (price: Decimal) => Outcome,
): CheckedTerms {
  const origin = [field];
  const input = body[field];
  if (input === undefined || input === null) {
    return { messages: [orderMessage.error('fehler-pflichtfeld', { origin })] };
  }
  const unit = instrument === undefined ? undefined : priceUnit(instrument.traded);
  const price = positiveAmount(input, unit, PRICE_PLACES);
  if (price === undefined) {
    const key = field === 'limit' ? 'fehler-limit-ungueltig' : 'fehler-stop-marke-ungueltig';
    return { messages: [orderMessage.error(key, { origin })] };
  }
  const { terms, warnings } = outcome(price);
  const offGrid = listing === undefined ? [] : gridWarnings(listing, price, field);
  return { messages: [...warnings, ...offGrid], terms };
}

function limitWarnings(listing: Listing, side: Side, limit: Decimal, { now }: OrderFacts): WireMessage[] {
  const quote = openQuoteAt(listing, now);
  const best = quote === undefined ? lastPriceAt(listing, now) : side === 'BUY' ? quote.ask : quote.bid;
  return isWithinLimit(side, limit, best)
    ? [orderMessage.warning('warnung-limit-jenseits-markt', { origin: ['limit'] })]
    : [];
}

function stopWarnings(listing: Listing, side: Side, trigger: Decimal, { now }: OrderFacts): WireMessage[] {
  const quote = openQuoteAt(listing, now);
  const isQuoted = quote !== undefined && listing.venue.referencePrice === 'QUOTE';
  const reference = isQuoted ? (side === 'BUY' ? quote.ask : quote.bid) : lastPriceAt(listing, now);
  return hasTriggered(side, trigger, reference)
    ? [orderMessage.warning('warnung-stop-loest-sofort-aus', { origin: ['triggerLimit'] })]
    : [];
}

function gridWarnings({ instrument }: Listing, price: Decimal, field: string): WireMessage[] {
  const tick = tickAt(instrument, price);
  if (compare(onGrid(price, tick, 'down'), price) === 0) return [];
  const args = { schritt: decimalText(trimmed(tick)) };
  return [orderMessage.warning('warnung-preis-nicht-im-kursraster', { args, origin: [field] })];
}
