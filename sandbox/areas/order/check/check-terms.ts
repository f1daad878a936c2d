import { compare, one, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { WireMessage } from '@sandbox/platform/http/message';
import { lastPriceAt, openQuoteAt } from '@sandbox/market/price/price-model';
import { priceUnit } from '@sandbox/market/catalogue/traded-instrument';
import { checkDistance } from './check-distance';
import { checkPrice, marketMessages } from './check-price';
import { surplusMessages } from './check-surplus';
import { executableType, type ExecutableType } from '@sandbox/market/venue/order-type';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import type { ExecutionTerms, Side } from '../trade/working-order';

/** What was said about type, limit, trigger and distance, and the terms that follow if nothing is missing. */
export interface CheckedTerms {
  readonly messages: readonly WireMessage[];
  readonly terms?: ExecutionTerms;
}

/** Checks order type, limit, trigger limit and distance against the market (rules.md 2). */
export function checkTerms(body: LegBody, side: Side | undefined, facts: OrderFacts): CheckedTerms {
  const { listing } = facts;
  const type = executableType(body.orderType ?? '');
  if (type === undefined || (listing !== undefined && !(type in listing.venue.abilities.orderTypes))) {
    return { messages: [orderMessage.error('fehler-ordertyp-nicht-erlaubt', { origin: ['orderType'] })] };
  }
  const { messages, ...terms } = termsFor(type, body, side, facts);
  return { ...terms, messages: [...surplusMessages(body, type), ...messages] };
}

function termsFor(
  type: ExecutableType,
  body: LegBody,
  side: Side | undefined,
  facts: OrderFacts,
): CheckedTerms {
  switch (type) {
    case 'MARKET':
      return unlimited(facts);
    case 'LIMIT':
      return limited(body, side, facts);
    case 'STOP_MARKET':
      return stopped(body, side, facts, false);
    case 'STOP_LIMIT':
      return stopped(body, side, facts, true);
    case 'TRAILING_STOP_MARKET':
    case 'TRAILING_STOP_NATIVE_MARKET':
      return trailing(body, side, facts, false);
    case 'TRAILING_STOP_LIMIT':
      return trailing(body, side, facts, true);
    case 'QUOTE':
      return quoted(facts);
  }
}

function unlimited({ listing, now, convert }: OrderFacts): CheckedTerms {
  const terms = { kind: 'market' } as const;
  if (listing === undefined || listing.venue.type === 'FUND') return { messages: [], terms };
  const { instrument } = listing;
  const isPenny =
    priceUnit(instrument) === instrument.currency &&
    compare(convert(lastPriceAt(listing, now), instrument.currency, EUR), one) < 0;
  if (!isPenny && openQuoteAt(listing, now) !== undefined) return { messages: [], terms };
  return { messages: [orderMessage.error('fehler-limit-erforderlich', { origin: ['orderType', 'limit'] })] };
}

function limited(body: LegBody, side: Side | undefined, facts: OrderFacts): CheckedTerms {
  const { price, messages } = checkPrice(body, 'limit', facts);
  if (price === undefined) return { messages };
  return {
    terms: { kind: 'limit', limit: price },
    messages: [...marketMessages('limit', side, price, facts), ...messages],
  };
}

function stopped(body: LegBody, side: Side | undefined, facts: OrderFacts, hasLimit: boolean): CheckedTerms {
  const { trigger, limit, messages } = stopPrices(body, side, facts, hasLimit);
  if (trigger === undefined || (hasLimit && limit === undefined)) return { messages };
  return { terms: { kind: 'stop', trigger, ...(limit === undefined ? {} : { limit }) }, messages };
}

function trailing(body: LegBody, side: Side | undefined, facts: OrderFacts, hasLimit: boolean): CheckedTerms {
  const { trigger, limit, messages: priced } = stopPrices(body, side, facts, hasLimit);
  const { distance, messages: spaced } = checkDistance(body, side, facts);
  const messages = [...priced, ...spaced];
  if (trigger === undefined || distance === undefined || (hasLimit && limit === undefined)) {
    return { messages };
  }
  return {
    terms: { kind: 'trailing', trigger, distance, ...(limit === undefined ? {} : { limit }) },
    messages,
  };
}

function stopPrices(body: LegBody, side: Side | undefined, facts: OrderFacts, hasLimit: boolean) {
  const trigger = checkPrice(body, 'triggerLimit', facts);
  const limit = hasLimit ? checkPrice(body, 'limit', facts) : undefined;
  return {
    trigger: trigger.price,
    limit: limit?.price,
    messages: [
      ...marketMessages('triggerLimit', side, trigger.price, facts),
      ...trigger.messages,
      ...(limit?.messages ?? []),
      ...sideWarnings(side, trigger.price, limit?.price),
    ],
  };
}

/** A limit on the wrong side of its trigger may never execute. */
function sideWarnings(
  side: Side | undefined,
  trigger: Decimal | undefined,
  limit: Decimal | undefined,
): WireMessage[] {
  if (side === undefined || trigger === undefined || limit === undefined) return [];
  const isWrong = side === 'BUY' ? compare(limit, trigger) < 0 : compare(limit, trigger) > 0;
  return isWrong
    ? [orderMessage.warning('warnung-limit-auf-falscher-seite', { origin: ['limit', 'triggerLimit'] })]
    : [];
}

function quoted({ quote }: OrderFacts): CheckedTerms {
  if (quote?.kind === 'valid') return { messages: [], terms: { kind: 'quote', price: quote.limit } };
  return {
    messages: [
      quote?.kind === 'refused'
        ? quote.message
        : orderMessage.error('fehler-pflichtfeld', { origin: ['quoteId'] }),
    ],
  };
}
