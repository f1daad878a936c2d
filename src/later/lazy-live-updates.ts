import type { LiveUpdates } from '@application/ports/bank/live-updates';
import { ListeningCode, type ListeningTools } from './listening-code';

/** What the bank tells by itself: pages that never hear of an order load nothing that reads one. */
export class LazyLiveUpdates implements LiveUpdates {
  readonly #code: ListeningCode<LiveUpdates>;

  constructor(tools: ListeningTools<LiveUpdates>) {
    this.#code = new ListeningCode(tools);
  }

  readonly quotes: LiveUpdates['quotes'] = (...told) => this.#code.begin((live) => live.quotes(...told));

  readonly orders: LiveUpdates['orders'] = (...told) => this.#code.begin((live) => live.orders(...told));

  readonly notifications: LiveUpdates['notifications'] = (...told) =>
    this.#code.begin((live) => live.notifications(...told));

  readonly session: LiveUpdates['session'] = (...told) => this.#code.begin((live) => live.session(...told));

  readonly connection: LiveUpdates['connection'] = (listener) => {
    if (this.#code.here === undefined) listener('disconnected');
    return this.#code.begin((live) => live.connection(listener));
  };
}
