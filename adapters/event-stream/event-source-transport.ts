import type { Scheduler } from '@application/ports/scheduler';
import type { EventTransport, StreamEvent, StreamListener } from './event-transport';

const types: readonly StreamEvent['type'][] = ['message', 'heartbeat', 'disconnected', 'closed'];

/** What is used of the browser's `EventSource`. */
export interface BrowserStream extends Pick<EventSource, 'close'> {
  onopen: ((event: Event) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
}

/**
 * Streams through the browser's EventSource, whose own reconnecting is switched off by closing at the first error. What
 * comes together is handed on together: told one by one, the prices of all venues draw the page once for each.
 */
export class EventSourceTransport implements EventTransport {
  readonly #create: (url: string) => BrowserStream;
  readonly #scheduler: Pick<Scheduler, 'after'>;

  constructor(create: (url: string) => BrowserStream, scheduler: Pick<Scheduler, 'after'>) {
    this.#create = create;
    this.#scheduler = scheduler;
  }

  open(url: string, listener: StreamListener): () => void {
    const source = this.#create(url);
    const waiting: StreamEvent[] = [];
    const handOn = (): void => waiting.splice(0).forEach((event) => listener.received(event));
    source.onopen = () => listener.opened();
    source.onerror = () => {
      source.close();
      handOn();
      listener.failed();
    };
    for (const type of types) {
      source.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
        if (waiting.push({ type, id: lastEventId, data }) === 1) this.#scheduler.after(0, handOn);
      });
    }
    return () => {
      waiting.length = 0;
      source.close();
    };
  }
}
