import type { TrackingPage } from '@domain/tracking/tracking-page';

/** Tells whoever counts visits that a page is shown (KIT-14). */
export interface PageTracking {
  publish(page: TrackingPage): void;
}
