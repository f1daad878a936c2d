import type { ConnectionState } from '@application/ports/bank/live-updates';
import type { Connection as Line } from '@application/ports/connection';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { Identifiers } from '@application/ports/identifiers';
import type { Logger } from '@application/ports/logger';
import type { Result } from '@application/ports/result';
import type { Cancel, Scheduler } from '@application/ports/scheduler';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Sight } from './sight';
import { backOff } from './back-off';
import { ConnectionObservers } from './connection-observers';
import type { EventTransport, StreamEvent } from './event-transport';
import { readMessage } from './stream-message';
import { TopicListeners, type TopicListener } from './topic-listeners';

/** A stream that nobody listens to, or sees, is kept so long: changing the page or tab does not interrupt it, in ms. */
const LINGER = 5_000;
/** Heartbeats come every 15 s (decisions.md); after this long without any event the line counts as dead, in ms. */
const SILENCE = 40_000;

interface Collaborators {
  readonly transport: EventTransport;
  readonly url: string;
  /** Tells the bank all topics of a stream; they replace those told before. */
  readonly subscribe: (stream: string, topics: readonly string[]) => Result<void>;
  readonly scheduler: Scheduler;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
  readonly logger: Logger;
  readonly sight: Sight;
  /** Whether the bank is within reach at all. */
  readonly line: Line;
  /** From 0 to 1. */
  readonly random: () => number;
}

interface Connection {
  readonly stream: string;
  readonly close: () => void;
  open: boolean;
  lastId: number;
  /** What the bank was told last. */
  topics: readonly string[];
  telling: boolean;
  watch: Cancel;
}

/**
 * The one event stream of the page, shared by all who listen (KIT-09). It opens with the first listener,
 * reconnects with growing pauses, tells the bank the topics again, and notices lost events by their ids:
 * a gap means a new stream, whose fresh snapshots close it. While nobody sees the page it rests: over HTTP/1.1 a
 * browser opens six connections to one bank, and seven tabs that all listen would leave none for an order.
 */
export class EventStream {
  readonly #with: Collaborators;
  readonly #listeners = new TopicListeners();
  readonly #observers: ConnectionObservers;
  #connection: Connection | undefined;
  #reconnect: Cancel | undefined;
  #failures = 0;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
    this.#observers = new ConnectionObservers(collaborators.line);
    collaborators.sight.onChange(() => this.#sightChanged());
  }

  /** Hears a topic until unsubscribed. */
  listen(topic: string, listener: TopicListener): Unsubscribe {
    const remove = this.#listeners.add(topic, listener);
    this.#topicsChanged();
    return () => {
      remove();
      this.#topicsChanged();
    };
  }

  /** Hears the state of the line, at once and on each change. */
  observe(listener: (state: ConnectionState) => void): Unsubscribe {
    return this.#observers.add(listener);
  }

  /** Reconnects now rather than after the pause: the network is back, or the page is seen again. */
  wake(): void {
    if (this.#connection === undefined && this.#listeners.topics().length > 0) this.#connect();
  }

  #topicsChanged(): void {
    const { scheduler } = this.#with;
    if (this.#listeners.topics().length === 0) scheduler.after(LINGER, () => this.#leaveIfUnheard());
    else if (this.#connection !== undefined) scheduler.after(0, () => void this.#tellTopics());
    else if (this.#reconnect === undefined) this.#connect();
  }

  #sightChanged(): void {
    const { scheduler, sight } = this.#with;
    if (sight.isSeen()) this.wake();
    else scheduler.after(LINGER, () => this.#leaveIfUnseen());
  }

  #connect(): void {
    this.#stopWaiting();
    if (!this.#with.sight.isSeen()) return;
    const stream = this.#with.identifiers.uuid();
    const url = `${this.#with.url}?stream=${stream}`;
    const close = this.#with.transport.open(url, {
      opened: () => this.#opened(stream),
      received: (event) => this.#received(stream, event),
      failed: () => this.#lost(stream),
    });
    this.#connection = {
      stream,
      close,
      open: false,
      lastId: 0,
      topics: [],
      telling: false,
      watch: this.#watch(stream),
    };
  }

  #opened(stream: string): void {
    if (this.#connection?.stream !== stream) return;
    this.#connection.open = true;
    void this.#tellTopics();
  }

  /** One call at a time, so that a later list of topics never arrives before an earlier one. */
  async #tellTopics(): Promise<void> {
    const connection = this.#connection;
    const topics = this.#listeners.topics();
    if (connection?.open !== true || connection.telling || areEqual(topics, connection.topics)) return;
    const before = connection.topics;
    connection.telling = true;
    connection.topics = topics;
    const told = await this.#with.subscribe(connection.stream, topics)();
    connection.telling = false;
    if (E.isLeft(told)) {
      this.#lost(connection.stream);
      return;
    }
    this.#listeners.tellHeard(topics.filter((topic) => !before.includes(topic)));
    await this.#tellTopics();
  }

  #received(stream: string, event: StreamEvent): void {
    const connection = this.#connection;
    if (connection?.stream !== stream) return;
    if (event.type === 'disconnected' || event.type === 'closed') return this.#lost(stream);
    connection.watch();
    connection.watch = this.#watch(stream);
    this.#failures = 0;
    this.#observers.tell('connected');
    const id = Number(event.id);
    if (id > connection.lastId + 1) return this.#gap(connection, id);
    const isNew = id > connection.lastId;
    connection.lastId = Math.max(id, connection.lastId);
    if (event.type === 'message' && isNew) this.#tell(event.data);
  }

  #tell(data: string): void {
    const message = readMessage(data);
    if (O.isSome(message)) this.#listeners.tell(message.value.topic, message.value.detail);
    else this.#with.logger.error('Event not readable');
  }

  #gap({ stream, lastId }: Connection, id: number): void {
    this.#with.logger.warn('Events lost, starting a new stream', { after: lastId, next: id });
    this.#lost(stream);
  }

  #lost(stream: string): void {
    if (this.#connection?.stream !== stream) return;
    this.#end();
    this.#failures += 1;
    const pause = backOff(this.#failures, this.#with.random());
    this.#reconnect = this.#with.scheduler.after(pause, () => {
      this.#stopWaiting();
      this.wake();
    });
  }

  #leaveIfUnheard(): void {
    if (this.#listeners.topics().length === 0) this.#leave();
  }

  #leaveIfUnseen(): void {
    if (!this.#with.sight.isSeen()) this.#leave();
  }

  #leave(): void {
    this.#stopWaiting();
    this.#end();
    this.#failures = 0;
  }

  #end(): void {
    this.#connection?.watch();
    this.#connection?.close();
    this.#connection = undefined;
    this.#observers.tell('disconnected');
  }

  #stopWaiting(): void {
    this.#reconnect?.();
    this.#reconnect = undefined;
  }

  #watch(stream: string): Cancel {
    return this.#with.scheduler.after(SILENCE, () => this.#lost(stream));
  }
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((topic, index) => topic === b[index]);
