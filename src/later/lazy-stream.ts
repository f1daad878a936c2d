import type { EventStream } from '@adapters/event-stream/event-stream';
import type { ConnectionState } from '@application/ports/bank/live-updates';
import type { Logger } from '@application/ports/logger';
import type { Scheduler } from '@application/ports/scheduler';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { pause } from '@application/shared/pause';
import { fetchCode } from './fetch-code';

/** Milliseconds until the code that did not come is fetched again. */
const FETCH_AGAIN = 5000;

type Stream = Pick<EventStream, 'listen' | 'observe' | 'wake'>;

interface StreamTools {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Logger;
  readonly load: () => Promise<Stream>;
}

/**
 * The event stream of the page, whose code comes with the first who listens: a page stands before it. Until it is here
 * the line counts as down, and it is fetched for as long as anybody may wait.
 */
export class LazyStream implements Stream {
  readonly #with: StreamTools;
  #fetching: Promise<Stream> | undefined;
  #stream: Stream | undefined;

  constructor(tools: StreamTools) {
    this.#with = tools;
  }

  listen(topic: string, listener: Parameters<Stream['listen']>[1]): Unsubscribe {
    return this.#begin((stream) => stream.listen(topic, listener));
  }

  observe(listener: (state: ConnectionState) => void): Unsubscribe {
    if (this.#stream === undefined) listener('disconnected');
    return this.#begin((stream) => stream.observe(listener));
  }

  wake(): void {
    this.#stream?.wake();
  }

  #begin(begin: (stream: Stream) => Unsubscribe): Unsubscribe {
    if (this.#stream !== undefined) return begin(this.#stream);
    let isOver = false;
    let end: Unsubscribe | undefined;
    this.#fetching ??= this.#fetch();
    void this.#fetching.then((stream) => {
      if (!isOver) end = begin(stream);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }

  async #fetch(): Promise<Stream> {
    const { scheduler, logger, load } = this.#with;
    try {
      this.#stream = await fetchCode(scheduler, load);
      return this.#stream;
    } catch (reason) {
      logger.error('Event stream could not be loaded', { reason: String(reason) });
      await pause(scheduler, FETCH_AGAIN)();
      return this.#fetch();
    }
  }
}
