import type { Unsubscribe } from '@application/ports/unsubscribe';

/** The listeners of a topic. */
export interface TopicListener {
  /** The detail of each message, not decoded yet. */
  readonly onDetail: (detail: unknown) => void;
  /** The bank tells this topic from now on, for the first time or again: what came before was missed. */
  readonly onHeard?: () => void;
}

/** Listeners by topic: one topic is subscribed once, however many listen. */
export class TopicListeners {
  readonly #byTopic = new Map<string, Set<TopicListener>>();

  topics(): readonly string[] {
    return [...this.#byTopic.keys()].sort();
  }

  /** Adds a listener; each addition is taken back on its own. */
  add(topic: string, { onDetail, onHeard }: TopicListener): Unsubscribe {
    const own: TopicListener = { onDetail, ...(onHeard === undefined ? {} : { onHeard }) };
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(own));
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic);
    };
  }

  tell(topic: string, detail: unknown): void {
    for (const listener of [...(this.#byTopic.get(topic) ?? [])]) listener.onDetail(detail);
  }

  tellHeard(topics: readonly string[]): void {
    for (const topic of topics)
      for (const listener of [...(this.#byTopic.get(topic) ?? [])]) listener.onHeard?.();
  }
}
