import type { EventTransport, StreamEvent, StreamListener } from './event-transport';

const types: readonly StreamEvent['type'][] = ['message', 'heartbeat', 'disconnected', 'closed'];

/** Streams through the browser's EventSource, whose own reconnecting is switched off by closing at the first error. */
export class EventSourceTransport implements EventTransport {
  readonly #create: (url: string) => EventSource;

  constructor(create: (url: string) => EventSource) {
    this.#create = create;
  }

  open(url: string, listener: StreamListener): () => void {
    const source = this.#create(url);
    source.onopen = () => listener.opened();
    source.onerror = () => {
      source.close();
      listener.failed();
    };
    for (const type of types) {
      source.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) =>
        listener.received({ type, id: lastEventId, data }),
      );
    }
    return () => source.close();
  }
}
