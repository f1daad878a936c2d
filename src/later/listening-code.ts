import type { Logger } from '@application/ports/logger';
import type { Scheduler } from '@application/ports/scheduler';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import { pause } from '@application/shared/pause';
import { fetchCode } from './fetch-code';

/** Milliseconds until the code that did not come is fetched again. */
const FETCH_AGAIN = 5000;

/** How code that listens is fetched. */
export interface ListeningTools<T> {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Logger;
  readonly load: () => Promise<T>;
}

/**
 * Something to listen to, whose code comes with the first who listens: a page stands before it. It is fetched for as long
 * as anybody may wait; who has ended meanwhile hears nothing.
 */
export class ListeningCode<T> {
  readonly #with: ListeningTools<T>;
  #fetching: Promise<T> | undefined;
  #here: T | undefined;

  constructor(tools: ListeningTools<T>) {
    this.#with = tools;
  }

  /** Undefined until its code is here. */
  get here(): T | undefined {
    return this.#here;
  }

  begin(begin: (here: T) => Unsubscribe): Unsubscribe {
    if (this.#here !== undefined) return begin(this.#here);
    let isOver = false;
    let end: Unsubscribe | undefined;
    this.#fetching ??= this.#fetch();
    void this.#fetching.then((here) => {
      if (!isOver) end = begin(here);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }

  async #fetch(): Promise<T> {
    const { scheduler, logger, load } = this.#with;
    try {
      this.#here = await fetchCode(scheduler, load);
      return this.#here;
    } catch (reason) {
      logger.error('Event stream could not be loaded', { reason: String(reason) });
      await pause(scheduler, FETCH_AGAIN)();
      return this.#fetch();
    }
  }
}
