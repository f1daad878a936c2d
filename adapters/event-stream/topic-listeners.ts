import type { Unsubscribe } from '@application/ports/live-updates';

/** Whoever listens to a topic. */
export interface TopicListener {
  /** The detail of each message, not decoded yet. */
  readonly onDetail: (detail: unknown) => void;
  /** The stream was interrupted and runs again: what came in between was missed. */
  readonly onResumed?: () => void;
}

/** Listeners by topic: one topic is subscribed once, however many listen. */
export class TopicListeners {
  readonly #byTopic = new Map<string, Set<TopicListener>>();

  topics(): readonly string[] {
    return [...this.#byTopic.keys()].sort();
  }

  /** Adds a listener; each addition is taken back on its own. */
  add(topic: string, { onDetail, onResumed }: TopicListener): Unsubscribe {
    const own: TopicListener = { onDetail, ...(onResumed === undefined ? {} : { onResumed }) };
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

  tellResumed(): void {
    for (const listener of [...this.#byTopic.values()].flatMap((listeners) => [...listeners]))
      listener.onResumed?.();
  }
}
