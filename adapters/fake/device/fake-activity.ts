import type { ActivityListener, ActivitySource } from '@application/ports/activity-source';
import type { Unsubscribe } from '@application/ports/unsubscribe';

/** A customer who gives signs when a test says so. */
export class FakeActivity implements ActivitySource {
  readonly #listeners = new Set<ActivityListener>();

  listen(listener: ActivityListener): Unsubscribe {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  sign(): void {
    for (const { onSign } of [...this.#listeners]) onSign();
  }

  lookAgain(): void {
    for (const { onSight } of [...this.#listeners]) onSight();
  }
}
