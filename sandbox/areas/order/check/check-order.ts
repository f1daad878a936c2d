import type { Decimal } from '@domain/money/decimal';
import type { LocalDate } from '@domain/time/local-date';
import type { TradingRestriction } from '@sandbox/market/venue/auction';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { Listing } from '@sandbox/market/price/listing';
import { checkAbilities } from './check-abilities';
import { auctionMessages } from './check-auction';
import { coverMessages } from './check-cover';
import { debitMessages, isDebited } from './check-debit';
import { securityMessages } from './check-notices';
import { checkQuantity } from './check-quantity';
import { checkTerms } from './check-terms';
import { executableType, type ExecutableType } from '@sandbox/market/venue/order-type';
import { checkValidity, type CheckedValidity } from './check-validity';
import { extrasOf, type OrderExtras } from '../store/order-extras';
import type { LegBody } from '../routes/order-body';
import type { AccountFacts, OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { estimate, likelyPrice, type OrderEstimate } from './order-value';
import { isGiven } from './price-input';
import type { ExecutionTerms, LimitExtension, Side } from '../trade/working-order';

/** An order that may be carried out. */
export interface CheckedOrder {
  readonly depotId: string;
  readonly depotWords: string;
  readonly account: AccountFacts;
  readonly side: Side;
  readonly type: ExecutableType;
  readonly terms: ExecutionTerms;
  readonly extension?: LimitExtension;
  readonly restriction?: TradingRestriction;
  readonly quantity: Decimal;
  readonly listing: Listing;
  readonly validity: NonNullable<CheckedValidity['validity']>;
  readonly estimate: OrderEstimate;
  readonly extras: OrderExtras;
}

/** Everything there is to say about an order, and the order itself when nothing is missing. */
export interface OrderCheck {
  readonly messages: readonly WireMessage[];
  readonly order?: CheckedOrder;
}

const REQUIRED = ['depotId', 'side', 'instrumentId', 'orderType', 'venueId', 'quantity'] as const;

/** Whether any of the messages stops the order. */
export const hasErrors = (messages: readonly WireMessage[]): boolean =>
  messages.some(({ severity }) => severity === 'ERROR');

/**
 * Checks an order against depot, account, market and calendar (rules.md 2 and 3). A partial one is checked only in
 * what it says (prevalidation); warnings and hints let the order pass.
 */
export function checkOrder(body: LegBody, facts: OrderFacts, extent: 'partial' | 'full'): OrderCheck {
  const side = body.side === 'BUY' || body.side === 'SELL' ? body.side : undefined;
  const { listing, account, depotId, depotWords } = facts;
  const { quantity, messages: quantityMessages } = checkQuantity(body, facts);
  const terms = isGiven(body.orderType) ? checkTerms(body, side, facts) : undefined;
  const abilities = checkAbilities(body, facts);
  const validity =
    listing === undefined
      ? undefined
      : checkValidity(body, facts.now, listing, facts.instrument?.row.matures_on);
  const money = estimated(side, quantity, terms?.terms, facts, validity?.validity?.date);
  const everything = [
    ...missingFields(body),
    ...sideMessages(body, side, facts),
    ...venueMessages(body, facts),
    ...facts.missingConsents,
    ...quantityMessages,
    ...(terms?.messages ?? []),
    ...abilities.messages,
    ...(validity?.messages ?? []),
    ...(listing === undefined
      ? []
      : auctionMessages(abilities.restriction, validity?.validity, listing.venue, facts.now)),
    ...securityMessages(body, side, facts, money),
    ...debitMessages(body, facts, money),
    ...(side === undefined || quantity === undefined || isDebited(body)
      ? []
      : coverMessages(side, quantity, money, facts)),
  ];
  const messages = extent === 'full' ? everything : everything.filter((message) => isAsked(body, message));
  const type = executableType(body.orderType ?? '');
  if (
    hasErrors(messages) ||
    depotId === undefined ||
    depotWords === undefined ||
    account === undefined ||
    side === undefined ||
    type === undefined ||
    listing === undefined ||
    quantity === undefined ||
    terms?.terms === undefined ||
    money === undefined ||
    validity?.validity === undefined
  ) {
    return { messages };
  }
  const { extension, restriction } = abilities;
  return {
    messages,
    order: {
      depotId,
      depotWords,
      account,
      side,
      type,
      terms: terms.terms,
      ...(extension === undefined ? {} : { extension }),
      ...(restriction === undefined ? {} : { restriction }),
      quantity,
      listing,
      validity: validity.validity,
      estimate: money,
      extras: extrasOf(body, { extension, restriction, terms: terms.terms }),
    },
  };
}

function estimated(
  side: Side | undefined,
  quantity: Decimal | undefined,
  terms: ExecutionTerms | undefined,
  { listing, account, now, sofar, convert }: OrderFacts,
  lastDay: LocalDate | undefined,
): OrderEstimate | undefined {
  if (
    side === undefined ||
    listing === undefined ||
    quantity === undefined ||
    terms === undefined ||
    account === undefined
  ) {
    return undefined;
  }
  return estimate({
    listing,
    quantity,
    terms,
    now,
    likely: likelyPrice(listing, side, now),
    lastDay,
    accountCurrency: account.currency,
    sofar,
    convert,
  });
}

/** Prevalidation checks what was sent: a message about nothing but what was not sent yet demands it (api.md 6). */
function isAsked(body: LegBody, { key, origin }: WireMessage): boolean {
  if (key === 'fehler-gueltigkeit-ungueltig' && body.validityType === 'GTD' && !isGiven(body.validity))
    return false;
  const sent = new Set(Object.entries(body).flatMap(([field, value]) => (isGiven(value) ? [field] : [])));
  return origin === null || origin.some((path) => sent.has(path.split('.')[0] ?? path));
}

const missingFields = (body: LegBody): WireMessage[] =>
  REQUIRED.filter((field) => !isGiven(body[field])).map((field) =>
    orderMessage.error('fehler-pflichtfeld', { origin: [field] }),
  );

function sideMessages(body: LegBody, side: Side | undefined, { listing }: OrderFacts): WireMessage[] {
  if (!isGiven(body.side)) return [];
  if (side === undefined) return [orderMessage.error('fehler-pflichtfeld', { origin: ['side'] })];
  return listing === undefined || listing.venue.abilities.sides.includes(side)
    ? []
    : [orderMessage.error('fehler-handelsplatz-nicht-erlaubt', { origin: ['venueId', 'side'] })];
}

const venueMessages = (body: LegBody, { instrument, listing }: OrderFacts): WireMessage[] =>
  isGiven(body.venueId) && instrument !== undefined && listing === undefined
    ? [orderMessage.error('fehler-handelsplatz-nicht-erlaubt', { origin: ['venueId'] })]
    : [];
