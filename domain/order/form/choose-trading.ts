import type { FormSession } from '../../form/session/form-session';
import type { Instrument } from '../../instrument/instrument';
import type { LimitNeed } from '../check/limit-need';
import type { TradingSystem } from '../draft/order-preferences';
import type { WantedOrder } from '../offer/suggest-venue';
import type { Suggestion } from '../offer/venue-choice';
import { suitability, trades, typeAt, type VenueOffer } from '../offer/venue-offer';
import type { EnterableOrderType } from '../order-request';
import type { OrderType } from '../order-type';
import type { OrderFormFacts } from './order-form-facts';
import type { OrderNodes } from './order-nodes';

/** An order that is being filled in. */
type OrderSession = FormSession<OrderNodes, OrderFormFacts>;

/** What is wanted of a venue as the order is chosen now. */
export function wantedOf(session: OrderSession): WantedOrder {
  const { side, orderType, tradingSystem } = session.nodes;
  return {
    side: session.field(side).value,
    orderType: session.field(orderType).value,
    tradingSystem: session.field(tradingSystem).value,
  };
}

/** Takes an offer: the venue, the way it trades, and the type that comes nearest to the one chosen. */
export function chooseOffer(session: OrderSession, offer: VenueOffer): void {
  const { nodes } = session;
  const { orderType } = wantedOf(session);
  session.change(() => {
    session.field(nodes.venueId).setValue(offer.venue.id);
    session.field(nodes.tradingSystem).setValue(offer.system);
    session.field(nodes.orderType).setValue(typeAt(offer, orderType) ?? orderType);
  });
}

/** Turns to another way of trading, and yields the offer of the venue chosen, if it knows both ways. */
export function chooseSystem(session: OrderSession, system: TradingSystem): VenueOffer | undefined {
  const venue = session.value(session.nodes.venue);
  if (venue === undefined || !trades(venue, system)) {
    session.field(session.nodes.tradingSystem).setValue(system);
    return undefined;
  }
  const offer = { venue, system };
  chooseOffer(session, offer);
  return offer;
}

/**
 * Turns to an instrument: where and how the one before was to be traded says nothing of it, the settings do (ORD-27). The
 * venue of a draft stays while the market opens: a page that is left meanwhile would keep the draft without it.
 */
export function turnToInstrument(
  session: OrderSession,
  instrument: Instrument | undefined,
  { keepsVenue = false } = {},
): void {
  const { nodes } = session;
  const before = session.field(nodes.instrument).value;
  session.change(() => {
    session.field(nodes.instrument).setValue(instrument);
    session.tell({ suggestedVenue: undefined });
    if (!keepsVenue) session.field(nodes.venueId).takeBack();
    if (before === undefined || before.id === instrument?.id) return;
    session.tell({ suggestedSystem: undefined, proposedStop: undefined });
    session.field(nodes.tradingSystem).takeBack();
  });
}

/** Turns to a type; a quote is a way of trading rather than a type. */
export function chooseType(session: OrderSession, orderType: EnterableOrderType): void {
  const { nodes } = session;
  session.change(() => {
    session.field(nodes.tradingSystem).setValue(orderType === 'QUOTE' ? 'QUOTE' : 'STANDARD');
    if (orderType !== 'QUOTE') session.field(nodes.orderType).setValue(orderType);
  });
}

/**
 * Begins at the venue suggested. A type that lasts from other orders, and is not to be had there, is not what the
 * customer chose for this one; yields whether it was given up.
 */
export function takeSuggestion(
  session: OrderSession,
  { offer, reason }: Suggestion,
  lasting: OrderType,
): boolean {
  const { venue, system } = offer;
  session.change(() => {
    session.tell({ suggestedVenue: venue.id, suggestedSystem: system });
    const [id, way] = [session.field(session.nodes.venueId), session.field(session.nodes.tradingSystem)];
    // What a link names is the customer's choice, and what was chosen before is chosen still.
    if (reason === 'draft' || reason === 'link') id.setValue(venue.id);
    else id.takeBack();
    if (reason === 'draft') way.setValue(system);
    else way.takeBack();
  });
  const { side, orderType } = wantedOf(session);
  const isGivenUp = orderType === lasting && suitability(offer, side, orderType) === 'order-type';
  if (isGivenUp) chooseType(session, 'MARKET');
  return isGivenUp;
}

/**
 * Where a market order would be refused just now, one with a limit is proposed, its price left to the customer; the
 * proposal is taken back where it is needed no more and nothing was made of it (rules.md 2). Yields why a limit is
 * proposed now.
 */
export function proposeLimit(session: OrderSession, proposed: LimitNeed | undefined): LimitNeed | undefined {
  const { nodes } = session;
  const type = session.field(nodes.orderType);
  const need = session.value(nodes.limitNeed);
  const takesLimits = session.value(nodes.venue)?.orderTypes.LIMIT !== undefined;
  const isUntouched = type.value === 'LIMIT' && session.field(nodes.limit).value === '';
  if (need !== undefined && type.value === 'MARKET' && takesLimits) type.setValue('LIMIT');
  else if (proposed === undefined) return undefined;
  else if (need === undefined && isUntouched) type.setValue('MARKET');
  return need;
}
