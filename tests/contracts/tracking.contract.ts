import type { PageTracking } from '@application/ports/page-tracking';
import type { VisitMarks } from '@application/ports/visit-marks';
import { trackingPage, type TrackingPage } from '@domain/tracking/tracking-page';
import type { VisitOrigin } from '@domain/tracking/visit-origin';

/** A visit that came about so. */
export type MakeVisit = (visit: { readonly consent: boolean; readonly origin: VisitOrigin }) => VisitMarks;

/** The contract of what remembers a visit. */
export function describeVisitMarks(name: string, make: MakeVisit): void {
  describe(`${name} as visit marks [KIT-14]`, () => {
    it.each([true, false])('know whether the visitor agreed: %s', (consent) => {
      expect(make({ consent, origin: {} }).hasConsent()).toBe(consent);
    });

    it.each<[VisitOrigin, string]>([
      [{}, 'by nobody'],
      [{ advertiserId: '4711' }, 'by an advertisement'],
      [{ affiliate: { partnerType: 'P', partner: '0815' } }, 'by a partner'],
      [{ campaign: 'herbst' }, 'by a campaign'],
      [{ advertiserId: '1', affiliate: { partnerType: 'K', partner: '2' }, campaign: '3' }, 'by all three'],
    ])('know where it came from: %j, %s', (origin) => {
      expect(make({ consent: true, origin }).origin()).toEqual(origin);
    });

    it('take an agreement and give it back [KIT-14]', () => {
      const marks = make({ consent: false, origin: { campaign: 'herbst' } });
      marks.consent(true);
      expect(marks.hasConsent()).toBe(true);
      marks.consent(false);
      expect(marks.hasConsent()).toBe(false);
      expect(marks.origin()).toEqual({ campaign: 'herbst' });
    });
  });
}

/** The contract of what publishes pages. */
export function describePageTracking(
  name: string,
  make: () => { readonly tracking: PageTracking; readonly published: () => readonly TrackingPage[] },
): void {
  describe(`${name} as page tracking [KIT-14]`, () => {
    it('publishes each page as it is, in their order', () => {
      const { tracking, published } = make();
      const pages = ['a', 'b'].map((page) => trackingPage(page, { area: 'depot', page }, { x: '1' }));
      for (const page of pages) tracking.publish(page);
      expect(published()).toEqual(pages);
    });
  });
}
