import type { Order } from '@domain/order/open/order';
import type { VenueQuote } from '@domain/instrument/venue';
import type { DepotId, InstrumentId, VenueId } from '@domain/codes/ids';
import type { Unsubscribe } from '../unsubscribe';

/** One instrument at one venue. */
export interface QuoteKey {
  readonly instrumentId: InstrumentId;
  readonly venueId: VenueId;
}

/** Whether the event stream is alive (KIT-09). */
export type ConnectionState = 'connected' | 'disconnected';

/** The bank ended the session from its side. */
export interface SessionEnd {
  readonly reason: 'expired' | 'locked';
  readonly logoutUrl?: string;
}

/** What the bank tells by itself. After a reconnection every topic is caught up. */
export interface LiveUpdates {
  quotes(keys: readonly QuoteKey[], onQuote: (quote: VenueQuote) => void): Unsubscribe;
  /**
   * Each change of an order. Whenever the bank begins to tell of them, at first and after a reconnection, `onHeard` is
   * called, for a page that reads the orders then; without it all of them are told.
   */
  orders(depotId: DepotId, onOrder: (order: Order) => void, onHeard?: () => void): Unsubscribe;
  /** That something has happened without the customer, whatever it was. `onHeard` as above: what came before was missed. */
  notifications(onNews: () => void, onHeard: () => void): Unsubscribe;
  session(onEnd: (end: SessionEnd) => void): Unsubscribe;
  /** Calls the listener at once with the present state, then on each change. */
  connection(listener: (state: ConnectionState) => void): Unsubscribe;
}
