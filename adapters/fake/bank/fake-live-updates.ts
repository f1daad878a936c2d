import type { Order } from '@domain/order/open/order';
import type { VenueQuote } from '@domain/instrument/venue';
import type { DepotId } from '@domain/codes/ids';
import type {
  ConnectionState,
  LiveUpdates,
  QuoteKey,
  SessionEnd,
} from '@application/ports/bank/live-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';

type Listener<T> = (value: T) => void;

/** The event stream in memory: it tells at once, and keeps silent while it is disconnected. */
export class FakeLiveUpdates implements LiveUpdates {
  readonly #quotes = new Set<{ readonly keys: readonly QuoteKey[]; readonly tell: Listener<VenueQuote> }>();
  readonly #orders = new Set<{
    readonly depotId: DepotId;
    readonly tell: Listener<Order>;
    readonly onHeard: (() => void) | undefined;
  }>();
  readonly #news = new Set<{ readonly tell: () => void; readonly onHeard: () => void }>();
  readonly #ends = new Set<Listener<SessionEnd>>();
  readonly #connections = new Set<Listener<ConnectionState>>();
  #state: ConnectionState = 'connected';

  constructor(private readonly known: () => readonly VenueQuote[]) {}

  quotes(keys: readonly QuoteKey[], onQuote: Listener<VenueQuote>): Unsubscribe {
    const subscription = { keys, tell: onQuote };
    this.#snapshot(subscription);
    return added(this.#quotes, subscription);
  }

  orders(depotId: DepotId, onOrder: Listener<Order>, onHeard?: () => void): Unsubscribe {
    return added(this.#orders, { depotId, tell: onOrder, onHeard });
  }

  notifications(onNews: () => void, onHeard: () => void): Unsubscribe {
    if (this.#state === 'connected') onHeard();
    return added(this.#news, { tell: onNews, onHeard });
  }

  session(onEnd: Listener<SessionEnd>): Unsubscribe {
    return added(this.#ends, onEnd);
  }

  connection(listener: Listener<ConnectionState>): Unsubscribe {
    listener(this.#state);
    return added(this.#connections, listener);
  }

  /** How many subscriptions there are: 0 once everybody has left. */
  get subscriptions(): number {
    return this.#quotes.size + this.#orders.size + this.#news.size + this.#ends.size + this.#connections.size;
  }

  tellQuote(quote: VenueQuote): void {
    if (this.#state === 'disconnected') return;
    for (const { keys, tell } of this.#quotes) if (keys.some((key) => isOf(quote, key))) tell(quote);
  }

  tellOrder(order: Order): void {
    if (this.#state === 'disconnected') return;
    for (const { depotId, tell } of this.#orders) if (depotId === order.depotId) tell(order);
  }

  tellNews(): void {
    if (this.#state === 'disconnected') return;
    for (const { tell } of this.#news) tell();
  }

  tellSessionEnd(end: SessionEnd): void {
    for (const tell of this.#ends) tell(end);
  }

  /** Loses or regains the stream; a regained one catches up with a snapshot of the quotes and is heard again. */
  turn(state: ConnectionState): void {
    this.#state = state;
    for (const tell of this.#connections) tell(state);
    if (state === 'disconnected') return;
    for (const subscription of this.#quotes) this.#snapshot(subscription);
    for (const { onHeard } of this.#orders) onHeard?.();
    for (const { onHeard } of this.#news) onHeard();
  }

  #snapshot({
    keys,
    tell,
  }: {
    readonly keys: readonly QuoteKey[];
    readonly tell: Listener<VenueQuote>;
  }): void {
    if (this.#state === 'disconnected') return;
    for (const quote of this.known()) if (keys.some((key) => isOf(quote, key))) tell(quote);
  }
}

const isOf = (quote: QuoteKey, { instrumentId, venueId }: QuoteKey): boolean =>
  quote.instrumentId === instrumentId && quote.venueId === venueId;

function added<T>(set: Set<T>, member: T): Unsubscribe {
  set.add(member);
  return () => void set.delete(member);
}
