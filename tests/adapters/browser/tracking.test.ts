import { BrowserVisitMarks } from '@adapters/browser/browser-visit-marks';
import { cookie } from '@adapters/browser/cookie';
import { cookieText } from '@adapters/browser/cookie-text';
import { DataLayer, PAGE_EVENT } from '@adapters/browser/data-layer';
import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { MemoryVisitMarks } from '@adapters/fake/device/memory-visit-marks';
import { RecordingPageTracking } from '@adapters/fake/device/recording-page-tracking';
import type { TrackingPage } from '@domain/tracking/tracking-page';
import { describePageTracking, describeVisitMarks } from '../../contracts/tracking.contract';

describeVisitMarks('the browser', ({ consent, origin: { advertiserId, affiliate, campaign } }) => {
  const cookies = [
    ...(consent ? ['cdb-consent=necessary%2Cstatistics'] : ['cdb-consent=necessary']),
    ...(advertiserId ? [`AdvertisingId=${advertiserId}%23x`] : []),
    ...(affiliate ? [`AffiliateId=${affiliate.partnerType}${affiliate.partner}`] : []),
    ...(campaign ? [`cac=x%3D1%26wc%3D${campaign}`] : []),
  ];
  return new BrowserVisitMarks(() => cookies.join('; '), memoryStorage());
});

describeVisitMarks('memory', ({ consent, origin }) => new MemoryVisitMarks(consent, origin));

describePageTracking('the document', () => {
  const target = new EventTarget();
  const pages: TrackingPage[] = [];
  target.addEventListener(PAGE_EVENT, (event) => {
    if (event instanceof CustomEvent) pages.push(event.detail as TrackingPage);
  });
  return { tracking: new DataLayer(target), published: () => pages };
});

describePageTracking('the recording', () => {
  const tracking = new RecordingPageTracking();
  return { tracking, published: () => tracking.pages };
});

describe('variants [KIT-14]', () => {
  it('are kept under cdb-abt-, and nothing else of the storage is taken for one', () => {
    const storage = memoryStorage();
    storage.setItem('depotwerk-device', '{}');
    const marks = new BrowserVisitMarks(() => '', storage);
    marks.variant('farbe', () => 'b');
    expect(storage.getItem('cdb-abt-farbe')).toBe('b');
    expect(marks.variants()).toEqual({ farbe: 'b' });
  });
});

describe('cookies [KIT-14]', () => {
  it.each([
    [cookieText('a', 'b c'), 'a=b%20c; Path=/; SameSite=Lax', 'Lax by default'],
    [cookieText('a', '', { maxAge: 0 }), 'a=; Path=/; SameSite=Lax; Max-Age=0', 'removed'],
    [cookieText('a', '1', { sameSite: 'None' }), 'a=1; Path=/; SameSite=None; Secure', 'None is Secure'],
    [
      cookieText('a', '1;x', { sameSite: 'Strict' }),
      'a=1%3Bx; Path=/; SameSite=Strict',
      'nothing breaks out',
    ],
  ])('are written as %s, that is %s: %s', (written, text) => {
    expect(written).toBe(text);
  });

  it('are read although their escapes are broken', () => {
    expect(cookie('AffiliateId=A100%', 'AffiliateId')).toBe('A100%');
  });
});
