import { instant, type Instant } from '@domain/time/instant';
import { oneOf } from '@sandbox/platform/db/one-of';
import type { Bank } from '@sandbox/platform/bank';
import { marketOf, type Market } from '@sandbox/market/market';
import { quoteAnswer } from '@sandbox/market/price/quote-answer';
import { described } from '@sandbox/areas/order/book/order-answer';
import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { statementsSince } from '@sandbox/areas/document/due-documents';
import { NEWS } from '@sandbox/ledger/news';
import { isOver, noteExpiry } from '@sandbox/areas/session/session-end';
import type { EventStream } from './event-stream';
import { isNews } from './news';
import { newOrderEvents } from './order-events';
import { clearSubscriptions, subscriptionsOf, type Subscription } from './subscriptions';
import { isOfOutbox, topicOf, type Topic } from './topic';

/** Real milliseconds between two looks at quotes, orders, sessions and statements, and between heartbeats. */
const QUOTES = 1_000;
const ORDERS = 250;
const SESSIONS = 5_000;
const HEARTBEAT = 15_000;

/** Where the portal goes when its session is over. */
const LOGOUT_URL = '/lp/wt/logout';

/** All open streams of this process; its clocks run only while there are any. */
export class EventHub {
  readonly #bank: Bank;
  /** Those that do not yet know which wishes are old. */
  readonly #opening = new Set<EventStream>();
  readonly #streams = new Set<EventStream>();
  #timers: NodeJS.Timeout[] = [];
  #reading: Promise<void> | undefined;
  #subscribing: Promise<void> | undefined;
  /** Since when the statements have been there that the streams know of. */
  #statements: number;

  constructor(bank: Bank) {
    this.#bank = bank;
    this.#statements = this.#latestStatements();
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Serves a stream until its line is gone; what was wished before it opened does not concern it. */
  async add(stream: EventStream): Promise<void> {
    const { clientId, sessionId } = stream;
    this.#opening.add(stream);
    try {
      for (const wish of await subscriptionsOf(this.#bank.db, [clientId], [sessionId])) {
        stream.heeds(wish.wish_id, wish.stream);
      }
    } finally {
      this.#opening.delete(stream);
    }
    if (!stream.isOpen) return;
    this.#streams.add(stream);
    if (this.#timers.length === 0) this.#run();
  }

  /** Forgets a stream whose line is gone. */
  remove(stream: EventStream): void {
    stream.lost();
    this.#streams.delete(stream);
    if (this.#streams.size === 0) this.#halt();
  }

  /** How many streams of a session are open here. */
  countOf(sessionId: string): number {
    const all = [...this.#opening, ...this.#streams];
    return all.filter((stream) => stream.sessionId === sessionId).length;
  }

  /**
   * Lets streams listen to what was wished for them since they opened, by a request to this process or to another;
   * two looks never run at once. Quotes are told at once.
   */
  readSubscriptions(): Promise<void> {
    this.#subscribing = (this.#subscribing ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.#heedSubscriptions());
    return this.#subscribing;
  }

  async #heedSubscriptions(): Promise<void> {
    for (const { stream, wish } of await this.#wishes()) {
      if (!stream.heeds(wish.wish_id, wish.stream)) continue;
      const hadSome = [...stream.topics.values()].some(isOfOutbox);
      if (!hadSome) stream.ordersUntil = wish.orders_until;
      stream.listenTo(
        new Map(
          wish.topics.flatMap((text) => {
            const topic = topicOf(text);
            return topic === undefined ? [] : [[text, topic]];
          }),
        ),
      );
      const market = await marketOf(this.#bank);
      this.#tellQuotes(market, stream, instant(this.#bank.clock.now()), new Map());
    }
  }

  /** Wishes for the streams of this process, whether heeded or not. */
  async #wishes(): Promise<readonly { readonly stream: EventStream; readonly wish: Subscription }[]> {
    const streams = [...this.#streams];
    if (streams.length === 0) return [];
    const ids = (of: (stream: EventStream) => string): string[] => [...new Set(streams.map(of))];
    const wishes = await subscriptionsOf(
      this.#bank.db,
      ids(({ clientId }) => clientId),
      ids(({ sessionId }) => sessionId),
    );
    return wishes.flatMap((wish) =>
      streams
        .filter(
          ({ sessionId, name }) =>
            sessionId === wish.session_id && (wish.stream === '' || wish.stream === name),
        )
        .map((stream) => ({ stream, wish })),
    );
  }

  /** Says good-bye to everybody: the server goes away, or the test bench asks for it. */
  close(last: 'disconnected' | 'closed' = 'closed'): void {
    for (const stream of [...this.#opening, ...this.#streams]) {
      stream.close(last);
      this.remove(stream);
    }
  }

  /** One look at the quotes of all streams; each is made once however many listen. */
  async tellQuotes(): Promise<void> {
    const market = await marketOf(this.#bank);
    const now = instant(this.#bank.clock.now());
    const made = new Map<string, MadeQuote>();
    for (const stream of this.#streams) this.#tellQuotes(market, stream, now, made);
    this.#sweep();
  }

  /** One look at the outbox for all customers who listen; two never run at once, so that nothing is told twice. */
  tellOrders(): Promise<void> {
    this.#reading ??= this.#readOutbox().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Tells that statements have come: they follow from the books, and nobody files them until somebody looks. */
  tellStatements(): void {
    const latest = this.#latestStatements();
    if (latest === this.#statements) return;
    this.#statements = latest;
    for (const stream of this.#streams) if (stream.topics.has(NEWS)) stream.tell(NEWS, { kind: 'DOCUMENT' });
  }

  #latestStatements(): number {
    return statementsSince(instant(this.#bank.clock.now())).getTime();
  }

  /** Ends the streams of sessions that are over, after telling those who listen. */
  async tellSessions(): Promise<void> {
    const ids = [...new Set([...this.#streams].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    await clearSubscriptions(this.#bank);
    const sessions = await this.#bank.db
      .selectFrom('session')
      .selectAll()
      .where(oneOf('session_id', ids))
      .execute();
    for (const session of sessions) await noteExpiry(this.#bank, session);
    const now = this.#bank.realNow();
    const alive = new Set(
      sessions.filter((session) => !isOver(session, now)).map(({ session_id }) => session_id),
    );
    for (const stream of [...this.#streams]) {
      if (alive.has(stream.sessionId)) continue;
      if (stream.topics.has('session')) stream.tell('session', { state: 'expired', logoutUrl: LOGOUT_URL });
      stream.close();
      this.remove(stream);
    }
  }

  /** Streams of one customer get the same events. */
  async #readOutbox(): Promise<void> {
    const listening = [...this.#streams].filter(({ topics }) => [...topics.values()].some(isOfOutbox));
    const market = await marketOf(this.#bank);
    for (const event of await newOrderEvents(this.#bank.db, listening)) {
      const topic = event.topic ?? `orders.${event.depotId}`;
      const detail = event.topic === undefined ? orderTold(market, event.detail) : event.detail;
      for (const stream of listening) {
        if (stream.clientId !== event.clientId || stream.ordersUntil >= event.sequence) continue;
        stream.ordersUntil = event.sequence;
        if (stream.topics.has(topic)) stream.tell(topic, detail);
        if (event.topic === undefined && isNews(event.detail) && stream.topics.has(NEWS))
          stream.tell(NEWS, { kind: 'ORDER', orderId: event.detail.orderId });
      }
    }
  }

  #tellQuotes(market: Market, stream: EventStream, now: Instant, made: Map<string, MadeQuote>): void {
    for (const [text, topic] of stream.topics) {
      if (topic.kind !== 'quotes') continue;
      const quote = made.get(text) ?? madeQuote(market, topic, now);
      if (quote === undefined) continue;
      made.set(text, quote);
      stream.tellQuote(text, quote.detail, quote.essence);
    }
  }

  #sweep(): void {
    for (const stream of [...this.#streams]) if (!stream.isOpen) this.remove(stream);
  }

  #run(): void {
    const every = (milliseconds: number, work: () => Promise<void> | void): NodeJS.Timeout =>
      setInterval(() => {
        if (this.#bank.faults.streamsAreSilent) return;
        Promise.resolve(work()).catch((error: unknown) =>
          this.#bank.log.error(error, 'Events could not be told.'),
        );
      }, milliseconds);
    const isShared = this.#bank.settings.databaseUrl !== undefined;
    this.#timers = [
      ...(isShared ? [every(ORDERS, () => this.readSubscriptions())] : []),
      every(QUOTES, () => this.tellQuotes()),
      every(ORDERS, () => this.tellOrders()),
      every(SESSIONS, () => this.tellSessions()),
      every(SESSIONS, () => this.tellStatements()),
      every(HEARTBEAT, () => {
        for (const stream of this.#streams) stream.heartbeat();
      }),
    ];
  }

  #halt(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}

/** An order with what it is about. */
const orderTold = (market: Market, order: OrderAnswer): OrderAnswer =>
  described(
    order,
    {
      instrument: order.instrumentId === undefined ? undefined : market.instruments.get(order.instrumentId),
      venue: order.venueId === undefined ? undefined : market.venues.get(order.venueId),
    },
    market,
  );

/** A quote as text, made once for all who listen; while the venue is closed its essence stays the same. */
interface MadeQuote {
  readonly detail: string;
  readonly essence: string;
}

function madeQuote(
  market: Market,
  { instrumentId, venueId }: Extract<Topic, { kind: 'quotes' }>,
  now: Instant,
): MadeQuote | undefined {
  const found = market.find(instrumentId);
  const listing = found && market.listing(found.row.instrument_id, venueId);
  if (listing === undefined) return undefined;
  const quote = quoteAnswer(listing, now);
  const detail = JSON.stringify(quote);
  return { detail, essence: quote.state === 'OPEN' ? detail : JSON.stringify({ ...quote, sequence: 0 }) };
}

const hubs = new WeakMap<Bank, EventHub>();

/** The hub of a bank in this process. */
export function hubOf(bank: Bank): EventHub {
  const known = hubs.get(bank) ?? new EventHub(bank);
  hubs.set(bank, known);
  return known;
}
