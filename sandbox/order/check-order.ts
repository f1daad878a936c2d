import { compare, decimalText, isWhole, type Decimal } from '@domain/shared/decimal';
import { PIECES } from '@domain/shared/unit';
import type { WireMessage } from '../http/message';
import type { Listing } from '../market/listing';
import { quantityUnit } from '../market/traded-instrument';
import { checkTerms, executableType, type ExecutableType } from './check-terms';
import { checkValidity, type CheckedValidity } from './check-validity';
import type { OrderBody } from './order-body';
import type { AccountFacts, OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import { estimate, likelyPrice, type OrderEstimate } from './order-value';
import { positiveAmount } from './price-input';
import type { ExecutionTerms, Side } from './working-order';

/** An order that may be carried out. */
export interface CheckedOrder {
  readonly depotId: string;
  readonly account: AccountFacts;
  readonly side: Side;
  readonly type: ExecutableType;
  readonly terms: ExecutionTerms;
  readonly quantity: Decimal;
  readonly listing: Listing;
  readonly validity: NonNullable<CheckedValidity['validity']>;
  readonly estimate: OrderEstimate;
}

/** Everything there is to say about an order, and the order itself when nothing is missing. */
export interface OrderCheck {
  readonly messages: readonly WireMessage[];
  readonly order?: CheckedOrder;
}

/** Fund units are sold in thousandths, everything else in whole pieces or whole nominal. */
const FUND_PLACES = 3;
const REQUIRED = ['depotId', 'side', 'instrumentId', 'orderType', 'venueId', 'quantity'] as const;

/** Whether any of the messages stops the order. */
export const hasErrors = (messages: readonly WireMessage[]): boolean =>
  messages.some(({ severity }) => severity === 'ERROR');

/**
 * Checks an order against depot, account, market and calendar (rules.md 2 and 3). A partial one is checked only in
 * what it says (prevalidation); warnings and hints let the order pass.
 */
export function checkOrder(body: OrderBody, facts: OrderFacts, extent: 'partial' | 'full'): OrderCheck {
  const missing = extent === 'partial' ? [] : missingFields(body);
  const side = body.side === 'BUY' || body.side === 'SELL' ? body.side : undefined;
  const { listing, account, depotId } = facts;
  const quantity = checkedQuantity(body, facts);
  const terms = isGiven(body.orderType) ? checkTerms(body, side, facts) : undefined;
  const validity =
    listing === undefined
      ? undefined
      : checkValidity(body.validityType ?? undefined, body.validity ?? undefined, facts.now, listing.venue);
  const money =
    side === undefined ||
    listing === undefined ||
    quantity === undefined ||
    terms?.terms === undefined ||
    account === undefined
      ? undefined
      : estimate(
          listing,
          quantity,
          terms.terms,
          likelyPrice(listing, side, facts.now),
          account.currency,
          facts.convert,
        );
  const messages = [
    ...missing,
    ...sideMessages(body, side, facts),
    ...venueMessages(body, facts),
    ...(isGiven(body.quantity) && quantity === undefined
      ? [orderMessage.error('fehler-menge-ungueltig', { origin: ['quantity'] })]
      : []),
    ...(terms?.messages ?? []),
    ...(validity?.messages ?? []),
    ...(side === undefined || quantity === undefined ? [] : coverMessages(side, quantity, money, facts)),
  ];
  const type = executableType(body.orderType ?? '');
  if (
    hasErrors(messages) ||
    depotId === undefined ||
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
  return {
    messages,
    order: {
      depotId,
      account,
      side,
      type,
      terms: terms.terms,
      quantity,
      listing,
      validity: validity.validity,
      estimate: money,
    },
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const missingFields = (body: OrderBody): WireMessage[] =>
  REQUIRED.filter((field) => !isGiven(body[field])).map((field) =>
    orderMessage.error('fehler-pflichtfeld', { origin: [field] }),
  );

function checkedQuantity({ quantity }: OrderBody, { instrument, listing }: OrderFacts): Decimal | undefined {
  if (quantity === undefined || quantity === null) return undefined;
  const unit = instrument === undefined ? undefined : quantityUnit(instrument.traded);
  const value = positiveAmount(quantity, unit, FUND_PLACES);
  const mayBeFraction = listing === undefined || (listing.venue.type === 'FUND' && unit === PIECES);
  return value !== undefined && (mayBeFraction || isWhole(value)) ? value : undefined;
}

function sideMessages(
  body: OrderBody,
  side: Side | undefined,
  { instrument, listing }: OrderFacts,
): WireMessage[] {
  if (!isGiven(body.side)) return [];
  if (side === undefined) return [orderMessage.error('fehler-pflichtfeld', { origin: ['side'] })];
  if (listing !== undefined && !listing.venue.abilities.sides.includes(side)) {
    return [orderMessage.error('fehler-handelsplatz-nicht-erlaubt', { origin: ['venueId', 'side'] })];
  }
  const isBlocked =
    side === 'BUY' && instrument?.row.priips_relevant === true && !instrument.row.kid_available;
  return isBlocked
    ? [
        orderMessage.error('fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich', {
          origin: ['instrumentId'],
        }),
      ]
    : [];
}

const venueMessages = (body: OrderBody, { instrument, listing }: OrderFacts): WireMessage[] =>
  isGiven(body.venueId) && instrument !== undefined && listing === undefined
    ? [orderMessage.error('fehler-handelsplatz-nicht-erlaubt', { origin: ['venueId'] })]
    : [];

/** Whether the depot has what is sold, and the account what is bought. */
function coverMessages(
  side: Side,
  quantity: Decimal,
  money: OrderEstimate | undefined,
  { freeQuantity, account }: OrderFacts,
): WireMessage[] {
  if (side === 'SELL') {
    if (freeQuantity === undefined || compare(quantity, freeQuantity) <= 0) return [];
    const args = { verfuegbar: decimalText(freeQuantity) };
    return [orderMessage.error('fehler-nicht-genuegend-bestand', { args, origin: ['quantity'] })];
  }
  if (money === undefined || account === undefined || compare(money.needed, account.available) <= 0)
    return [];
  return [
    orderMessage.error('fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag', {
      args: { verfuegbar: decimalText(account.available), ausmachend: decimalText(money.needed) },
      origin: ['quantity', 'settlementAccountId'],
    }),
  ];
}
