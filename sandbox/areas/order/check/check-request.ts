import { compare, decimalText } from '@domain/money/decimal';
import type { WireMessage } from '@sandbox/platform/http/message';
import { checkOrder, hasErrors, type CheckedOrder } from './check-order';
import { withoutCover, type OrderFacts } from './order-facts';
import type { LegBody, OrderBody } from '../routes/order-body';
import { orderMessage } from './order-messages';
import { isGiven } from './price-input';

/** Two orders of which one cancels the other: the stop first, the limit second (ORD-12). */
export interface CheckedOco {
  readonly kind: 'oco';
  readonly legs: readonly [stop: CheckedOrder, limit: CheckedOrder];
}

/** One order that may be carried out. */
export interface CheckedSingle {
  readonly kind: 'single';
  readonly order: CheckedOrder;
}

/** A base and what starts once it is executed in full (ORD-13). */
export interface CheckedNext {
  readonly kind: 'next';
  readonly base: CheckedOrder;
  readonly follow: CheckedSingle | CheckedOco;
}

/** Whatever can be ordered. */
export type CheckedRequest = CheckedSingle | CheckedOco | CheckedNext;

/** Everything there is to say about a request, and the request itself when nothing stops it. */
export interface RequestCheck<T = CheckedRequest> {
  readonly messages: readonly WireMessage[];
  readonly request?: T;
}

type Extent = 'partial' | 'full';

/**
 * Checks a single or a combined order (rules.md 2 and 4). The facts are those of its first leg: all legs are for
 * the same security at the same venue. Origins name the leg, as in `subOrders[1].limit`.
 */
export function checkRequest(body: OrderBody, facts: OrderFacts, extent: Extent): RequestCheck {
  switch (body.orderType) {
    case 'ONE_CANCELS_OTHER':
      return checkOco(body, { ...facts, standard: { kind: 'between' } }, extent);
    case 'NEXT_ORDER':
      return checkNext(body, facts, extent);
    default:
      return checkSingle(body, facts, extent);
  }
}

/** The leg that the facts of a request are about: itself, or its first one. */
export function leadingLeg(body: OrderBody): LegBody {
  const [first] = body.subOrders ?? [];
  return first === undefined ? body : { ...first, depotId: first.depotId ?? body.depotId ?? null };
}

/** The legs of a checked request, in the order in which they are entered. */
export function legsOf(request: CheckedRequest): readonly [CheckedOrder, ...CheckedOrder[]] {
  switch (request.kind) {
    case 'single':
      return [request.order];
    case 'oco':
      return request.legs;
    case 'next':
      return [request.base, ...legsOf(request.follow)];
  }
}

function checkSingle(body: LegBody, facts: OrderFacts, extent: Extent): RequestCheck<CheckedSingle> {
  const { order, messages } = checkOrder(body, facts, extent);
  return order === undefined ? { messages } : { messages, request: { kind: 'single', order } };
}

function checkOco(body: OrderBody, facts: OrderFacts, extent: Extent): RequestCheck<CheckedOco> {
  const [stopBody, limitBody] = body.subOrders ?? [];
  if (stopBody === undefined || limitBody === undefined) return incomplete(extent);
  const stop = checkOrder(stopBody, facts, extent);
  const limit = checkOrder(limitBody, withoutCover({ ...facts, missingConsents: [] }), extent);
  const messages = [
    ...ability(body, facts),
    ...under(0, [...typeMessages(stopBody, ['STOP_MARKET']), ...stop.messages]),
    ...under(1, [
      ...typeMessages(limitBody, ['LIMIT']),
      ...differences(stopBody, limitBody, ['side', 'quantity', 'validityType', 'validity', ...SAME]),
      ...unsaid(limit.messages, stop.messages),
    ]),
  ];
  if (stop.order === undefined || limit.order === undefined || hasErrors(messages)) return { messages };
  return { messages, request: { kind: 'oco', legs: [stop.order, limit.order] } };
}

function checkNext(body: OrderBody, facts: OrderFacts, extent: Extent): RequestCheck<CheckedNext> {
  const [baseBody, followBody] = body.subOrders ?? [];
  if (baseBody === undefined || followBody === undefined) return incomplete(extent);
  const base = checkOrder(baseBody, { ...facts, isBase: true }, extent);
  const isLimitedBuy = baseBody.side !== 'SELL' && (baseBody.orderType ?? 'LIMIT') === 'LIMIT';
  const follow = checkFollow(followBody, followFacts(facts, base.order), extent);
  const messages = [
    ...ability(body, facts),
    ...under(0, [
      ...(isLimitedBuy
        ? []
        : [orderMessage.error('fehler-basisorder-kein-limitierter-kauf', { origin: ['orderType', 'side'] })]),
      ...base.messages,
    ]),
    ...under(1, [
      ...followMessages(baseBody, followBody, base.order, follow.request),
      ...unsaid(follow.messages, base.messages),
    ]),
  ];
  if (base.order === undefined || follow.request === undefined || hasErrors(messages)) return { messages };
  return { messages, request: { kind: 'next', base: base.order, follow: follow.request } };
}

/** What follows sells what the base has bought: it stands to the base's limit, and its cover is the base. */
function followFacts(facts: OrderFacts, base: CheckedOrder | undefined): OrderFacts {
  const { standard } = facts;
  return withoutCover({
    ...facts,
    missingConsents: [],
    standard: base?.terms.kind === 'limit' ? { kind: 'base', limit: base.terms.limit } : standard,
  });
}

const checkFollow = (
  body: OrderBody,
  facts: OrderFacts,
  extent: Extent,
): RequestCheck<CheckedSingle | CheckedOco> =>
  body.orderType === 'ONE_CANCELS_OTHER' ? checkOco(body, facts, extent) : checkSingle(body, facts, extent);

function followMessages(
  baseBody: LegBody,
  followBody: OrderBody,
  base: CheckedOrder | undefined,
  follow: CheckedSingle | CheckedOco | undefined,
): WireMessage[] {
  const isOco = followBody.orderType === 'ONE_CANCELS_OTHER';
  const sellers = isOco ? (followBody.subOrders ?? []) : [followBody];
  const isUnfit = followBody.orderType === 'MARKET' || followBody.orderType === 'QUOTE';
  const sold = follow === undefined ? undefined : legsOf(follow)[0];
  const isTooMuch = base !== undefined && sold !== undefined && compare(sold.quantity, base.quantity) > 0;
  return [
    ...(isUnfit ? [orderMessage.error('fehler-ordertyp-nicht-erlaubt', { origin: ['orderType'] })] : []),
    ...sellers.flatMap((seller, index) => {
      const messages = [
        ...differences(baseBody, seller, SAME),
        ...(isGiven(seller.side) && seller.side !== 'SELL'
          ? [orderMessage.error('fehler-folgeorder-kein-verkauf', { origin: ['side'] })]
          : []),
      ];
      return isOco ? under(index, messages) : messages;
    }),
    ...(isTooMuch
      ? [
          orderMessage.error('fehler-folgeorder-menge-zu-hoch', {
            args: { verfuegbar: decimalText(base.quantity) },
            origin: isOco ? ['subOrders[0].quantity', 'subOrders[1].quantity'] : ['quantity'],
          }),
        ]
      : []),
  ];
}

const SAME = ['depotId', 'settlementAccountId', 'instrumentId', 'venueId'] as const;

/** Where two legs say different things of what they must have in common. */
const differences = (
  first: LegBody,
  second: LegBody,
  fields: readonly ('side' | 'quantity' | 'validityType' | 'validity' | (typeof SAME)[number])[],
): WireMessage[] =>
  fields
    .filter((field) => isGiven(second[field]) && textOf(first[field]) !== textOf(second[field]))
    .map((field) => orderMessage.error('fehler-teilorders-unterschiedlich', { origin: [field] }));

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

const typeMessages = ({ orderType }: LegBody, allowed: readonly string[]): WireMessage[] =>
  isGiven(orderType) && !allowed.includes(orderType)
    ? [orderMessage.error('fehler-ordertyp-nicht-erlaubt', { origin: ['orderType'] })]
    : [];

/** Whether the venue takes combined orders of this kind. */
const ability = ({ orderType }: OrderBody, { listing }: OrderFacts): WireMessage[] =>
  listing !== undefined && isGiven(orderType) && !(orderType in listing.venue.abilities.orderTypes)
    ? [orderMessage.error('fehler-ordertyp-nicht-erlaubt', { origin: ['orderType'] })]
    : [];

const incomplete = (extent: Extent): { readonly messages: readonly WireMessage[] } => ({
  messages:
    extent === 'partial'
      ? []
      : [orderMessage.error('fehler-teilorders-ungueltig', { origin: ['subOrders'] })],
});

/** What is said of the security as a whole is said once. */
const unsaid = (messages: readonly WireMessage[], said: readonly WireMessage[]): readonly WireMessage[] =>
  messages.filter(({ origin, key }) => origin !== null || !said.some((each) => each.key === key));

/** Messages of a leg, their origins seen from the combined order. */
const under = (index: number, messages: readonly WireMessage[]): WireMessage[] =>
  messages.map((message) => ({
    ...message,
    origin: message.origin === null ? null : message.origin.map((field) => `subOrders[${index}].${field}`),
  }));
