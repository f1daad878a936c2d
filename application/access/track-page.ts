import { trackingPage, type RouteTracking } from '@domain/tracking/tracking-page';
import type { PageTracking } from '../ports/page-tracking';
import type { VisitMarks } from '../ports/visit-marks';

/** Publishes the tracking page of a route that is shown, if the visitor agreed to it (KIT-14). */
export class TrackPage {
  constructor(
    private readonly tracking: PageTracking,
    private readonly marks: Pick<VisitMarks, 'hasConsent' | 'origin' | 'variants'>,
  ) {}

  execute(id: string, route: RouteTracking): void {
    if (!this.marks.hasConsent()) return;
    this.tracking.publish(trackingPage(id, route, this.#parameters()));
  }

  #parameters(): Readonly<Record<string, string>> {
    const { advertiserId, affiliate, campaign } = this.marks.origin();
    const variants = Object.entries(this.marks.variants());
    return {
      ...(advertiserId === undefined ? {} : { advertiserId }),
      ...affiliate,
      ...(campaign === undefined ? {} : { campaign }),
      ...Object.fromEntries(variants.map(([test, variant]) => [`abt-${test}`, variant])),
    };
  }
}
