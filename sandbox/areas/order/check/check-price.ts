import { compare, decimalText, trimmed, type Decimal } from '@domain/money/decimal';
import type { WireMessage } from '@sandbox/platform/http/message';
import { tickAt, type Listing } from '@sandbox/market/price/listing';
import { lastPriceAt, openQuoteAt } from '@sandbox/market/price/price-model';
import { onGrid } from '@sandbox/market/price/tick-size';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { hasTriggered, isWithinLimit, referenceOf } from '../trade/match';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { positiveAmount } from './price-input';
import type { Side } from '../trade/working-order';

/** The most decimals a price has on the wire. */
const PRICE_PLACES = 5;

type PriceField = 'limit' | 'triggerLimit';

/** A price of a body, and what there is to say about it. */
export interface CheckedPrice {
  readonly messages: readonly WireMessage[];
  readonly price?: Decimal;
}

/** Reads a required price: a positive amount in the unit of the instrument's prices; off the grid it warns. */
export function checkPrice(
  body: LegBody,
  field: PriceField,
  { listing, instrument }: OrderFacts,
): CheckedPrice {
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
  return { messages: listing === undefined ? [] : gridWarnings(listing, price, field), price };
}

/**
 * Whether a limit or trigger is already reached where it must wait: a warning against the market, an error in a
 * one-cancels-other order (limit, market and stop stand in a row) and against the base of a next order (rules.md 4).
 */
export function marketMessages(
  field: PriceField,
  side: Side | undefined,
  price: Decimal | undefined,
  facts: OrderFacts,
): WireMessage[] {
  if (side === undefined || price === undefined) return [];
  const reference = referenceFor(field, side, facts);
  if (reference === undefined) return [];
  const isReached =
    field === 'limit' ? isWithinLimit(side, price, reference) : hasTriggered(side, price, reference);
  if (!isReached) return [];
  const isLimit = field === 'limit';
  const extras = { origin: [field], ...(isLimit ? {} : { args: { kurs: decimalText(reference) } }) };
  switch (facts.standard.kind) {
    case 'market':
      return [
        orderMessage.warning(
          isLimit ? 'warnung-limit-jenseits-markt' : 'warnung-stop-loest-sofort-aus',
          extras,
        ),
      ];
    case 'between':
      return [orderMessage.error('fehler-oco-preise', extras)];
    case 'base':
      return [
        orderMessage.error(
          isLimit ? 'fehler-folgeorder-limit-zu-niedrig' : 'fehler-folgeorder-stop-zu-hoch',
          extras,
        ),
      ];
  }
}

/** What a limit would execute at, or what would trigger a stop and a trailing stop follows. */
export function referenceFor(
  field: PriceField,
  side: Side,
  { listing, now, standard }: OrderFacts,
): Decimal | undefined {
  if (standard.kind === 'base') return standard.limit;
  if (listing === undefined) return undefined;
  const quote = openQuoteAt(listing, now);
  if (quote === undefined) return lastPriceAt(listing, now);
  return referenceOf(side, quote, field === 'limit' ? 'QUOTE' : listing.venue.referencePrice);
}

function gridWarnings({ instrument }: Listing, price: Decimal, field: string): WireMessage[] {
  const tick = tickAt(instrument, price);
  if (compare(onGrid(price, tick, 'down'), price) === 0) return [];
  const args = { schritt: decimalText(trimmed(tick)) };
  return [orderMessage.warning('warnung-preis-nicht-im-kursraster', { args, origin: [field] })];
}
