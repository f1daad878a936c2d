import type { EventStream } from '@adapters/event-stream/event-stream';
import type { ConnectionState } from '@application/ports/bank/live-updates';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { ListeningCode, type ListeningTools } from './listening-code';

type Stream = Pick<EventStream, 'listen' | 'observe' | 'wake'>;

/** The event stream of the page, whose code comes with the first who listens; until it is here the line counts as down. */
export class LazyStream implements Stream {
  readonly #code: ListeningCode<Stream>;

  constructor(tools: ListeningTools<Stream>) {
    this.#code = new ListeningCode(tools);
  }

  listen(topic: string, listener: Parameters<Stream['listen']>[1]): Unsubscribe {
    return this.#code.begin((stream) => stream.listen(topic, listener));
  }

  observe(listener: (state: ConnectionState) => void): Unsubscribe {
    if (this.#code.here === undefined) listener('disconnected');
    return this.#code.begin((stream) => stream.observe(listener));
  }

  wake(): void {
    this.#code.here?.wake();
  }
}
