import { MemoryVisitMarks } from '@adapters/fake/device/memory-visit-marks';
import { RecordingPageTracking } from '@adapters/fake/device/recording-page-tracking';
import { TrackPage } from '@application/access/track-page';

const route = { area: 'depot', page: 'orderbuch' };

describe('a page that is shown [KIT-14]', () => {
  it('is published with where the visit came from and its variants', () => {
    const tracking = new RecordingPageTracking();
    const origin = { advertiserId: '1', affiliate: { partnerType: 'P', partner: '2' }, campaign: '3' };
    const marks = new MemoryVisitMarks(true, origin, { farbe: 'b' });
    new TrackPage(tracking, marks).execute('orderBook', route);
    expect(tracking.pages).toMatchObject([
      {
        id: 'orderBook',
        additionalParams: {
          advertiserId: '1',
          partnerType: 'P',
          partner: '2',
          campaign: '3',
          'abt-farbe': 'b',
        },
      },
    ]);
  });

  it('is published bare where nothing is known', () => {
    const tracking = new RecordingPageTracking();
    new TrackPage(tracking, new MemoryVisitMarks(true)).execute('orderBook', route);
    expect(tracking.pages[0]?.additionalParams).toEqual({});
  });

  it('is told to nobody without the consent of the visitor', () => {
    const tracking = new RecordingPageTracking();
    new TrackPage(tracking, new MemoryVisitMarks(false)).execute('orderBook', route);
    expect(tracking.pages).toEqual([]);
  });
});
