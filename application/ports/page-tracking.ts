import type { TrackingPage } from '@domain/tracking/tracking-page';

/** Tells the count of visits that a page is shown (KIT-14). */
export interface PageTracking {
  publish(page: TrackingPage): void;
}
