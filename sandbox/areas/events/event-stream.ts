import type { Topic } from './topic';

/** Where a stream's bytes go: a response, or what a test looks at. */
export interface EventSink {
  readonly write: (text: string) => void;
  /** Bytes that the customer's line has not taken yet. */
  readonly waiting: () => number;
  readonly end: () => void;
}

/** A line this far behind gets no more quotes until it has caught up; a fresh one comes with the next second. */
const SLOW = 64 * 1_024;
/** A line this far behind is cut: the portal reconnects and reads again. */
const STUCK = 4 * 1_024 * 1_024;

/** One open event stream of a session. Its events are numbered from 1, so that the portal sees a gap. */
export class EventStream {
  /** Topics by their text, in the order they were asked for. */
  topics: ReadonlyMap<string, Topic> = new Map();
  /** The customer's last order event that this stream has told, or that was there when it began to listen. */
  ordersUntil = 0;
  readonly #sink: EventSink;
  readonly #told = new Map<string, string>();
  /** The latest wish heeded, of those for this stream by name and of those for all. */
  readonly #heeded = new Map<string, string>();
  #lastId = 0;
  #isOpen = true;

  constructor(
    readonly clientId: string,
    readonly sessionId: string,
    readonly name: string,
    sink: EventSink,
  ) {
    this.#sink = sink;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends a topic's news whatever the line: nothing of it may be lost. */
  tell(topic: string, detail: unknown): void {
    this.#send('message', JSON.stringify({ topic, detail }));
  }

  /** Sends a quote unless it is the one told last, or the line is slow. */
  tellQuote(topic: string, detail: string, essence: string): void {
    if (this.#told.get(topic) === essence || this.#sink.waiting() > SLOW) return;
    this.#told.set(topic, essence);
    this.#send('message', `{"topic":${JSON.stringify(topic)},"detail":${detail}}`);
  }

  /** Replaces the topics; a topic that is asked for again gets a snapshot again. */
  listenTo(topics: ReadonlyMap<string, Topic>): void {
    this.topics = topics;
    this.#told.clear();
  }

  /** Takes note of a wish; false if it was known. */
  heeds(wishId: string, addressee: string): boolean {
    if (this.#heeded.get(addressee) === wishId) return false;
    this.#heeded.set(addressee, wishId);
    return true;
  }

  /** Shows that the line is alive. */
  heartbeat(): void {
    this.#send('heartbeat', '{}');
  }

  /** Says good-bye and ends the stream: closed by the bank, or without that last word, disconnected. */
  close(last: 'disconnected' | 'closed' = 'closed'): void {
    if (!this.#isOpen) return;
    this.#send('disconnected', '{}');
    if (last === 'closed') this.#send('closed', '{}');
    this.lost();
  }

  /** The line is gone. */
  lost(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#sink.end();
  }

  #send(event: string, data: string): void {
    if (!this.#isOpen) return;
    if (this.#sink.waiting() > STUCK) return this.lost();
    this.#lastId += 1;
    this.#sink.write(`id: ${this.#lastId}\nevent: ${event}\ndata: ${data}\n\n`);
  }
}
