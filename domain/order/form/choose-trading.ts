import type { FormSession } from '../../form/session/form-session';
import type { Instrument } from '../../instrument/instrument';
import type { TradingSystem } from '../draft/order-preferences';
import type { WantedOrder } from '../offer/suggest-venue';
import type { Suggestion } from '../offer/venue-choice';
import { trades, type VenueOffer } from '../offer/venue-offer';
import type { EnterableOrderType } from '../order-request';
import type { OrderFormFacts } from './order-form-facts';
import type { OrderNodes } from './order-nodes';

/** An order that is being filled in. */
type OrderSession = FormSession<OrderNodes, OrderFormFacts>;

/** What is wanted of a venue as the order is chosen now. */
export function wantedOf(session: OrderSession): WantedOrder {
  const { side, orderType, systemThere, protects } = session.nodes;
  return {
    side: session.field(side).value,
    orderType: session.field(orderType).value,
    tradingSystem: session.value(systemThere) ?? 'STANDARD',
    protects: session.value(protects) === true,
  };
}

/** Takes an offer: the venue, and the way it trades. */
export function chooseOffer(session: OrderSession, { venue, system }: VenueOffer): void {
  const { nodes } = session;
  session.change(() => {
    session.field(nodes.venueId).setValue(venue.id);
    session.field(nodes.tradingSystem).setValue(system);
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

/** Begins at the venue suggested: what a link or a draft names is the customer's own choice, all else is followed. */
export function takeSuggestion(session: OrderSession, { offer, reason }: Suggestion): void {
  const { venue, system } = offer;
  session.change(() => {
    session.tell({ suggestedVenue: venue.id, suggestedSystem: system });
    const [id, way] = [session.field(session.nodes.venueId), session.field(session.nodes.tradingSystem)];
    if (reason === 'draft' || reason === 'link') id.setValue(venue.id);
    else id.takeBack();
    if (reason !== 'draft' || way.value !== system) way.takeBack();
  });
}
