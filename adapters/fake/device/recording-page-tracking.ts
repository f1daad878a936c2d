import type { PageTracking } from '@application/ports/page-tracking';
import type { TrackingPage } from '@domain/tracking/tracking-page';

/** Remembers the pages that were published. */
export class RecordingPageTracking implements PageTracking {
  readonly pages: TrackingPage[] = [];

  publish(page: TrackingPage): void {
    this.pages.push(page);
  }
}
