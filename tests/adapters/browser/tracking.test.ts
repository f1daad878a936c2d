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
  const write = (text: string): void => {
    const [pair = ''] = text.split(';');
    const name = pair.slice(0, pair.indexOf('=') + 1);
    cookies.splice(0, cookies.length, ...cookies.filter((kept) => !kept.startsWith(name)), pair);
  };
  return new BrowserVisitMarks(() => cookies.join('; '), write, memoryStorage());
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
  it('are found under cdb-abt-, and nothing else of the storage is taken for one', () => {
    const storage = memoryStorage();
    storage.setItem('depotwerk-device', '{}');
    storage.setItem('cdb-abt-farbe', 'b');
    const marks = new BrowserVisitMarks(
      () => '',
      () => undefined,
      storage,
    );
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

describe('an agreement [KIT-14]', () => {
  it('is kept for half a year beside what else was agreed to', () => {
    const written: string[] = [];
    const marks = new BrowserVisitMarks(
      () => 'cdb-consent=necessary',
      (text) => void written.push(text),
      memoryStorage(),
    );
    marks.consent(true);
    expect(written).toEqual(['cdb-consent=necessary%2Cstatistics; Path=/; SameSite=Lax; Max-Age=15552000']);
  });
});
