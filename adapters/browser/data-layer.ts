import type { PageTracking } from '@application/ports/page-tracking';
import type { TrackingPage } from '@domain/tracking/tracking-page';

/** The event whose detail is a tracking page; a counting script listens to it on the document (wire.md). */
export const PAGE_EVENT = 'depotwerk:page';

/** Publishes pages as events: nobody has to listen, and nothing is hung on the window. */
export class DataLayer implements PageTracking {
  readonly #target: EventTarget;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  publish(page: TrackingPage): void {
    this.#target.dispatchEvent(new CustomEvent<TrackingPage>(PAGE_EVENT, { detail: page }));
  }
}
